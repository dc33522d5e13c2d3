import { style } from '@vanilla-extract/css';

/** In one piece where the line has room for it. */
export const part = style({ display: 'inline-block', maxWidth: '100%' });
