import { style } from '@vanilla-extract/css';

/** Takes the room between the ring and the actions, so that these stand below one another from card to card. */
export const name = style({ flex: 1, minWidth: 0 });
