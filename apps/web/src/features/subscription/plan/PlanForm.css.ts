import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** The price and the next step are beside the choices if there is room: both are in sight without scrolling. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { '(min-width: 56.25em)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
});

/** Width of four digits and the buttons beside them. */
export const seats = style({ maxWidth: '20rem' });
