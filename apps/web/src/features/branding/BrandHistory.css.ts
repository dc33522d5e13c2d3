import { style } from '@vanilla-extract/css';

/** On a phone the table scrolls; nothing in it breaks into single words. */
export const brand = style({ minWidth: '14rem' });
export const line = style({ whiteSpace: 'nowrap' });
