import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

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
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const last = style(
  inComponent({ fill: vars.color.chart.highlight, '@media': { [forcedColors]: { fill: 'Highlight' } } }),
);
