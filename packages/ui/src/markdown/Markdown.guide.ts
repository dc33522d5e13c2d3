import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Text that people wrote in Markdown: guidance, answers of an assistant, release notes. Raw HTML in it is shown as text.',
  not: [
    { when: 'People edit it', take: 'RichTextArea' },
    { when: 'The words are ours', take: 'Text and Heading' },
  ],
  anatomy: [
    { part: 'Headings, lists, quotations', what: 'In the looks of the product' },
    { part: 'Links', what: 'TextLink' },
    { part: 'Tables', what: 'Named; scroll by themselves' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link, and to tables, so that arrows can scroll them' }],
};
