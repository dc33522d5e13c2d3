import { style } from '@vanilla-extract/css';

export const said = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
