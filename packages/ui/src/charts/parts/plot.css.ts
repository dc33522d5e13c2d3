import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { border, focus, surface, text } = vars.color;

export const plot = style(inComponent({ position: 'relative', minWidth: 0 }));
export const drawing = style(inComponent({ display: 'block', overflow: 'visible', pointerEvents: 'none' }));
/** Covers the drawing and receives pointer and focus, so that reading never redraws the chart. */
export const reader = style(
  inComponent({ position: 'absolute', insetBlockStart: 0, left: 0, overflow: 'visible', touchAction: 'pan-y' }),
);
export const ground = style(inComponent({ fill: 'transparent' }));
export const stop = style(
  inComponent({
    fill: 'transparent',
    outline: 'none',
    pointerEvents: 'none',
    rx: 4,
    ':focus-visible': { stroke: focus.ring, strokeWidth: 2 },
  }),
);
export const cursor = style(
  inComponent({
    fill: 'none',
    stroke: text.default,
    strokeWidth: 1,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);

/** Lines stay behind the figures: thin, and hidden under forced colours. */
export const grid = style(
  inComponent({
    fill: 'none',
    stroke: border.default,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
    '@media': { [forcedColors]: { display: 'none' } },
  }),
);
export const base = style(
  inComponent({
    fill: 'none',
    stroke: border.control,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
const words = inComponent({
  fill: text.default,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
/** Text has the text colour: a line's own colour would be too light. */
export const label = style(words);
export const strong = style([words, inComponent({ fontWeight: vars.font.weight.strong })]);
export const tickText = style([words, inComponent({ fill: text.muted, fontSize: vars.font.size.xs })]);

/** A surface of a series; a fine line of the page keeps neighbours apart. */
export const fill = style(
  inComponent({
    fill: 'var(--series-fill)',
    '@media': { [forcedColors]: { stroke: 'CanvasText', strokeWidth: 1 } },
  }),
);
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
export const point = style(
  inComponent({
    fill: 'var(--series)',
    stroke: surface.default,
    strokeWidth: 1.5,
    '@media': { [forcedColors]: { stroke: 'Canvas' } },
  }),
);
export const mark = style([point, inComponent({ pointerEvents: 'none' })]);
/** Figures for pointer or focus; screen readers get them with the focusable point. */
export const tip = style(
  inComponent({
    position: 'absolute',
    zIndex: 1,
    display: 'grid',
    gap: vars.space[1],
    width: 'max-content',
    maxWidth: '18rem',
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
  inComponent({
    flex: 'none',
    width: 12,
    height: 12,
    fill: 'var(--series-fill)',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
/** The band being read, above what is drawn. */
export const band = style(
  inComponent({
    fill: text.default,
    fillOpacity: 0.06,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { fill: 'none', stroke: 'Highlight' } },
  }),
);
/** A figure on a surface of its own. */
export const inCell = style([words, inComponent({ fontSize: vars.font.size.xs })]);
