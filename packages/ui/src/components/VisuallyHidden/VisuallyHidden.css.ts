import { style } from '@vanilla-extract/css';
import { utilityLayer } from '../../theme/layers.css.ts';

export const hidden = style({
  '@layer': {
    [utilityLayer]: {
      position: 'absolute',
      width: 1,
      height: 1,
      padding: 0,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      border: 0,
    },
  },
});
