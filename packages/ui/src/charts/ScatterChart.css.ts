import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

const { focus, selection, surface, text } = vars.color;

export const field = style(inComponent({ display: 'block', overflow: 'visible' }));
export const ground = style(inComponent({ pointerEvents: 'none' }));
export const point = style(inComponent({ outline: 'none' }));
export const dot = style(
  inComponent({
    fill: 'var(--series-fill)',
    stroke: surface.default,
    strokeWidth: 1.5,
    selectors: {
      [`${point}:focus-visible > &`]: { stroke: focus.ring, strokeWidth: 3 },
    },
    '@media': {
      [forcedColors]: { stroke: 'CanvasText' },
    },
  }),
);
/** Several things at one place: a ring around the number of the place. */
export const ring = style(
  inComponent({
    fill: surface.default,
    stroke: 'var(--series-fill)',
    strokeWidth: 2.5,
    selectors: {
      [`${point}:focus-visible > &`]: { stroke: focus.ring, strokeWidth: 4 },
    },
    '@media': {
      [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' },
    },
  }),
);
export const number = style(
  inComponent({
    fill: text.default,
    fontSize: vars.font.size.xs,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);
/** As large as a finger needs. */
export const target = style(inComponent({ fill: 'transparent' }));
/** A halo in the background's colour keeps the words readable over lines and other points. */
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

/** What numbers stand for, below the drawing, in as many columns as have room. */
export const key = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    paddingBlockStart: vars.space[3],
    color: text.default,
    fontSize: vars.font.size.sm,
  }),
);
export const keyEntry = style(inComponent({ display: 'flex', gap: vars.space[2], minWidth: 0 }));
export const keyNumber = style(
  inComponent({ flex: 'none', minWidth: '1.5em', color: text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const keyName = style(inComponent({ display: 'block', overflowWrap: 'anywhere' }));

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
/** The area that the pointer can grab, wider than the drawn line. */
export const grip = style(inComponent({ fill: 'transparent' }));
