import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

export type SkeletonProps = RootProps<'span', 'children'> & {
  /** A line of text, a picture or box, a face. */
  shape?: (typeof skeletonShapes)[number];
  /** A CSS length, so that it is as large as the later content. */
  width?: string;
  /** A CSS length; a line's own by default. A circle is as high as it is wide. */
  height?: string;
};

/** The shape of loading content. Hidden from screen readers, because the group around it has a label. */
export const Skeleton = ({ shape = 'text', width = '100%', height, ...rest }: SkeletonProps) => (
  <span
    {...rest}
    className={css.bone({ shape })}
    style={{ width, height: shape === 'circle' ? width : height }}
    aria-hidden
  />
);

export type SkeletonGroupProps = RootProps<'div'> & {
  /** Announced to screen readers. */
  label: string;
  /** The shapes. */
  children: ReactNode;
};

/** Shapes of one piece of content. */
export const SkeletonGroup = ({ label, children, ...rest }: SkeletonGroupProps) => (
  <div {...rest} className={css.group} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
