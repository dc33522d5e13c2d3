import { style } from '@vanilla-extract/css';

/** Fills the space between the ring and the actions, so that these are aligned from card to card. */
export const name = style({ flex: 1, minWidth: 0 });
