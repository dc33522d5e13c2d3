import { style } from '@vanilla-extract/css';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

/** Light, so that bands which cross can both be seen. */
export const band = style(
  inComponent({
    fill: 'var(--series)',
    fillOpacity: 0.28,
    '@media': { [forcedColors]: { fill: 'Canvas', fillOpacity: 1, stroke: 'CanvasText' } },
  }),
);
export const read = style(
  inComponent({
    fill: 'var(--series)',
    fillOpacity: 0.35,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { fill: 'Highlight', fillOpacity: 1 } },
  }),
);
