import type { BrandContent } from '@esg/contract';
import { Inline, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { PreviewImages, PreviewLook } from '../../brand-preview/protocol.ts';
import type { StudioView } from '../model/studio-state.ts';
import type { StudioImages, StudioScreen } from '../studio-props.ts';
import { HoldToCompare } from './HoldToCompare.tsx';
import * as css from './PreviewPane.css.ts';
import { PreviewTools } from './PreviewTools.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { VisionFilters, visionFilter } from './VisionFilter.tsx';

type PreviewPaneProps = {
  readonly value: BrandContent;
  readonly saved: BrandContent;
  readonly images: StudioImages;
  readonly screens: readonly StudioScreen[];
  readonly view: StudioView;
  readonly look: (view: Partial<StudioView>) => void;
};

/** A framed page of another origin cannot resolve an address relative to this one. */
const absolute = (images: PreviewImages): PreviewImages =>
  Object.fromEntries(
    Object.entries(images)
      .filter(([, src]) => src)
      .map(([kind, src]) => [kind, new URL(src, window.location.href).href]),
  );

/** The looks of both brands in one mode; the same object as long as nothing in it changes. */
const useLook = (brand: BrandContent, images: PreviewImages, mode: 'light' | 'dark', view: StudioView): PreviewLook => {
  const { language } = view;
  return useMemo(
    () => ({ brand: { ...brand, images: absolute(images) }, mode, language }),
    [brand, images, mode, language],
  );
};

/** The screens in the edited brand, and in the saved one beside it or while a button is held. */
export const PreviewPane = ({ value, saved, images, screens, view, look }: PreviewPaneProps) => {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  const [paintedMs, setPaintedMs] = useState<number>();
  const looks = {
    edited: {
      light: useLook(value, images.current, 'light', view),
      dark: useLook(value, images.current, 'dark', view),
    },
    saved: { light: useLook(saved, images.saved, 'light', view), dark: useLook(saved, images.saved, 'dark', view) },
  };
  const screen = screens.find(({ id }) => id === view.screen) ?? screens[0];
  const modes = view.mode === 'both' ? (['light', 'dark'] as const) : [view.mode];
  const brands = view.compare ? (['edited', 'saved'] as const) : [held ? ('saved' as const) : ('edited' as const)];
  const words = { light: t`Light`, dark: t`Dark`, edited: t`edited`, saved: t`saved` };
  if (!screen) return null;

  return (
    <section className={css.pane} aria-label={t`Preview`}>
      <VisionFilters />
      <PreviewTools view={view} screens={screens} look={look} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout */}
      <div
        className={view.compare || view.width === 'phone' ? `${css.frames} ${css.inRow}` : css.frames}
        role="group"
        aria-label={screen.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, and must do so by keys too
        tabIndex={0}
      >
        {modes.flatMap((mode) =>
          brands.map((brand) => (
            <ScreenFrame
              // Keyed by position, not by look, so that a frame changes its look instead of loading again.
              key={`${screen.id} ${modes.length > 1 ? mode : ''} ${view.compare ? brand : ''}`}
              screen={screen}
              look={looks[brand][mode]}
              width={view.width}
              caption={`${words[mode]}, ${words[brand]}`}
              filter={visionFilter(view.vision)}
              onPainted={setPaintedMs}
            />
          )),
        )}
      </div>
      <div className={css.foot}>
        <Inline justify="between">
          {!view.compare && <HoldToCompare held={held} onHeld={setHeld} />}
          {paintedMs !== undefined && (
            <Text size="sm" tone="muted" numeric>
              <Trans>Repainted in {Math.round(paintedMs)} ms</Trans>
            </Text>
          )}
        </Inline>
      </div>
    </section>
  );
};
