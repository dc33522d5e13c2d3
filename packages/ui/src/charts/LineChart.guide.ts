import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Figures over time: where they lead, and how several courses differ. Thousands of points draw as fast as hundreds.',
  not: [
    { when: 'The categories have no order', take: 'BarSeriesChart' },
    { when: 'Only the direction matters, beside a figure', take: 'Sparkline' },
  ],
  anatomy: [
    { part: 'Lines or areas', what: 'With gaps where nothing is known' },
    { part: 'Names', what: 'At the ends of the lines, or as a key where there is no room' },
    { part: 'Axes', what: 'Values at the side; as many categories as have room' },
    { part: 'Tip', what: 'All series at the point being read' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at one point; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go from point to point, each said with all its figures' },
    { keys: 'Home, End', does: 'Go to the first and the last point' },
    { keys: 'Page Up, Page Down', does: 'Leap a tenth of the points' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
};
