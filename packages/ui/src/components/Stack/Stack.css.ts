import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { type RecipeVariants, recipe } from '../../theme/recipe.ts';

const { space } = vars;
const gap = {
  none: {},
  1: inComponent({ gap: space[1] }),
  2: inComponent({ gap: space[2] }),
  3: inComponent({ gap: space[3] }),
  4: inComponent({ gap: space[4] }),
  6: inComponent({ gap: space[6] }),
  8: inComponent({ gap: space[8] }),
  12: inComponent({ gap: space[12] }),
};

export const stack = recipe({
  base: inComponent({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    gap,
    align: {
      stretch: {},
      start: inComponent({ alignItems: 'flex-start' }),
      center: inComponent({ alignItems: 'center' }),
      end: inComponent({ alignItems: 'flex-end' }),
    },
  },
  defaultVariants: { gap: 4 },
});

export const inline = recipe({
  base: inComponent({ display: 'flex', flexWrap: 'wrap', minWidth: 0 }),
  variants: {
    gap,
    align: {
      center: inComponent({ alignItems: 'center' }),
      start: inComponent({ alignItems: 'flex-start' }),
      end: inComponent({ alignItems: 'flex-end' }),
      baseline: inComponent({ alignItems: 'baseline' }),
    },
    justify: {
      start: {},
      between: inComponent({ justifyContent: 'space-between' }),
      center: inComponent({ justifyContent: 'center' }),
      end: inComponent({ justifyContent: 'flex-end' }),
    },
    wrap: { false: inComponent({ flexWrap: 'nowrap' }) },
    /** As high as its buttons even without any: what is below it does not move when they come. */
    steady: { true: inComponent({ minHeight: vars.control.compact }) },
  },
  defaultVariants: { gap: 2, align: 'center' },
});

// An icon keeps its size beside words that have too little room.
globalStyle(`.${inline.classNames.base} > svg`, { '@layer': { [componentLayer]: { flexShrink: 0 } } });

export const grid = recipe({
  base: inComponent({ display: 'grid', minWidth: 0 }),
  variants: {
    gap,
    /** Minimum width of a cell; as many as fit are in a row. */
    cell: {
      small: inComponent({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))' }),
      medium: inComponent({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' }),
      /** Fields that share one line. */
      line: inComponent({
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
        alignItems: 'end',
      }),
      large: inComponent({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))' }),
    },
  },
  defaultVariants: { gap: 4, cell: 'medium' },
});

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;
export type InlineVariants = NonNullable<RecipeVariants<typeof inline>>;
export type GridVariants = NonNullable<RecipeVariants<typeof grid>>;
