import type { ComponentProps, ElementType } from 'react';
import { box } from './Box.css.ts';

export const boxPaddings = ['none', 2, 3, 4, 6, 8] as const;
export const boxSurfaces = ['none', 'page', 'default', 'sunken'] as const;

export type BoxProps = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  /** The element; a plain block by default. */
  as?: 'div' | 'section' | 'aside' | 'header' | 'footer' | 'li' | 'span';
  /** Steps of the space scale (4 px each). */
  padding?: (typeof boxPaddings)[number];
  /** The background; text gets a readable colour. */
  surface?: (typeof boxSurfaces)[number];
  /** A line around it, with rounded corners. */
  border?: boolean;
  /** Never wider than 72 characters. */
  measured?: boolean;
};

/** Padding around its content, on a surface. A thing of its own is a Card; distances between things are a Stack's. */
export const Box = ({ as = 'div', padding, surface, border, measured, ...rest }: BoxProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={box({ padding, surface, border, measured })} />;
};
