import { Text } from '@esg/ui';
import { type CSSProperties, useRef } from 'react';
import type { PreviewLook } from '../../brand-preview/protocol.ts';
import { type PreviewWidth, previewSizes } from '../model/studio-state.ts';
import type { StudioScreen } from '../studio-props.ts';
import { FramedDocument } from './FramedDocument.tsx';
import { FramedPage } from './FramedPage.tsx';
import * as css from './PreviewPane.css.ts';
import { useScale } from './use-scale.ts';

export type ScreenFrameProps = {
  readonly screen: StudioScreen;
  readonly look: PreviewLook;
  readonly width: PreviewWidth;
  /** What distinguishes this frame from others, such as "Dark, saved"; read out with the screen's name. */
  readonly caption: string;
  readonly filter: string | undefined;
  readonly onPainted: (tookMs: number) => void;
};

/** One screen in one look, scaled to its place, in a window with the brand's icon and name. */
export const ScreenFrame = ({ screen, look, width, caption, filter, onPainted }: ScreenFrameProps) => {
  const place = useRef<HTMLDivElement>(null);
  const size = previewSizes[width];
  const scale = useScale(place, size.width);
  const { companyName, images } = look.brand;
  const title = `${screen.label}: ${caption}`;
  const measures = {
    [css.pageWidth]: `${size.width}px`,
    [css.pageHeight]: `${size.height}px`,
    [css.pageScale]: String(scale),
  } as CSSProperties;

  return (
    <figure className={css.frame} style={{ maxInlineSize: size.width }}>
      <div className={css.tab}>
        {images.favicon && <img className={css.icon} src={images.favicon} alt="" />}
        <Text as="span" size="sm" truncate>
          {companyName}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {caption}
        </Text>
      </div>
      <div ref={place} className={css.place} style={{ ...measures, filter }}>
        <div className={css.scaled}>
          {screen.src === undefined ? (
            <FramedDocument html={screen.html} title={title} look={look} onPainted={onPainted} />
          ) : (
            <FramedPage src={screen.src} title={title} look={look} onPainted={onPainted} />
          )}
        </div>
      </div>
    </figure>
  );
};
