import type { ComponentProps } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Words for those who listen; not seen. */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className' | 'style'>) => (
  <span {...props} className={hidden} />
);
