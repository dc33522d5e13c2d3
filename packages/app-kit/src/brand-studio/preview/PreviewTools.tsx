import { languages } from '@esg/contract';
import { visionDeficiencies } from '@esg/tokens/studio';
import { SegmentedControl, Select, Switch } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { languageNames } from '../../i18n/languages.ts';
import { previewWidths, type StudioView } from '../model/studio-state.ts';
import type { StudioScreen } from '../studio-props.ts';
import * as css from './PreviewPane.css.ts';

type PreviewToolsProps = {
  readonly view: StudioView;
  readonly screens: readonly StudioScreen[];
  readonly look: (view: Partial<StudioView>) => void;
};

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);

/** The choice of the screen and its view. */
export const PreviewTools = ({ view, screens, look }: PreviewToolsProps) => {
  const { t } = useLingui();
  const visions = ['full', ...visionDeficiencies] as const;
  const visionNames = {
    full: t`Full colour vision`,
    protanopia: t`Without red (protanopia)`,
    deuteranopia: t`Without green (deuteranopia)`,
    tritanopia: t`Without blue (tritanopia)`,
  };
  const widthNames = { desktop: t`Desktop`, phone: t`Phone` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout
    <div className={css.tools} role="group" aria-label={t`How the screens are shown`}>
      <Select
        label={t`Screen`}
        value={screens.find(({ id }) => id === view.screen)?.id ?? screens[0]?.id ?? ''}
        options={screens.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ value }) => look({ screen: value })}
      />
      <SegmentedControl
        label={t`Mode`}
        value={view.mode}
        options={[
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
          { value: 'both', label: t`Both` },
        ]}
        onChange={({ value }) => look({ mode: value })}
      />
      <SegmentedControl
        label={t`Language`}
        value={view.language}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={({ value }) => look({ language: value })}
      />
      <SegmentedControl
        label={t`Width`}
        value={view.width}
        options={previewWidths.map((width) => ({ value: width, label: widthNames[width] }))}
        onChange={({ value }) => look({ width: value })}
      />
      <Select
        label={t`Colour vision`}
        value={view.vision}
        options={visions.map((vision) => ({ value: vision, label: visionNames[vision] }))}
        onChange={({ value }) => isOneOf(visions, value) && look({ vision: value })}
      />
      <Switch
        label={t`Beside the saved brand`}
        value={view.compare}
        onChange={({ value }) => look({ compare: value })}
      />
    </div>
  );
};
