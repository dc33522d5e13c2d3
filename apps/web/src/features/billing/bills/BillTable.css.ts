import { style } from '@vanilla-extract/css';

/** Numbers and dates stay on one line; the table scrolls where it is narrow. */
export const whole = style({ whiteSpace: 'nowrap' });
