import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';

export const logo = recipe({
  base: inComponent({ display: 'block', objectFit: 'contain', objectPosition: 'left', maxWidth: '100%' }),
  variants: {
    size: {
      /** The mini logo: a square that stands by itself on any ground. */
      mini: inComponent({ width: '1.75rem', height: '1.75rem' }),
      regular: inComponent({ height: '1.75rem', maxWidth: '10rem' }),
      large: inComponent({ height: '2.5rem', maxWidth: '100%' }),
    },
    plate: { true: {} },
  },
  defaultVariants: { size: 'regular' },
});

const plate = {
  boxSizing: 'content-box',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  background: vars.color.logo.plate,
  borderRadius: vars.radius.small,
} as const;

globalStyle(`:root[data-mode="dark"] .${logo.classNames.variants.plate.true}`, {
  '@layer': { [componentLayer]: plate },
});
globalStyle(`:root:not([data-mode]) .${logo.classNames.variants.plate.true}`, {
  '@layer': { [componentLayer]: { '@media': { '(prefers-color-scheme: dark)': plate } } },
});
