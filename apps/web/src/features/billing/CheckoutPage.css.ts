import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** A form of one column is no wider than text, as on the pages of signing up. */
export const column = style({ maxWidth: vars.size.measure });
/** The plan has its price beside it. */
export const plan = style({ maxWidth: '60rem' });
