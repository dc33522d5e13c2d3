import { style } from '@vanilla-extract/css';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

export const read = style(
  inComponent({
    fill: 'var(--series)',
    fillOpacity: 0.35,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { fill: 'Highlight', fillOpacity: 1 } },
  }),
);
