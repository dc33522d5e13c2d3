import type { ElementType } from 'react';
import type { RootProps } from '../root-props.ts';
import { type GridVariants, grid, type InlineVariants, inline, type StackVariants, stack } from './Stack.css.ts';

type Element = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'header' | 'footer' | 'nav' | 'main' | 'fieldset';
type Base = RootProps<'div'> & {
  /** The element; a plain block by default. */
  as?: Element;
};

export type StackProps = Base & {
  /** Steps of the space scale (4 px each). */
  gap?: StackVariants['gap'];
  /** Alignment of children that are narrower than the stack. */
  align?: StackVariants['align'];
};

/** Children below one another with one distance between them. */
export const Stack = ({ as = 'div', gap, align, ...rest }: StackProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={stack({ gap, align })} />;
};

export type InlineProps = Base & {
  /** Steps of the space scale (4 px each). */
  gap?: InlineVariants['gap'];
  /** Alignment of children of different heights. */
  align?: InlineVariants['align'];
  /** Where the remaining room goes. */
  justify?: InlineVariants['justify'];
  /** `false` keeps all in one row, however narrow. */
  wrap?: InlineVariants['wrap'];
  /** As high as a row of compact buttons even without any: what is below it does not move when they come. */
  steady?: InlineVariants['steady'];
};

/** Children in a row that wraps when the place is narrow. */
export const Inline = ({ as = 'div', gap, align, justify, wrap, steady, ...rest }: InlineProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={inline({ gap, align, justify, wrap, steady })} />;
};

export type GridProps = Base & {
  /** Steps of the space scale (4 px each). */
  gap?: GridVariants['gap'];
  /** Minimum width of a cell: 12, 18 or 26 rem. `line` is for fields on one line, at least 8.5 rem each. */
  cell?: GridVariants['cell'];
};

/** Equal cells, as many in a row as fit. */
export const Grid = ({ as = 'div', gap, cell, ...rest }: GridProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={grid({ gap, cell })} />;
};
