import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';
import { patternId } from './parts/pattern-id.ts';

const { border, chart } = vars.color;

/** Up and down are told apart by sign and place first, then by colours that no tenant edits. */
export const bar = style(
  inComponent({
    selectors: {
      '&[data-tone="total"]': { fill: chart[8] },
      '&[data-tone="up"]': { fill: chart[2] },
      '&[data-tone="down"]': { fill: chart[1] },
      '&[data-tone="highlight"]': { fill: chart.highlight },
    },
    '@media': {
      [forcedColors]: {
        stroke: 'CanvasText',
        selectors: {
          '&[data-tone="total"]': { fill: 'CanvasText' },
          '&[data-tone="up"]': { fill: `url(#${patternId(2)})` },
          '&[data-tone="down"]': { fill: `url(#${patternId(3)})` },
          '&[data-tone="highlight"]': { fill: 'Highlight' },
        },
      },
    },
  }),
);
export const link = style(
  inComponent({
    fill: 'none',
    stroke: border.control,
    strokeWidth: 1,
    strokeDasharray: '2 2',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
