import { swatch } from './ColorSwatch.css.ts';

/** A sample of a colour. Hidden from screen readers: its name or value is beside it. */
export const ColorSwatch = ({ color }: { readonly color: string }) => (
  <span className={swatch} style={{ backgroundColor: color }} aria-hidden="true" />
);
