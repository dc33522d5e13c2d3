import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

const { text } = vars.color;

/** The key is beside the ring where there is room for both, whatever the window's width; else below it. */
export const chart = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[6],
  }),
);
export const drawing = style(inComponent({ flex: 'none', width: '12rem', height: '12rem' }));
export const middle = style(
  inComponent({
    fill: text.default,
    fontSize: 9,
    fontWeight: vars.font.weight.strong,
    textAnchor: 'middle',
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);
export const middleUnit = style([
  middle,
  inComponent({ fill: text.muted, fontSize: 5.5, fontWeight: vars.font.weight.regular }),
]);
export const list = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    flex: '1 1 14rem',
    minWidth: 0,
  }),
);
export const entry = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const share = style(inComponent({ color: text.muted, minWidth: '3.5rem', textAlign: 'end' }));
