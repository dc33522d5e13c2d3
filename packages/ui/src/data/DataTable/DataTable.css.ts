import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { forcedColors, print } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { border, selection, status, surface, text } = vars.color;
const edge = `1px solid ${border.default}`;

export const root = recipe({
  base: inComponent({ position: 'relative', minWidth: 0 }),
  variants: { height: { medium: {}, large: {}, fill: inComponent({ height: '100%' }) } },
});

export const grid = recipe({
  base: inComponent({
    position: 'relative',
    minWidth: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [print]: { overflow: 'visible', maxHeight: 'none' } },
    background: surface.default,
    border: edge,
    borderRadius: vars.radius.default,
    selectors: { '&:focus-visible': focusRingInside },
  }),
  variants: {
    height: {
      medium: inComponent({ maxHeight: '24rem' }),
      large: inComponent({ maxHeight: '40rem' }),
      fill: inComponent({ height: '100%' }),
    },
  },
});

/** At the end of a table whose columns go on: a shade over the last one, and which way they go. */
export const goesOn = style(
  inComponent({
    position: 'absolute',
    insetBlock: '1px',
    insetInlineEnd: '1px',
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    width: '2.5rem',
    borderStartEndRadius: vars.radius.default,
    borderEndEndRadius: vars.radius.default,
    background: `linear-gradient(to right, transparent, ${surface.default} 75%)`,
    color: text.muted,
    pointerEvents: 'none',
    '@media': { [print]: { display: 'none' } },
  }),
);

/**
 * Background of a line, for cells that stay in place above others. Not `inherit`: with it a browser recalculates the style of every cell
 * whenever a row moves.
 */
const ground = createVar();

/**
 * On paper lines follow one another as high as their words need, and columns share the width of the sheet as they share that of the table:
 * nothing can be scrolled there, and nothing is cut. What the table works out for a screen stands in the style of each element.
 */
const lineOnPaper = {
  position: 'static',
  width: '100% !important' as '100%',
  height: 'auto !important' as 'auto',
  transform: 'none !important' as 'none',
  contain: 'none',
  breakInside: 'avoid',
} as const;

const bar = { position: 'sticky', zIndex: 2, background: surface.sunken } as const;
/** Heads and filters, one line below the other. */
export const bars = style(
  inComponent({
    ...bar,
    insetBlockStart: 0,
    width: 'fit-content',
    '@media': { [print]: { position: 'static', width: 'auto' } },
  }),
);
export const line = style(
  inComponent({
    display: 'flex',
    background: surface.sunken,
    vars: { [ground]: surface.sunken },
    '@media': { [print]: lineOnPaper },
  }),
);
export const totals = style(
  inComponent({
    ...bar,
    display: 'flex',
    insetBlockEnd: 0,
    borderTop: edge,
    vars: { [ground]: surface.sunken },
    '@media': { [print]: lineOnPaper },
  }),
);
export const body = style(
  inComponent({
    position: 'relative',
    '@media': {
      [print]: { position: 'static', width: 'auto !important' as 'auto', height: 'auto !important' as 'auto' },
    },
  }),
);
/** Moves below the rows of a table that is too long for a browser's layout. */
export const base = style(
  inComponent({
    position: 'absolute',
    insetInlineStart: 0,
    // Rows are elements in any order, and know their own.
    '@media': { [print]: { position: 'static', display: 'flex', flexDirection: 'column' } },
  }),
);

export const row = style(
  inComponent({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'flex',
    contain: 'strict',
    vars: { [ground]: surface.default },
    background: ground,
    selectors: {
      '&:hover': { vars: { [ground]: surface.hover } },
      '&[data-chosen]': { vars: { [ground]: selection.bg } },
    },
    '@media': { [print]: lineOnPaper },
  }),
);
/** Replaces the columns that are scrolled out of sight. */
export const spacer = style(inComponent({ flex: 'none' }));

export const cell = style(
  inComponent({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    paddingInline: vars.space[3],
    borderBottom: edge,
    borderInlineEnd: edge,
    color: text.default,
    cursor: 'cell',
    userSelect: 'none',
    selectors: {
      '[data-chosen] > &': { color: selection.on },
      // As in a spreadsheet: what is cut stays until it is pasted.
      '[data-cut] > &': { borderBlock: `2px dashed ${vars.color.focus.ring}` },
      '&[data-figure]': { justifyContent: 'flex-end' },
      '&[data-pinned]': { zIndex: 1, background: ground },
      // Only where they are scrolled beside: a sticky cell is a layer of its own, and each layer costs every frame that scrolls.
      '[data-aside] &[data-pinned]': { position: 'sticky', insetInlineStart: 'var(--pinned-at)' },
      '&[data-range]': { background: selection.bg, color: selection.on },
      '&[data-wrong]': { boxShadow: `inset 3px 0 0 ${status.danger.solid}` },
      '&:focus': { ...focusRingInside, zIndex: 1 },
    },
    '@media': {
      [print]: {
        position: 'static',
        flex: '1 1 auto',
        minWidth: 0,
        height: 'auto',
        padding: vars.space[1],
        overflowWrap: 'anywhere',
        selectors: {
          '[data-aside] &[data-pinned]': { position: 'static' },
          // Nothing is chosen there.
          '&:has(> input[type="checkbox"])': { display: 'none' },
        },
      },
      [forcedColors]: {
        selectors: {
          '&[data-range]': { outline: '1px dashed Highlight' },
          '&[data-wrong]': { borderInlineStart: '4px double CanvasText' },
        },
      },
    },
  }),
);
/** A cell with text only, as most cells are: one element each. */
export const textCell = style([
  cell,
  inComponent({
    display: 'block',
    alignContent: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      // For figures only: with tabular numerals a hyphen is as wide as a digit.
      '&[data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '[data-density="tall"] &:not([data-figure])': {
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        lineHeight: vars.font.lineHeight.tight,
      },
      // Without motion and an element of its own: a whole window of them may change in each frame.
      '&[data-waits]::before': {
        content: '""',
        display: 'inline-block',
        width: '3rem',
        height: '0.6em',
        borderRadius: vars.radius.small,
        background: border.default,
      },
    },
    '@media': {
      [print]: { whiteSpace: 'normal' },
      [forcedColors]: { selectors: { '&[data-waits]::before': { border: '1px solid GrayText' } } },
    },
  }),
]);
export const words = style(
  inComponent({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [print]: { whiteSpace: 'normal' } },
  }),
);

