import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Frames every chart: its title, the same data as a table one button away, downloads as picture, drawing and spreadsheet, and what stands there while there is nothing to draw.',
  not: [
    { when: 'The drawing is a word beside a figure', take: 'Sparkline without a frame' },
    { when: 'The data is a table first', take: 'DataTable' },
  ],
  anatomy: [
    { part: 'Title and description', what: 'What is shown and where it comes from' },
    { part: 'Table button', what: 'Turns the chart into its table and back' },
    { part: 'Download menu', what: 'PNG, SVG and the spreadsheet' },
    { part: 'Chart', what: 'Its room is kept while data is on its way' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the table button, the downloads, then into the chart' },
    { keys: 'Enter, Space', does: 'Press the button, open the menu' },
    { keys: 'Arrow keys in the menu', does: 'Go through the downloads' },
  ],
};
