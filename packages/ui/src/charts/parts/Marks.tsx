import type { Mark } from '@esg/chart-model';
import { memo } from 'react';
import { anchors, shapes, texts } from './marks.css.ts';
import { classOfTone } from './tone.ts';

/** The marks of a drawing in the page's styles, from back to front; one node for each. */
export const Marks = memo(({ marks }: { marks: readonly Mark[] }) =>
  // A mark is identified by its position, because the order of a drawing does not change.
  marks.map((mark, place) =>
    mark.kind === 'shape' ? (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={place}
        className={mark.tone === undefined ? shapes[mark.look] : `${shapes[mark.look]} ${classOfTone(mark.tone)}`}
        data-tone={typeof mark.tone === 'string' ? mark.tone : undefined}
        data-step={mark.step}
        data-under-text={mark.isUnderText || undefined}
        d={mark.d}
      />
    ) : (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={place}
        className={`${texts[mark.look]} ${anchors[mark.anchor]}`}
        x={mark.isVertical ? undefined : mark.x}
        y={mark.isVertical ? undefined : mark.y}
        transform={mark.isVertical ? `translate(${mark.x} ${mark.y}) rotate(-90)` : undefined}
      >
        {mark.text}
      </text>
    ),
  ),
);
