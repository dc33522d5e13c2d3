import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors, touch, touchTarget } from '../theme/media.ts';
import { recipe } from '../theme/recipe.ts';

const { border, status, surface, text } = vars.color;
const ring = { ...focusRing, outlineOffset: '-1px' };
/** Under 16 px a telephone zooms into the box it types in. */
const readableOnTouch = { [touch]: { fontSize: '16px' } };

/** The box of text input: the style shared by every control of this folder. */
const box = {
  width: '100%',
  minHeight: vars.control.regular,
  background: surface.default,
  color: text.default,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.small,
} as const;

const states = {
  '&:hover:not(:disabled, [readonly])': { borderColor: text.muted },
  '&[aria-invalid="true"], &[aria-invalid="true"]:hover': { borderColor: status.danger.solid },
  '&:read-only:not(select), &:disabled': { background: surface.sunken, borderColor: border.strong },
  '&:disabled': { color: text.muted, cursor: 'not-allowed', opacity: 1 },
  '&::placeholder': { color: text.muted, opacity: 1 },
} as const;

/** A control that draws its own box. */
export const control = recipe({
  base: inComponent({
    ...box,
    display: 'block',
    padding: `0 ${vars.space[3]}`,
    selectors: { ...states, '&:focus-visible': ring },
    '@media': readableOnTouch,
  }),
  variants: {
    size: {
      regular: {},
      compact: inComponent({ minHeight: vars.control.compact, padding: `0 ${vars.space[2]}` }),
    },
  },
  defaultVariants: { size: 'regular' },
});

/** Box around a control with something beside it: a unit, an icon, a button. */
export const adorned = style(
  inComponent({
    ...box,
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: text.muted },
      '&:has([aria-invalid="true"]), &:has([aria-invalid="true"]):hover': { borderColor: status.danger.solid },
      '&:has(input:disabled, input:read-only)': { background: surface.sunken, borderColor: border.strong },
      '&:has(input:focus-visible)': ring,
    },
  }),
);

/** A control inside `adorned`. */
export const bare = style(
  inComponent({
    flex: '1 1 auto',
    minWidth: 0,
    height: `calc(${vars.control.regular} - 2px)`,
    padding: `0 ${vars.space[3]}`,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    outline: 'none',
    selectors: {
      '&:disabled': { color: text.muted, cursor: 'not-allowed' },
      '&::placeholder': { color: text.muted, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': readableOnTouch,
  }),
);

export const adornment = style(
  inComponent({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    color: text.muted,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[3] },
      '&:last-child': { paddingInlineEnd: vars.space[3] },
    },
  }),
);

/** Small button inside the box; at least 24 px large. */
export const innerButton = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    marginInlineEnd: 3,
    '@media': { [touch]: { width: touchTarget, height: `calc(${touchTarget} - 2px)`, marginInlineEnd: 0 } },
    borderRadius: vars.radius.small,
    color: text.muted,
    selectors: {
      '&:hover:not(:disabled)': { background: surface.hover, color: text.default },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
  }),
);

/** Figures stand under one another. */
export const numeric = style(inComponent({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));

/** Panel that floats over the page: list of choices, calendar. */
export const floating = style(
  inComponent({
    zIndex: vars.layer.menu,
    background: surface.overlay,
    color: text.default,
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.default,
    boxShadow: vars.elevation.float,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
