import type { ComponentProps } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Words for screen readers only. */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className' | 'style'>) => (
  <span {...props} className={hidden} />
);
