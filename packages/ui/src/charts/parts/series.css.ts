import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { patternId } from './pattern-id.ts';

const { chart } = vars.color;
const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const colorOf = {
  1: chart[1],
  2: chart[2],
  3: chart[3],
  4: chart[4],
  5: chart[5],
  6: chart[6],
  7: chart[7],
  8: chart[8],
};
/** Under forced colours, lines are distinguished by their dashes. */
const dashOf = { 1: 'none', 2: '8 4', 3: '2 3', 4: '12 3 2 3', 5: '4 2', 6: '1 5', 7: '14 4', 8: '6 2 2 2' };

/**
 * Colour of a series by its index: `--series` for lines and text beside them, `--series-fill` for surfaces, which are patterns under forced
 * colours. No tenant can change it.
 */
export const series = styleVariants(
  Object.fromEntries(places.map((place) => [place, place])) as Record<(typeof places)[number], (typeof places)[number]>,
  (place) =>
    inComponent({
      vars: { '--series': colorOf[place], '--series-fill': colorOf[place], '--series-dash': 'none' },
      '@media': {
        [forcedColors]: {
          vars: {
            '--series': 'CanvasText',
            '--series-fill': `url(#${patternId(place)})`,
            '--series-dash': dashOf[place],
          },
        },
      },
    }),
);

/** The background colour of series, so that another stands out. */
export const quiet = style(
  inComponent({
    vars: { '--series': chart[8], '--series-fill': chart[8], '--series-dash': 'none' },
    '@media': {
      [forcedColors]: { vars: { '--series': 'CanvasText', '--series-fill': 'Canvas', '--series-dash': 'none' } },
    },
  }),
);

/** The one series in the tenant's brand colour. */
export const highlighted = style(
  inComponent({
    vars: { '--series': chart.highlight, '--series-fill': chart.highlight, '--series-dash': 'none' },
    '@media': {
      [forcedColors]: { vars: { '--series': 'Highlight', '--series-fill': 'Highlight', '--series-dash': 'none' } },
    },
  }),
);