/** The words of a head: in as many lines as they need up to three, because a column is often narrower than its name. */
export const headWords = style(
  inComponent({
    minWidth: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    '@media': { [print]: { display: 'block' } },
  }),
);

/** As wide as its mark even without one: words of one level begin below one another. */
export const branch = style(
  inComponent({ flex: 'none', display: 'flex', boxSizing: 'content-box', width: '1.5rem', color: text.muted }),
);
export const chevron = style(
  inComponent({
    flex: 'none',
    cursor: 'pointer',
    transition: `transform ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
    selectors: { '&[data-open="true"]': { transform: 'rotate(90deg)' } },
  }),
);

/** The head as its menu button knows it. */
const headMarker = style({});
const headSelector = `.${headMarker}`;

export const headCell = style([
  cell,
  headMarker,
  inComponent({
    gap: vars.space[1],
    minHeight: vars.control.compact,
    height: 'auto',
    color: text.muted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    cursor: 'default',
    selectors: {
      '&[data-sortable]': { cursor: 'pointer' },
      '&[data-sortable]:hover': { color: text.default },
      '&[data-drop="before"]': { boxShadow: `inset 3px 0 0 ${selection.border}` },
      '&[data-drop="after"]': { boxShadow: `inset -3px 0 0 ${selection.border}` },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-drop]': { outline: '2px dashed Highlight' } } } },
  }),
]);
export const mark = style(inComponent({ flex: 'none' }));
export const wrongMark = style([mark, inComponent({ marginInlineEnd: vars.space[1], color: status.danger.solid })]);
export const menuButton = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    marginInlineStart: 'auto',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    opacity: 0,
    selectors: {
      [`:is(${headSelector}:hover, ${headSelector}:focus-within) > &, &:focus-visible, &[data-state="open"]`]: {
        opacity: 1,
      },
      '&:hover, &[data-state="open"]': { background: surface.hover, color: text.default },
      '&:focus-visible': focusRingInside,
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
);
export const filterCell = style([
  cell,
  inComponent({
    gap: vars.space[2],
    height: vars.control.compact,
    background: surface.default,
    color: text.muted,
    cursor: 'text',
    selectors: { '&[data-asked]': { color: text.default } },
  }),
]);
export const groupRow = style([
  row,
  inComponent({ fontWeight: vars.font.weight.strong, vars: { [ground]: surface.sunken } }),
]);
export const groupCell = style([cell, inComponent({ gap: vars.space[2], borderInlineEnd: 0, cursor: 'pointer' })]);
/** Dragged to fill: at the end of the range. */
export const corner = style(
  inComponent({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    zIndex: 1,
    width: 9,
    height: 9,
    background: vars.color.focus.ring,
    border: `1px solid ${surface.default}`,
    cursor: 'crosshair',
    '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const totalCell = style([
  cell,
  inComponent({ fontWeight: vars.font.weight.strong, borderBottom: 0, cursor: 'default' }),
]);

/** At the edge of a head; the keyboard does the same by Alt and an arrow. */
export const handle = style(
  inComponent({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: -4,
    zIndex: 1,
    width: 8,
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&:hover, &:active': { background: border.control },
      // At the edge of the table it would be something to scroll to.
      '*:last-child > &': { insetInlineEnd: 0 },
    },
  }),
);

export const message = style(inComponent({ position: 'sticky', insetInlineStart: 0, padding: vars.space[6] }));
export const waiting = style(
  inComponent({ display: 'flex', alignItems: 'center', paddingInline: vars.space[3], borderBottom: edge }),
);

export const editorPlace = style(inComponent({ position: 'absolute', inset: 0, zIndex: 2 }));
export const editor = style(
  inComponent({
    width: '100%',
    height: '100%',
    minWidth: 0,
    paddingInline: `calc(${vars.space[3]} - 2px)`,
    background: surface.default,
    color: text.default,
    border: `2px solid ${vars.color.focus.ring}`,
    outline: 'none',
    selectors: {
      '[data-figure] > * > &': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': { '(pointer: coarse)': { fontSize: '16px' } },
  }),
);

globalStyle(`.${cell} input[type="checkbox"]`, { '@layer': { [componentLayer]: { margin: 0 } } });
