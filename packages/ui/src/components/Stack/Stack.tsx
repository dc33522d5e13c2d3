import type { ComponentProps, ElementType } from 'react';
import { type GridVariants, grid, type InlineVariants, inline, type StackVariants, stack } from './Stack.css.ts';

type Element = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'header' | 'footer' | 'nav' | 'main' | 'fieldset';
type Base = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  /** The element; a plain block by default. */
  as?: Element;
};

export type StackProps = Base & StackVariants;

/** Children below one another with one distance between them. */
export const Stack = ({ as = 'div', gap, align, ...rest }: StackProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={stack({ gap, align })} />;
};

export type InlineProps = Base & InlineVariants;

/** Children in a row that wraps when the place is narrow. */
export const Inline = ({ as = 'div', gap, align, justify, wrap, ...rest }: InlineProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={inline({ gap, align, justify, wrap })} />;
};

export type GridProps = Base & GridVariants;

/** Equal cells, as many in a row as fit. */
export const Grid = ({ as = 'div', gap, cell, ...rest }: GridProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={grid({ gap, cell })} />;
};
