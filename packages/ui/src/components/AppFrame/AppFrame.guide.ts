import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The frame of a signed-in application: rail of places, top bar, and the page. Under 900 px the rail becomes a sheet.',
  not: [
    {
      when: 'A portal or a single task has no places to go to',
      take: 'AppFrame with an empty `navigation`: the bar and the page alone',
    },
    { when: 'Several panes share one page', take: 'Panes inside the frame' },
  ],
  anatomy: [
    { part: 'Skip link', what: 'First stop of Tab; leads to the page' },
    { part: 'Rail', what: 'The logo and groups of links with icons; collapses to icons with tooltips' },
    { part: 'Top bar', what: 'Where one is, and the tools at its end' },
    { part: 'Page', what: 'The `main` of the document' },
    { part: 'Sheet', what: 'The rail of narrow windows; loaded when first opened' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Skip link, rail, top bar, page' },
    { keys: 'Enter on the skip link', does: 'Moves focus to the page' },
    { keys: 'Escape', does: 'Closes the sheet; focus goes back to its button' },
  ],
};
