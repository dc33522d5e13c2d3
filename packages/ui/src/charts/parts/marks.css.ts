import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { patternId } from './pattern-id.ts';
import * as plot from './plot.css.ts';

const { border, chart, selection, surface, text } = vars.color;
const forcedEdge = { [forcedColors]: { fill: 'none', stroke: 'CanvasText' } };
/** The deepest colour is still light enough for text on it. */
const depth = (share: number) => `color-mix(in oklab, ${chart[1]} ${share}%, ${surface.default})`;
const pattern = (place: number) => ({ fill: `url(#${patternId(place)})` });
const thin = (stroke: string) => ({ fill: 'none', stroke, strokeWidth: 1 });

const link = style(
  inComponent({
    ...thin(border.control),
    strokeDasharray: '2 2',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
const edge = style(inComponent({ ...thin(border.default), '@media': { [forcedColors]: { stroke: 'CanvasText' } } }));
/** The value is unknown: an empty frame. */
const gap = style(
  inComponent({
    ...thin(border.strong),
    strokeDasharray: '2 3',
    '@media': { [forcedColors]: { stroke: 'GrayText' } },
  }),
);
const slice = style(
  inComponent({
    fill: 'var(--series-fill)',
    stroke: surface.default,
    strokeWidth: 1.5,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
/** Light below a line of its own; opaque where areas are stacked. */
const light = style(
  inComponent({ fill: 'var(--series)', fillOpacity: 0.16, '@media': { [forcedColors]: { display: 'none' } } }),
);
/** Light, so that bands which cross can both be seen. */
const band = style(
  inComponent({
    fill: 'var(--series)',
    fillOpacity: 0.28,
    '@media': { [forcedColors]: { fill: 'Canvas', fillOpacity: 1, stroke: 'CanvasText' } },
  }),
);
const outline = style(
  inComponent({
    fill: 'var(--series)',
    fillOpacity: 0.12,
    stroke: 'var(--series)',
    strokeWidth: 2,
    strokeDasharray: 'var(--series-dash)',
    strokeLinejoin: 'round',
    '@media': { [forcedColors]: { fillOpacity: 0 } },
  }),
);
const ground = style(inComponent({ fill: text.default, fillOpacity: 0.06, '@media': forcedEdge }));
/** Each range lies upon the ground a little lighter than the one before. */
const range = style(
  inComponent({
    fill: text.default,
    selectors: {
      '&[data-step="0"]': { fillOpacity: 0.14 },
      '&[data-step="1"]': { fillOpacity: 0.08 },
      '&[data-step="2"]': { fillOpacity: 0.03 },
    },
    '@media': forcedEdge,
  }),
);
const target = style(inComponent({ fill: text.default, '@media': { [forcedColors]: { fill: 'CanvasText' } } }));
/** The part of a field where both thresholds are passed. */
const passed = style(inComponent({ fill: selection.bg, '@media': forcedEdge }));
const threshold = style(
  inComponent({
    ...thin(selection.border),
    strokeDasharray: '6 4',
    '@media': { [forcedColors]: { stroke: 'Highlight' } },
  }),
);
/** Depths of one colour; patterns of growing weight where colours are forced and no text is on them. */
const cell = style(
  inComponent({
    selectors: {
      '&[data-step="0"]': { fill: depth(8) },
      '&[data-step="1"]': { fill: depth(18) },
      '&[data-step="2"]': { fill: depth(28) },
      '&[data-step="3"]': { fill: depth(38) },
      '&[data-step="4"]': { fill: depth(48) },
    },
    '@media': {
      [forcedColors]: {
        stroke: 'CanvasText',
        selectors: {
          '&[data-step="0"], &[data-under-text]': { fill: 'Canvas' },
          '&[data-step="1"]:not([data-under-text])': pattern(4),
          '&[data-step="2"]:not([data-under-text])': pattern(2),
          '&[data-step="3"]:not([data-under-text])': pattern(7),
          '&[data-step="4"]:not([data-under-text])': { fill: 'CanvasText' },
        },
      },
    },
  }),
);

const { grid, base, fill, point, line } = plot;

/** The style of each role of a drawing on a page. */
export const shapes = {
  grid,
  base,
  link,
  edge,
  gap,
  threshold,
  fill,
  point,
  slice,
  light,
  band,
  line,
  outline,
  ground,
  range,
  passed,
  cell,
  target,
};
export const texts = { label: plot.label, strong: plot.strong, tick: plot.tickText, inside: plot.inCell };

/** The alignment of a text, whose position is the middle of its line. */
export const anchors = styleVariants({ start: 'start', middle: 'middle', end: 'end' } as const, (textAnchor) =>
  inComponent({ textAnchor, dominantBaseline: 'central' }),
);
