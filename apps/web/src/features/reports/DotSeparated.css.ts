import { style } from '@vanilla-extract/css';

/** Stays in one piece if the line has room for it. */
export const part = style({ display: 'inline-block', maxWidth: '100%' });
