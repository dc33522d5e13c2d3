import { style } from '@vanilla-extract/css';
import { inComponent } from '../../theme/in-component.ts';
import { print } from '../../theme/media.ts';

const flowing = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' } as const;

export const list = style(
  inComponent({
    position: 'relative',
    minWidth: 0,
    selectors: {
      /** Before its width is known, in the first HTML for example. */
      '&[data-flowing]': flowing,
    },
    // Paper is narrower than the window that the positions were computed for.
    '@media': { [print]: { ...flowing, height: 'auto !important' } },
  }),
);

export const item = style(
  inComponent({
    minWidth: 0,
    selectors: {
      '[data-placed] > &': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
    },
    '@media': {
      [print]: {
        position: 'static !important' as 'static',
        width: 'auto !important',
        transform: 'none !important',
      },
    },
  }),
);
