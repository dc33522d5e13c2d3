import { style } from '@vanilla-extract/css';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

/** Light below a line of its own; full where areas stand upon one another. */
export const light = style(
  inComponent({
    fill: 'var(--series)',
    fillOpacity: 0.16,
    '@media': { [forcedColors]: { display: 'none' } },
  }),
);
