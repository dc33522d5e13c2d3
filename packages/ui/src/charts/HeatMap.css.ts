import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { forcedColors } from '../theme/media.ts';
import { patternId } from './parts/pattern-id.ts';

const { border, chart, surface } = vars.color;
/** Deepest is still so light that words stand out on it. */
const depth = (share: number) => `color-mix(in oklab, ${chart[1]} ${share}%, ${surface.default})`;
const pattern = (place: number) => ({ fill: `url(#${patternId(place)})` });

/** Depths of one colour; patterns of growing weight where colours are forced and no figures stand upon them. */
export const cells = style(
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
          '&[data-step="0"], &[data-figures="true"]': { fill: 'Canvas' },
          '&[data-step="1"][data-figures="false"]': pattern(4),
          '&[data-step="2"][data-figures="false"]': pattern(2),
          '&[data-step="3"][data-figures="false"]': pattern(7),
          '&[data-step="4"][data-figures="false"]': { fill: 'CanvasText' },
        },
      },
    },
  }),
);
/** Nothing is known here: an empty frame. */
export const gap = style(
  inComponent({
    fill: 'none',
    stroke: border.strong,
    strokeDasharray: '2 3',
    '@media': { [forcedColors]: { stroke: 'GrayText' } },
  }),
);
