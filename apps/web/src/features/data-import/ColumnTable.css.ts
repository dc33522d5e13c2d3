import { style } from '@vanilla-extract/css';

/** Wide enough to read what the column stands for. */
export const field = style({ minWidth: '14rem' });
/** Ids and other long words break, so that they do not push the choice away. */
export const examples = style({ overflowWrap: 'anywhere' });
