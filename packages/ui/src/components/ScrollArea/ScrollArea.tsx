import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { area } from './ScrollArea.css.ts';

export const scrollDirections = ['vertical', 'horizontal', 'both'] as const;
export const scrollHeights = ['content', 'small', 'medium', 'large', 'fill'] as const;

export type ScrollAreaProps = RootProps<'section'> & {
  /** The content; announced when the keyboard reaches it. */
  label: string;
  /** The directions in which it scrolls. */
  direction?: (typeof scrollDirections)[number];
  /** How high it may grow before it scrolls. */
  height?: (typeof scrollHeights)[number];
  /** The scrolling content. */
  children: ReactNode;
};

/** A part of the page that scrolls separately, also by keyboard, with the browser's own thin scroll bar. */
export const ScrollArea = ({ label, direction, height, children, ...rest }: ScrollAreaProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
  <section {...rest} className={area({ direction, height })} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
