import type { RootProps } from '../root-props.ts';
import { divider } from './Divider.css.ts';

/** A line between two parts of one thing. */
export const Divider = (props: RootProps<'hr', 'children'>) => <hr {...props} className={divider} />;
