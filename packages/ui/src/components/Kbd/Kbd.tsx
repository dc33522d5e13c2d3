import type { ComponentProps } from 'react';
import { kbd } from './Kbd.css.ts';

/** A key to press. */
export const Kbd = (props: Omit<ComponentProps<'kbd'>, 'className' | 'style'>) => <kbd {...props} className={kbd} />;
