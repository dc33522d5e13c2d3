import { swatch } from './ColorSwatch.css.ts';

/** A colour itself. Silent: its name or value stands beside it. */
export const ColorSwatch = ({ color }: { readonly color: string }) => (
  <span className={swatch} style={{ backgroundColor: color }} aria-hidden="true" />
);
