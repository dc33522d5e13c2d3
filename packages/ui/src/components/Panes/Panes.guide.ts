import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A page of up to three panes side by side: what to choose from, the thing itself, what accompanies it. They follow one another where the window is narrow.',
  alsoCalled: ['splitter', 'split view', 'resizable', 'master detail', 'columns'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'The parts are not used together', take: 'Tabs or pages of their own' }],
  anatomy: [
    { part: 'Start pane', what: 'A column; a sheet under 900 px' },
    { part: 'Middle', what: 'Scrolls with the page; with a bar that stays in sight' },
    { part: 'End pane', what: 'A column that can be put away; a sheet under 1200 px' },
    {
      part: 'Edge',
      what: 'Where `resize` is given: drawn, or moved by keys. The owner holds the width, so that it is remembered where the product remembers things',
    },
  ],
  states: {
    rest: { story: 'WithAnEdgeToDraw' },
    hover: { story: 'TheEdgeOfAPane', at: '[role=separator]' },
    focus: { story: 'TheEdgeOfAPane', at: '[role=separator]' },
    pressed: { story: 'TheEdgeOfAPane', at: '[role=separator]' },
    long: { story: 'DataInput' },
    chinese: { story: 'WithAnEdgeToDraw' },
  },
  pictures: [
    {
      do: { story: 'DataInput', say: 'What to choose from, the thing, what accompanies it.' },
      dont: {
        bare: true,
        args: { closeLabel: 'Close', start: { label: 'Pane 1', content: 'Advertisement' }, children: 'The thing' },
        say: 'A pane for what is not used together.',
      },
    },
  ],
  content: ['Labels of panes: what they hold, in one or two words.'],
  accessibility: {
    name: 'Each pane is a region named by its label; the edge is a separator with a value.',
    told: 'The width by the separator.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches each pane, its content, its edge' },
    { keys: 'F6, Shift F6', does: 'Go to the next or previous pane, where one was in it last' },
    { keys: 'Arrows on an edge', does: 'Move it by 16 px, with Shift by 64' },
    { keys: 'Home, End on an edge', does: 'Least and greatest width' },
    { keys: 'Enter, double press on an edge', does: 'The usual width' },
    { keys: 'Escape', does: 'Closes a sheet' },
  ],
  pattern: 'windowsplitter',
};
