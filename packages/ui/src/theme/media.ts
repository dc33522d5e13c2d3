/** Below this width the frame shows a sheet in place of the rail, and panes follow one another. */
export const narrow = '(max-width: 899px)';
export const wide = '(min-width: 900px)';
/** A telephone held upright. */
export const phone = '(max-width: 559px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
/** A finger in place of a pointer. */
export const touch = '(pointer: coarse)';
/** What a finger hits without missing: 44 px (WCAG 2.5.5). */
export const touchTarget = '2.75rem';
/** Paper. */
export const print = 'print';
