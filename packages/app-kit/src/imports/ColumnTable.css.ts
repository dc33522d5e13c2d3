import { style } from '@vanilla-extract/css';

/** Wide enough to read the meaning of the column. */
export const field = style({ minWidth: '14rem' });
/** Ids and other long words break, so that they do not push the choice out of sight. */
export const examples = style({ overflowWrap: 'anywhere' });
