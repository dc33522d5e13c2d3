import { globalLayer } from '@vanilla-extract/css';

/** Order of precedence, decided here once and not by the order of imports. */
/** Default values of the tokens; a tenant's own sheet is in no layer and wins. */
globalLayer('esg-tokens');
export const resetLayer = globalLayer('esg-reset');
export const componentLayer = globalLayer('esg-component');
export const utilityLayer = globalLayer('esg-utility');
