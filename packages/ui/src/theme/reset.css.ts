import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { focusRing } from './focus.ts';
import { resetLayer } from './layers.css.ts';
import { print, reducedMotion, touch, touchTarget } from './media.ts';

const reset = (selector: string, rule: NonNullable<NonNullable<GlobalStyleRule['@layer']>[string]>) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

/** Not on `::before` and `::after` of every element: a browser would work out two more styles for each, drawn or not. */
reset('*', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote, pre', { margin: 0, padding: 0 });
reset('html', {
  textSizeAdjust: '100%',
  // Always there, so that nothing moves when a page grows or a dialog opens.
  overflowY: 'scroll',
  scrollPaddingBlockStart: `calc(${vars.size.topBar} + ${vars.space[4]})`,
});
/** Sign-up, the accounts site and portals read at 16 px: every size is in rem, so one line scales them all. */
reset('html[data-size="large"]', { fontSize: '114.2857%' });
/**
 * The scroll bar stays while a dialog is open: nothing to make up for. The page scrolls in the window and not in the body, so that what
 * sticks to the window, such as the head of the frame, stays there behind the dialog.
 */
reset('body[data-scroll-locked]', { marginRight: '0 !important' as '0', overflow: 'visible !important' as 'visible' });
reset('body', {
  background: vars.color.surface.page,
  color: vars.color.text.default,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.text,
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
/**
 * Chinese is taller and is never slanted, wherever it occurs. By the attribute, because it is inherited: a browser evaluates `:lang()` for
 * every element by going up to the one with the attribute, at every change of the brand.
 */
globalStyle('[lang|="zh"]', {
  '@layer': {
    [resetLayer]: {
      vars: {
        [vars.font.lineHeight.text]: vars.font.lineHeight.chinese,
        [vars.font.lineHeight.tight]: '1.45',
      },
      letterSpacing: 'normal',
    },
  },
});
/** One by one: `:is()` would be tried on every element at every change of the brand. */
reset('em:lang(zh), i:lang(zh), cite:lang(zh), dfn:lang(zh)', { fontStyle: 'normal' });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 });
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('a', { color: vars.color.link.default, textUnderlineOffset: '0.2em' });
reset('a:hover', { color: vars.color.link.hover });
reset(':focus-visible', focusRing);
/** The page as a whole, where a new one begins: it is no control. */
reset('main:focus-visible', { outline: 'none' });
const selected = { background: vars.color.selection.bg, color: vars.color.selection.on };
/** Chromium inherits the selection style from the root. Set on every element, it would make a style of its own for each. */
reset('html::selection', selected);
/** Firefox and Safari do not inherit it. */
globalStyle('::selection', {
  '@supports': { '(-moz-appearance: none) or (font: -apple-system-body)': { '@layer': { [resetLayer]: selected } } },
});
/**
 * None at all, not very short ones: a transition of 0.01 ms still keeps the old style for a frame, and one that restarts with each change
 * keeps it as long as the changes come. Code that waits for the end of an animation (Radix Presence) checks first whether there is one.
 */
globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
/** Every control is large enough for a finger on touch screens. */
globalStyle(':root', {
  '@media': {
    [touch]: {
      '@layer': {
        [resetLayer]: { vars: { [vars.control.regular]: touchTarget, [vars.control.compact]: touchTarget } },
      },
    },
  },
});
/** On paper there is no scroll bar to reserve room for, nothing to press, and no background but the paper. */
globalStyle('html, body', { '@media': { [print]: { overflow: 'visible', background: 'none' } } });
/** What is searched and filtered has been found. */
globalStyle('[role="search"]', { '@media': { [print]: { display: 'none !important' } } });
/** A sheet is narrower than a screen: every size is in rem, so one line makes tables fit. */
globalStyle('html', { '@media': { [print]: { fontSize: '68.75%' } } });
