import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A task that has to be finished or left before going on.',
  alsoCalled: ['modal', 'popup', 'window', 'lightbox', 'overlay'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It only asks yes or no', take: 'ConfirmDialog' },
    { when: 'The page must stay usable', take: 'Popover or Sheet' },
    { when: 'It is long, or has an address', take: 'a page' },
  ],
  anatomy: [
    { part: 'Title and description', what: 'Read aloud when it opens' },
    { part: 'Content', what: 'Scrolls when it is long' },
    { part: 'Actions', what: 'At the foot, the main one last' },
    { part: 'Close', what: 'Last in order, so that focus starts on the task' },
  ],
  states: {
    rest: { story: 'ATaskToFinishOrLeave', opens: 'click' },
    focus: { story: 'ATaskToFinishOrLeave', opens: 'click' },
    long: {
      bare: true,
      args: {
        open: true,
        title: 'Rename the sustainability report 2026 of all companies of the group',
        closeLabel: 'Close',
        description:
          'The name stands on the cover, in every list and in the file names of what was exported, and changes there at once.',
        children: 'Content that is longer than the window scrolls, its title and its buttons stay. '.repeat(20),
      },
    },
    chinese: {
      bare: true,
      args: {
        open: true,
        title: '重新命名報告',
        closeLabel: '關閉',
        description: '名稱會顯示於封面及所有列表。',
        children: '可持續發展報告 2026',
      },
    },
  },
  pictures: [
    {
      do: {
        bare: true,
        args: {
          open: true,
          title: 'Rename report',
          closeLabel: 'Close',
          description: 'The name stands on the cover and in every list.',
          children: 'One field, two buttons.',
        },
        say: 'One task; the title is its verb and object.',
      },
      dont: {
        bare: true,
        args: { open: true, title: 'Information', closeLabel: 'Close', children: 'Your settings have been saved.' },
        say: 'A message that has to be closed: take Toast.',
      },
    },
  ],
  content: ['Title: the action, as on the button that opened it.', 'Buttons: the verb, and “Cancel”.'],
  accessibility: {
    name: 'A dialog named by its title and described by its description.',
    told: 'Title and description when it opens; the page behind is out of reach.',
  },
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Go round inside' },
    { keys: 'Escape', does: 'Closes; focus goes back to what opened it' },
  ],
  pattern: 'dialog-modal',
};
