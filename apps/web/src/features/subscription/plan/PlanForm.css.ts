import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** What it costs and the way on stand beside the choices where there is room: both are in sight without scrolling. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { '(min-width: 56.25em)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
});

/** Four digits and the buttons beside them. */
export const seats = style({ maxWidth: '20rem' });
