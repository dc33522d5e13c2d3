import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';

const { chart, text } = vars.color;
const forcedEdge = { [forcedColors]: { fill: 'none', stroke: 'CanvasText' } };

export const ground = style(inComponent({ fill: text.default, fillOpacity: 0.06, '@media': forcedEdge }));
/** Each range lies upon the ground a little lighter than the one before. */
export const range = style(
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
export const measure = style(
  inComponent({
    selectors: { '&[data-tone="first"]': { fill: chart[1] }, '&[data-tone="highlight"]': { fill: chart.highlight } },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-tone="first"]': { fill: 'CanvasText' },
          '&[data-tone="highlight"]': { fill: 'Highlight' },
        },
      },
    },
  }),
);
export const target = style(inComponent({ fill: text.default, '@media': { [forcedColors]: { fill: 'CanvasText' } } }));
