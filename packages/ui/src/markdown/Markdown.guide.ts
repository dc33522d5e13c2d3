import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Text that people wrote in Markdown: guidance, answers of an assistant, release notes. Raw HTML in it is shown as text.',
  alsoCalled: ['rich text', 'formatted text', 'article', 'help text'],
  status: 'trial',
  since: '0.1.0',
  not: [
    { when: 'People edit it', take: 'RichTextArea' },
    { when: 'The words are ours', take: 'Text and Heading' },
  ],
  anatomy: [
    { part: 'Headings, lists, quotations', what: 'In the looks of the product' },
    { part: 'Links', what: 'TextLink' },
    { part: 'Tables', what: 'Named; scroll by themselves' },
  ],
  states: {
    rest: { story: 'AnAnswerOfTheAssistant' },
    hover: { at: 'a' },
    focus: { at: 'a' },
    long: { args: { children: 'A paragraph that goes on. '.repeat(60) } },
    chinese: { args: { children: '## 範圍 2 排放\n\n外購電力，**以市場為基準**。' } },
  },
  pictures: [
    {
      do: { story: 'AnAnswerOfTheAssistant', say: 'Headings begin below those of the page.' },
      dont: { story: 'HostileText', say: 'Raw HTML is shown as it was written: write Markdown.' },
    },
  ],
  content: ['Short paragraphs, lists for what is a list.', 'Links say where they lead.'],
  accessibility: {
    name: 'Headings, lists, tables and links as they are written; a table is named by `tableLabel`.',
    told: 'Nothing.',
  },
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link, and to tables, so that arrows can scroll them' }],
};
