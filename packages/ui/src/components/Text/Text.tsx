import type { ComponentProps, ElementType } from 'react';
import { type HeadingVariants, heading, type TextVariants, text } from './Text.css.ts';

export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const satisfies readonly TextVariants['size'][];
export const textTones = [
  'default',
  'muted',
  'accent',
  'danger',
  'success',
  'inherit',
] as const satisfies readonly TextVariants['tone'][];
export const headingSizes = ['sm', 'md', 'lg', 'xl'] as const satisfies readonly HeadingVariants['size'][];

export type TextProps = Omit<ComponentProps<'span'>, 'className' | 'style'> & {
  /** The element; a paragraph by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'time';
  /** One of six; `md` by default. */
  size?: (typeof textSizes)[number];
  /** `muted` for secondary text, `danger` for errors. */
  tone?: (typeof textTones)[number];
  /** The heavier of the two weights. */
  strong?: boolean;
  /** Tabular numerals: figures that line up below one another. */
  numeric?: boolean;
  /** Never wider than 72 characters. */
  measured?: boolean;
  /** One line, however narrow the place: a day is not broken at its hyphens. */
  unbroken?: boolean;
  /** One line, cut with an ellipsis; give the whole text elsewhere. */
  truncate?: boolean;
};

/** Words in one of six sizes. */
export const Text = ({ as = 'p', size, tone, strong, numeric, measured, unbroken, truncate, ...rest }: TextProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={text({ size, tone, strong, numeric, measured, unbroken, truncate })} />;
};

export type HeadingProps = Omit<ComponentProps<'h2'>, 'className' | 'style'> & {
  /** Level of the heading in the outline; independent of the look. */
  level: 1 | 2 | 3 | 4;
  /** Defaults to the size that belongs to the level. */
  size?: (typeof headingSizes)[number];
};

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** Title of a page or of a part of it. */
export const Heading = ({ level, size, ...rest }: HeadingProps) => {
  const Root: ElementType = `h${level}`;
  return <Root {...rest} className={heading({ size: size ?? sizeOfLevel[level] })} />;
};
