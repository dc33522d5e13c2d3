import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

/** The line is drawn once, from the oldest figure to the newest; its length counts as 1. */
const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});
const appear = keyframes({ from: { opacity: 0 } });
const { duration, easing } = vars.motion;

export const drawing = style(
  inComponent({ display: 'inline-block', flex: 'none', verticalAlign: 'middle', overflow: 'visible' }),
);
export const line = style(
  inComponent({
    fill: 'none',
    stroke: vars.color.text.muted,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    animation: `${draw} calc(2 * ${duration.slow}) ${easing.out}`,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const last = style(
  inComponent({
    fill: vars.color.chart.highlight,
    animation: `${appear} ${duration.slow} ${easing.out} ${duration.slow} backwards`,
    '@media': { [forcedColors]: { fill: 'Highlight' } },
  }),
);
