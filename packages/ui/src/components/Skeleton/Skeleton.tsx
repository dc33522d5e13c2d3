import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

export type SkeletonProps = {
  shape?: (typeof skeletonShapes)[number];
  /** CSS lengths, so that the bone is as large as what will stand there. */
  width?: string;
  height?: string;
};

/** The shape of content that is on its way. Silent: the group around it speaks. */
export const Skeleton = ({ shape = 'text', width = '100%', height }: SkeletonProps) => (
  <span className={css.bone({ shape })} style={{ width, height: shape === 'circle' ? width : height }} aria-hidden />
);

export type SkeletonGroupProps = { /** Said to those who listen. */ label: string; children: ReactNode };

/** Bones that stand for one piece of content. */
export const SkeletonGroup = ({ label, children }: SkeletonGroupProps) => (
  <div className={css.group} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
