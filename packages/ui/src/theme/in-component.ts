import type { StyleRule } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';

type LayeredRule = NonNullable<NonNullable<StyleRule['@layer']>[string]>;

/** Puts the styles of a component into the component layer, so that no import order can change who wins. */
export const inComponent = (rule: LayeredRule): StyleRule => ({ '@layer': { [componentLayer]: rule } });
