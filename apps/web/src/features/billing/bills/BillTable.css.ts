import { style } from '@vanilla-extract/css';

/** Numbers and dates stay on one line. */
export const whole = style({ whiteSpace: 'nowrap' });
