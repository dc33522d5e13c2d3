import { style } from '@vanilla-extract/css';

/** Short words stay on one line. */
export const word = style({ whiteSpace: 'nowrap' });
/** Names of disclosures and fields get the room to be read. */
export const name = style({ minWidth: '9.5em' });
/** Values of any length; a long one without spaces breaks. */
export const value = style({ minWidth: '11em', maxWidth: '28em', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
