/** Below 900 px the frame shows a sheet instead of the rail, and panes follow one another. In `em`, because larger text has less room. */
export const narrow = '(max-width: 56.2em)';
export const wide = '(min-width: 56.25em)';
/** A telephone held upright, to 559 px. */
export const phone = '(max-width: 34.95em)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
/** A finger in place of a pointer. */
export const touch = '(pointer: coarse)';
/** The size that a finger hits without missing: 44 px (WCAG 2.5.5). */
export const touchTarget = '2.75rem';
/** Paper. */
export const print = 'print';
