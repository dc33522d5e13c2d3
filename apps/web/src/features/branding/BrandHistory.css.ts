import { style } from '@vanilla-extract/css';

/** On a phone the table scrolls, so that text does not break into single words. */
export const brand = style({ minWidth: '14rem' });
export const line = style({ whiteSpace: 'nowrap' });
