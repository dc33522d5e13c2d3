import { globalLayer, type StyleRule } from '@vanilla-extract/css';

/** Order of precedence, decided here once and not by the order of imports. */
/** Default values of the tokens; a tenant's own sheet is in no layer and wins. */
export const tokenLayer = globalLayer('esg-tokens');
export const resetLayer = globalLayer('esg-reset');
export const componentLayer = globalLayer('esg-component');
export const utilityLayer = globalLayer('esg-utility');

type LayeredRule = NonNullable<NonNullable<StyleRule['@layer']>[string]>;

/** Puts the styles of a component into the component layer, so that no import order can change who wins. */
export const inComponent = (rule: LayeredRule): StyleRule => ({ '@layer': { [componentLayer]: rule } });
