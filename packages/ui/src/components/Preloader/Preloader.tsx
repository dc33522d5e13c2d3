import type { ReactElement } from 'react';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Preloader.css.ts';

export type PreloaderProps = RootProps<'div', 'children'> & {
  /** The tenant's mini logo, without a text of its own. */
  logo: ReactElement;
  /** Announced to screen readers, e.g. "Loading". */
  label: string;
};

/** The first picture of the product: the mini logo on the page colour, with a sign of work only after 300 ms. */
export const Preloader = ({ logo, label, ...rest }: PreloaderProps) => (
  <div {...rest} className={css.place} role="status">
    <span className={css.logo}>{logo}</span>
    <span className={css.bar} aria-hidden />
    <VisuallyHidden>{label}</VisuallyHidden>
  </div>
);
