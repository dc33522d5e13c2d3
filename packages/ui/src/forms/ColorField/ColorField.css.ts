import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';

const { border, surface, text } = vars.color;

/** A colour must be shown unchanged, whatever the system's colours are. */
const asItIs = { forcedColorAdjust: 'none' } as const;
/** Visible on every colour: light inside, dark outside. */
const knob = { border: '2px solid white', boxShadow: '0 0 0 1px black', borderRadius: vars.radius.full } as const;

export const opener = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    marginInlineStart: 3,
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover:not(:disabled)': { background: surface.hover },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const swatch = style(
  inComponent({
    ...asItIs,
    display: 'block',
    width: '1.25rem',
    height: '1.25rem',
    border: `1px solid ${border.control}`,
    borderRadius: 4,
    selectors: { '&[data-derived]': { borderStyle: 'dashed', borderRadius: vars.radius.full } },
  }),
);

export const input = style(
  inComponent({
    fontVariantNumeric: 'tabular-nums',
    paddingInlineStart: vars.space[2],
    selectors: { '&::placeholder': { color: text.muted, opacity: 1 } },
  }),
);

export const picker = style(inComponent({ display: 'grid', gap: vars.space[3] }));

export const area = style(
  inComponent({
    ...asItIs,
    position: 'relative',
    height: '9rem',
    borderRadius: vars.radius.small,
    border: `1px solid ${border.control}`,
    backgroundImage: 'linear-gradient(to top, black, transparent), linear-gradient(to right, white, transparent)',
    cursor: 'crosshair',
    touchAction: 'none',
  }),
);

/** The two sliders of the area are native ones, out of sight; the knob shows their value and their focus. */
export const axis = style(
  inComponent({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, pointerEvents: 'none' }),
);

export const areaKnob = style(
  inComponent({
    ...knob,
    position: 'absolute',
    width: '1.25rem',
    height: '1.25rem',
    transform: 'translate(-50%, 50%)',
    pointerEvents: 'none',
    selectors: { [`${area}:has(:focus-visible) &`]: { ...focusRing, outlineOffset: '3px' } },
  }),
);

const hueKnob = {
  ...knob,
  boxSizing: 'border-box',
  width: '1.25rem',
  height: '1.25rem',
  background: 'transparent',
  cursor: 'grab',
} as const;

export const hue = style(
  inComponent({
    ...asItIs,
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '1.5rem',
    borderRadius: vars.radius.small,
    backgroundImage: 'linear-gradient(to right, red, yellow, lime, cyan, blue, magenta, red)',
    selectors: {
      '&::-webkit-slider-thumb': { ...hueKnob, appearance: 'none' },
      '&::-moz-range-thumb': hueKnob,
      '&:focus-visible': focusRing,
    },
  }),
);

export const suggestions = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }));

export const suggestion = style(
  inComponent({
    ...asItIs,
    width: '1.75rem',
    height: '1.75rem',
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.small,
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-pressed="true"]': { outline: `2px solid ${text.default}`, outlineOffset: '1px' },
      '&[aria-pressed="true"]:focus-visible': focusRing,
    },
  }),
);

export const tools = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
