/** For the styles of applications: typed references to the tokens and the house's media queries. No component behind it. */
export { vars } from './theme/contract.css.ts';
export { focusRing, focusRingInside } from './theme/focus.ts';
export { forcedColors, narrow, phone, reducedMotion, wide } from './theme/media.ts';
