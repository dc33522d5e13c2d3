import { divider } from './Divider.css.ts';

/** A line between two parts of one thing. */
export const Divider = () => <hr className={divider} />;
