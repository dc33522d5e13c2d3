import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The frame of a signed-in application: rail of places, top bar, and the page. Under 900 px the rail becomes a sheet.',
  alsoCalled: ['shell', 'layout', 'sidebar', 'navigation', 'drawer', 'rail', 'app bar'],
  status: 'ready',
  since: '0.1.0',
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
  states: {
    rest: { story: 'Workspace' },
    hover: { at: 'aside a:not([aria-current])' },
    focus: { at: 'aside a:not([aria-current])' },
    long: {
      bare: true,
      args: {
        brand: 'The Very Long Name of a Company Holdings (Hong Kong) Limited',
        labels: {
          skipToContent: 'Skip to content',
          navigation: 'Main navigation',
          openNavigation: 'Open navigation',
          close: 'Close',
          collapseRail: 'Collapse',
          expandRail: 'Expand',
        },
        navigation: [],
        children: 'Page',
      },
    },
    chinese: {
      bare: true,
      args: {
        brand: '可持續發展平台',
        labels: {
          skipToContent: '跳至內容',
          navigation: '主導覽',
          openNavigation: '開啟導覽',
          close: '關閉',
          collapseRail: '收起',
          expandRail: '展開',
        },
        navigation: [],
        children: '內容',
      },
    },
  },
  without: {
    empty: 'A frame without places has nothing to lead to',
  },
  pictures: [
    {
      do: { story: 'Workspace', say: 'Seven places at most in sight, help at the end.' },
      dont: {
        bare: true,
        args: {
          brand: 'Meridian',
          labels: {
            skipToContent: 'Skip',
            navigation: 'Menu',
            openNavigation: 'Open',
            close: 'Close',
            collapseRail: 'Collapse',
            expandRail: 'Expand',
          },
          navigation: [],
          children: 'Everything behind one button, also where there is room',
        },
        say: 'An empty rail: places are hidden where there is room for them.',
      },
    },
  ],
  content: [
    'Places: nouns, one or two words, as on the page that they lead to.',
    '“Skip to content” is the first link.',
  ],
  accessibility: {
    name: 'Banner, navigation named by `labels.navigation`, and main; the skip link comes first.',
    told: 'The current place by `aria-current`.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Skip link, rail, top bar, page' },
    {
      keys: 'F6, Shift F6',
      does: 'Go to the next or previous part of the page: rail, top bar, page, and the panes in it',
    },
    { keys: 'Enter on the skip link', does: 'Moves focus to the page' },
    { keys: 'Escape', does: 'Closes the sheet; focus goes back to its button' },
  ],
};
