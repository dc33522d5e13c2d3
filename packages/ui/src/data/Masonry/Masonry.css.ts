import { style } from '@vanilla-extract/css';
import { inComponent } from '../../theme/in-component.ts';

export const list = style(
  inComponent({
    position: 'relative',
    minWidth: 0,
    selectors: {
      /** Before its width is known, in the first HTML for example. */
      '&[data-flowing]': { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' },
    },
  }),
);

export const item = style(
  inComponent({
    minWidth: 0,
    selectors: {
      '[data-placed] > &': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
    },
  }),
);
