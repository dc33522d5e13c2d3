import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { forcedColors } from '../theme/media.ts';

const { border, chart: color, focus, text } = vars.color;

export const chart = style(
  inComponent({ display: 'grid', gridTemplateColumns: 'minmax(5rem, 30%) minmax(0, 1fr)', gap: vars.space[3] }),
);
export const labels = style(inComponent({ minWidth: 0 }));
export const label = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    textAlign: 'end',
  }),
);
/** Two lines at most; the whole label is in the tooltip and in what screen readers hear. */
export const labelText = style(
  inComponent({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    lineHeight: 1.3,
    fontSize: vars.font.size.sm,
  }),
);
export const plot = style(inComponent({ minWidth: 0 }));
export const drawing = style(inComponent({ overflow: 'visible', maxWidth: 'none' }));

/** Lines stay behind the figures: thin, and gone where colours are forced. */
export const tick = style({});
globalStyle(`${tick} line`, {
  '@layer': {
    [componentLayer]: { stroke: border.default, strokeWidth: 1, '@media': { [forcedColors]: { display: 'none' } } },
  },
});
export const tickText = style(
  inComponent({
    fill: text.muted,
    stroke: 'none',
    fontFamily: 'inherit',
    fontSize: vars.font.size.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const zero = style(
  inComponent({ stroke: border.control, strokeWidth: 1, '@media': { [forcedColors]: { stroke: 'CanvasText' } } }),
);

export const bar = style(inComponent({ outline: 'none' }));
/** The whole row answers to the pointer and wears the focus ring. */
export const target = style(
  inComponent({
    fill: 'transparent',
    rx: 6,
    selectors: {
      [`${bar}:hover > &`]: { fill: vars.color.surface.hover, opacity: 0.6 },
      [`${bar}:focus-visible > &`]: { stroke: focus.ring, strokeWidth: 2 },
    },
  }),
);
export const fill = style(
  inComponent({
    pointerEvents: 'none',
    selectors: {
      '&[data-tone="first"]': { fill: color[1] },
      '&[data-tone="quiet"]': { fill: color[8] },
      '&[data-tone="highlight"]': { fill: color.highlight },
    },
    '@media': {
      [forcedColors]: {
        stroke: 'CanvasText',
        strokeWidth: 1,
        selectors: {
          '&[data-tone="first"], &[data-tone="quiet"]': { fill: 'Canvas' },
          '&[data-tone="highlight"]': { fill: 'Highlight', strokeWidth: 2 },
        },
      },
    },
  }),
);
export const figure = style(
  inComponent({
    fill: text.default,
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);
