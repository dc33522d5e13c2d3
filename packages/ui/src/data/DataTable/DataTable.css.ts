import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/media.ts';

const { border, selection, status, surface, text } = vars.color;
const line = `1px solid ${border.default}`;

export const grid = recipe({
  base: inComponent({
    position: 'relative',
    minWidth: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: surface.default,
    border: line,
    borderRadius: vars.radius.default,
    fontVariantNumeric: 'tabular-nums',
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

const bar = { position: 'sticky', zIndex: 2, display: 'flex', background: surface.sunken } as const;
export const head = style(inComponent({ ...bar, insetBlockStart: 0 }));
export const totals = style(inComponent({ ...bar, insetBlockEnd: 0, borderTop: line }));
/** The row with focus may stand far outside of what is drawn: it must not make the table longer. */
export const body = style(inComponent({ position: 'relative', overflow: 'clip' }));

export const row = style(
  inComponent({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'flex',
    contain: 'strict',
    background: surface.default,
    selectors: { '&:hover': { background: surface.hover }, '&[data-chosen]': { background: selection.bg } },
  }),
);
/** In place of the columns that are scrolled out of sight. */
export const spacer = style(inComponent({ flex: 'none' }));

export const cell = style(
  inComponent({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    paddingInline: vars.space[3],
    borderBottom: line,
    borderInlineEnd: line,
    background: 'inherit',
    color: text.default,
    cursor: 'cell',
    userSelect: 'none',
    selectors: {
      '[data-chosen] > &': { color: selection.on },
      '&[data-figure]': { justifyContent: 'flex-end' },
      '&[data-pinned]': { position: 'sticky', zIndex: 1 },
      '&[data-range]': { background: selection.bg, color: selection.on },
      '&[data-wrong]': { boxShadow: `inset 3px 0 0 ${status.danger.solid}` },
      '&:focus': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px', zIndex: 1 },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-range]': { outline: '1px dashed Highlight' },
          '&[data-wrong]': { borderInlineStart: '4px double CanvasText' },
        },
      },
    },
  }),
);
export const words = style(
  inComponent({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

/** As wide as its mark also where there is none: words of one level begin below one another. */
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

export const headCell = style([
  cell,
  inComponent({
    gap: vars.space[1],
    minHeight: vars.control.compact,
    height: 'auto',
    color: text.muted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    cursor: 'default',
    selectors: { '&[data-sortable]': { cursor: 'pointer' }, '&[data-sortable]:hover': { color: text.default } },
  }),
]);
export const sortMark = style(inComponent({ flex: 'none' }));
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
    selectors: { '&:hover, &:active': { background: border.control } },
  }),
);

export const message = style(inComponent({ position: 'sticky', insetInlineStart: 0, padding: vars.space[6] }));
export const waiting = style(
  inComponent({ display: 'flex', alignItems: 'center', paddingInline: vars.space[3], borderBottom: line }),
);

export const editor = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    width: '100%',
    minWidth: 0,
    paddingInline: `calc(${vars.space[3]} - 2px)`,
    background: surface.default,
    color: text.default,
    border: `2px solid ${vars.color.focus.ring}`,
    outline: 'none',
    selectors: { '[data-figure] > &': { textAlign: 'end' }, '&:focus-visible': { outline: 'none' } },
    '@media': { '(pointer: coarse)': { fontSize: '16px' } },
  }),
);

globalStyle(`.${cell} input[type="checkbox"]`, { '@layer': { [componentLayer]: { margin: 0 } } });
