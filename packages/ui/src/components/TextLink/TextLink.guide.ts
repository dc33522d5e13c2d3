import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The link of the product: leads somewhere from within text, lists and bars. Named so that a page can import the router’s own `Link` beside it and put it inside with `asChild`.',
  alsoCalled: ['link', 'anchor', 'hyperlink'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It does something', take: 'Button' },
    { when: 'The whole card leads somewhere', take: 'CardLink' },
    { when: 'It is the main way on', take: 'Button with `asChild`' },
  ],
  anatomy: [{ part: 'Words', what: 'Say where it leads, also out of context' }],
  states: {
    rest: { story: 'Regular' },
    hover: {},
    focus: {},
    long: {
      args: { children: 'What the framework asks for when a site was bought or sold in the course of the year' },
    },
    chinese: { args: { children: '關於此框架' } },
  },
  pictures: [
    {
      do: { args: { children: 'About this framework' }, say: 'Says where it leads, also alone.' },
      dont: { args: { children: 'Click here' }, say: 'In a list of links: “Click here”, “Click here”, “here”.' },
    },
  ],
  content: ['The words say where it leads.', 'No “click here”, no bare addresses.'],
  accessibility: { name: 'A native link named by its words.', told: 'Nothing.' },
  keyboard: [{ keys: 'Enter', does: 'Follows the link' }],
  pattern: 'link',
};
