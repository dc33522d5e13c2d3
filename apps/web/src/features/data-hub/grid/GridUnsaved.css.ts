import { style } from '@vanilla-extract/css';

/** In sight below the figures without moving them: the next press hits the cell that the person aimed at. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  maxHeight: '40dvh',
  overflowY: 'auto',
});
