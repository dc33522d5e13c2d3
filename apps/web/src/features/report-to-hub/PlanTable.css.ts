import { style } from '@vanilla-extract/css';

/** Wide enough for the choice in one line, beside columns with long texts. */
export const outcome = style({ minWidth: '10rem' });
