import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, touch, touchTarget } from '../../theme/media.ts';

const { accent, border, surface, text } = vars.color;
const cell = '2.25rem';

const month = style(inComponent({ position: 'relative' }));
const caption = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2rem',
    paddingInlineEnd: '4.5rem',
    fontWeight: vars.font.weight.strong,
  }),
);
const dropdowns = style(inComponent({ display: 'flex', gap: vars.space[1] }));

/** The library puts an invisible native select over the words; the ring has to be drawn around both. */
const dropdownRoot = style(
  inComponent({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '2rem',
    paddingInline: vars.space[2],
    '@media': { [touch]: { minHeight: touchTarget } },
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { background: surface.hover }, '&:focus-within': focusRingInside },
  }),
);
const dropdown = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
    color: text.default,
    background: surface.overlay,
  }),
);
const captionLabel = style(inComponent({ display: 'inline-flex', alignItems: 'center', gap: 2 }));
const nav = style(
  inComponent({ position: 'absolute', top: 0, insetInlineEnd: 0, display: 'flex', gap: vars.space[1] }),
);
const navButton = style(
  inComponent({
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    '@media': { [touch]: { width: touchTarget, height: touchTarget } },
    borderRadius: vars.radius.small,
    color: text.muted,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: surface.hover, color: text.default },
      '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
      '&:focus-visible': focusRingInside,
    },
  }),
);
const chevron = style(inComponent({ width: 16, height: 16, fill: 'currentColor' }));
const grid = style(inComponent({ marginTop: vars.space[1], fontVariantNumeric: 'tabular-nums' }));
const weekday = style(
  inComponent({
    width: cell,
    height: '1.75rem',
    color: text.muted,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.regular,
  }),
);
const day = style(
  inComponent({
    width: cell,
    height: cell,
    padding: 0,
    textAlign: 'center',
    '@media': { [touch]: { width: touchTarget, height: touchTarget } },
  }),
);
const dayButton = style(
  inComponent({
    width: '2.125rem',
    height: '2.125rem',
    borderRadius: vars.radius.small,
    textAlign: 'center',
    selectors: {
      '&:hover:not(:disabled)': { background: surface.hover },
      '&:focus-visible': focusRing,
      '[data-today] &': { boxShadow: `inset 0 0 0 1px ${border.control}` },
      '[data-outside] &': { color: text.muted },
      '[aria-selected="true"] &, [aria-selected="true"] &:hover': {
        background: accent.solid,
        color: accent.on,
        fontWeight: vars.font.weight.strong,
      },
      '&:disabled': { color: text.muted, opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [touch]: { width: '2.5rem', height: touchTarget },
      [forcedColors]: {
        selectors: {
          '[aria-selected="true"] &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

/** Our look for the parts of the library's calendar, which comes without styles. */
export const parts = {
  month,
  month_caption: caption,
  dropdowns,
  dropdown_root: dropdownRoot,
  dropdown,
  caption_label: captionLabel,
  nav,
  button_previous: navButton,
  button_next: navButton,
  chevron,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
};
