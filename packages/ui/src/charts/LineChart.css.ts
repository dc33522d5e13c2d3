import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

const { border, focus, surface, text } = vars.color;

export const plot = style(inComponent({ position: 'relative', minWidth: 0 }));
export const line = style(
  inComponent({
    fill: 'none',
    stroke: 'var(--series)',
    strokeDasharray: 'var(--series-dash)',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);
export const area = style(
  inComponent({
    fill: 'var(--series)',
    fillOpacity: 0.16,
    '@media': { [forcedColors]: { display: 'none' } },
  }),
);
export const point = style(
  inComponent({
    fill: 'var(--series)',
    stroke: surface.default,
    strokeWidth: 1.5,
    '@media': { [forcedColors]: { stroke: 'Canvas' } },
  }),
);
/** The words are in the colour of text: a line's own colour would be too light for them. */
export const label = style(
  inComponent({
    fill: text.default,
    fontSize: vars.font.size.sm,
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);
export const band = style(inComponent({ outline: 'none' }));
export const target = style(
  inComponent({
    fill: 'transparent',
    selectors: { [`${band}:focus-visible > &`]: { stroke: focus.ring, strokeWidth: 2 } },
  }),
);
export const cursor = style(inComponent({ stroke: border.control, strokeWidth: 1, pointerEvents: 'none' }));

/** Figures of the category under the pointer or with focus; those who listen hear them with the band itself. */
export const figures = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'grid',
    gap: vars.space[1],
    maxWidth: '16rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: surface.overlay,
    color: text.default,
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.small,
    boxShadow: vars.elevation.float,
    fontSize: vars.font.size.sm,
    pointerEvents: 'none',
  }),
);
export const heading = style(inComponent({ fontWeight: vars.font.weight.strong }));
export const figure = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const swatch = style(
  inComponent({ width: 10, height: 10, borderRadius: 2, background: 'var(--series)', forcedColorAdjust: 'none' }),
);
