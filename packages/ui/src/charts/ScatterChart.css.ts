import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

const { border, chart, focus, selection, surface, text } = vars.color;

export const plot = style(inComponent({ position: 'relative', minWidth: 0 }));
/** The part of the field where both thresholds are passed. */
export const passed = style(
  inComponent({ fill: selection.bg, '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText' } } }),
);
export const edge = style(
  inComponent({ fill: 'none', stroke: border.default, '@media': { [forcedColors]: { stroke: 'CanvasText' } } }),
);
export const axisName = style(
  inComponent({ fill: text.muted, fontSize: vars.font.size.sm, '@media': { [forcedColors]: { fill: 'CanvasText' } } }),
);

export const point = style(inComponent({ outline: 'none' }));
export const dot = style(
  inComponent({
    stroke: surface.default,
    strokeWidth: 1.5,
    selectors: {
      '&[data-tone="highlight"]': { fill: chart.highlight },
      '&[data-tone="quiet"]': { fill: chart[8] },
      [`${point}:focus-visible > &`]: { stroke: focus.ring, strokeWidth: 3 },
    },
    '@media': {
      [forcedColors]: {
        stroke: 'CanvasText',
        selectors: { '&[data-tone="highlight"]': { fill: 'Highlight' }, '&[data-tone="quiet"]': { fill: 'Canvas' } },
      },
    },
  }),
);
/** A halo of the ground keeps the words readable over lines and other points. */
export const name = style(
  inComponent({
    fill: text.default,
    stroke: surface.default,
    strokeWidth: 3,
    paintOrder: 'stroke',
    fontSize: vars.font.size.sm,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
);

export const threshold = style(
  inComponent({
    outline: 'none',
    touchAction: 'none',
    selectors: {
      '&[aria-orientation="horizontal"]': { cursor: 'ew-resize' },
      '&[aria-orientation="vertical"]': { cursor: 'ns-resize' },
    },
  }),
);
export const thresholdLine = style(
  inComponent({
    stroke: selection.border,
    strokeWidth: 1.5,
    strokeDasharray: '6 4',
    selectors: { [`${threshold}:focus-visible > &`]: { stroke: focus.ring, strokeWidth: 3, strokeDasharray: 'none' } },
    '@media': { [forcedColors]: { stroke: 'Highlight' } },
  }),
);
/** What the pointer takes hold of, wider than the line is drawn. */
export const grip = style(inComponent({ stroke: 'transparent', strokeWidth: 24 }));
