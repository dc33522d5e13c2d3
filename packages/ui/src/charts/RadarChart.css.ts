import { style } from '@vanilla-extract/css';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

export const surface = style(
  inComponent({
    fill: 'var(--series)',
    fillOpacity: 0.12,
    stroke: 'var(--series)',
    strokeWidth: 2,
    strokeDasharray: 'var(--series-dash)',
    strokeLinejoin: 'round',
    '@media': { [forcedColors]: { fillOpacity: 0 } },
  }),
);
