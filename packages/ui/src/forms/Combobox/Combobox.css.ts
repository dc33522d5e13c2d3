import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, touch } from '../../theme/media.ts';
import { bare, floating } from '../control.css.ts';

const { selection, surface, text } = vars.color;

/** Height of one option in rem: all are equal, so that a long list needs no measuring. */
export const rowRem = { pointer: 2.25, touch: 2.75 } as const;

/** As wide as the box it belongs to, wider where the page allows. */
export const popup = style([
  floating,
  inComponent({
    width: 'var(--radix-popover-trigger-width)',
    minWidth: 'min(16rem, var(--radix-popover-content-available-width))',
    overflow: 'hidden',
    ':focus': { outline: 'none' },
  }),
]);

export const list = style(
  inComponent({
    maxHeight: 'min(20rem, calc(var(--radix-popover-content-available-height) - 1rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ':focus': { outline: 'none' },
  }),
);

export const rows = style(inComponent({ position: 'relative' }));

export const option = style(
  inComponent({
    position: 'absolute',
    insetInline: 0,
    height: `${rowRem.pointer}rem`,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: `${vars.space[2]} ${vars.space[3]}`,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-active]': { background: surface.hover },
      '&[aria-selected="true"]': { background: selection.bg, color: selection.on },
      '&[data-active][aria-selected="true"]': { boxShadow: `inset 0 0 0 1px ${selection.border}` },
      '&[aria-disabled="true"]': { color: text.muted, cursor: 'not-allowed' },
    },
    '@media': {
      [touch]: { height: `${rowRem.touch}rem` },
      [forcedColors]: {
        selectors: { '&[data-active]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const check = style(
  inComponent({ flex: 'none', visibility: 'hidden', selectors: { '&[data-shown]': { visibility: 'visible' } } }),
);

export const optionLabel = style(
  inComponent({ flex: '1 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const detail = style(
  inComponent({
    flex: 'none',
    color: text.muted,
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
  }),
);

export const empty = style(
  inComponent({ padding: `${vars.space[3]} ${vars.space[4]}`, color: text.muted, fontSize: vars.font.size.sm }),
);

/** Chips and text box of `MultiSelect` flow in lines. */
export const chips = style(
  inComponent({
    flex: '1 1 auto',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    paddingBlock: 3,
    paddingInlineStart: 3,
  }),
);

export const chipList = style(inComponent({ display: 'contents' }));

export const chip = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: vars.control.compact,
    paddingInlineStart: vars.space[2],
    background: surface.sunken,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.small,
    fontSize: vars.font.size.sm,
  }),
);

export const chipRemove = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: vars.radius.small,
    color: text.muted,
    selectors: {
      '&:hover': { color: text.default },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
  }),
);

/** A control inside `adorned` that shares its line with chips. */
export const chipInput = style([
  bare,
  inComponent({ flex: '1 1 4rem', height: vars.control.compact, padding: `0 ${vars.space[2]}` }),
]);
