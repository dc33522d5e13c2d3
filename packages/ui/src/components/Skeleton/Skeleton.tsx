import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

export type SkeletonProps = RootProps<'span', 'children'> & {
  /** A line of text, a picture or box, a face. */
  shape?: (typeof skeletonShapes)[number];
  /** A CSS length, so that the bone is as large as what will stand there. */
  width?: string;
  /** A CSS length; a line's own by default. A circle is as high as it is wide. */
  height?: string;
};

/** The shape of content that is on its way. Silent: the group around it speaks. */
export const Skeleton = ({ shape = 'text', width = '100%', height, ...rest }: SkeletonProps) => (
  <span
    {...rest}
    className={css.bone({ shape })}
    style={{ width, height: shape === 'circle' ? width : height }}
    aria-hidden
  />
);

export type SkeletonGroupProps = RootProps<'div'> & {
  /** Said to those who listen. */
  label: string;
  /** The bones. */
  children: ReactNode;
};

/** Bones that stand for one piece of content. */
export const SkeletonGroup = ({ label, children, ...rest }: SkeletonGroupProps) => (
  <div {...rest} className={css.group} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
