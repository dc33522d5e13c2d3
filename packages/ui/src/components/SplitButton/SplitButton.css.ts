import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { touch, touchTarget } from '../../theme/media.ts';

export const group = style(inComponent({ display: 'inline-flex', gap: 1 }));

globalStyle(`.${group} > :first-child`, {
  '@layer': { [componentLayer]: { borderStartEndRadius: 0, borderEndEndRadius: 0 } },
});
globalStyle(`.${group} > :last-child`, {
  '@layer': {
    [componentLayer]: {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      paddingInline: '0.5em',
      '@media': { [touch]: { minWidth: touchTarget } },
    },
  },
});
