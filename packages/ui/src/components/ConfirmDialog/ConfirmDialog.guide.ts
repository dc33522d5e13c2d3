import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Asks before something that cannot be taken back.',
  alsoCalled: ['alert dialog', 'are you sure', 'confirm', 'modal', 'delete'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It can be undone', take: 'do it, and offer undo in a toast' },
    { when: 'More than a yes is needed', take: 'Dialog with a form' },
  ],
  anatomy: [
    { part: 'Question', what: 'The title' },
    { part: 'What will happen', what: 'Below it' },
    { part: 'Safe answer', what: 'Has focus first' },
    { part: 'Verb', what: 'The button that does it, red where it removes' },
  ],
  states: {
    rest: { story: 'BeforeSomethingIsLost', opens: 'click' },
    focus: { story: 'BeforeSomethingIsLost', opens: 'click' },
    loading: {
      bare: true,
      args: {
        open: true,
        title: 'Delete this report?',
        description: 'This cannot be undone.',
        confirmLabel: 'Delete report',
        cancelLabel: 'Keep it',
        tone: 'danger',
        pending: true,
      },
    },
    long: {
      bare: true,
      args: {
        open: true,
        title: 'Delete the sustainability report 2026 of all companies of the group?',
        description:
          'Its answers, its files, its comments and its history go with it, for everybody who works on it. Reports that were published from it stay as they are. This cannot be undone.',
        confirmLabel: 'Delete report',
        cancelLabel: 'Keep it',
        tone: 'danger',
      },
    },
    chinese: {
      bare: true,
      args: {
        open: true,
        title: '刪除這份報告？',
        description: '此操作無法還原。',
        confirmLabel: '刪除報告',
        cancelLabel: '保留',
        tone: 'danger',
      },
    },
  },
  pictures: [
    {
      do: {
        bare: true,
        args: {
          open: true,
          title: 'Delete this report?',
          description: 'Its answers and files go with it. This cannot be undone.',
          confirmLabel: 'Delete report',
          cancelLabel: 'Keep it',
          tone: 'danger',
        },
        say: 'The buttons answer without the question.',
      },
      dont: {
        bare: true,
        args: { open: true, title: 'Are you sure?', description: '', confirmLabel: 'Yes', cancelLabel: 'Cancel' },
        say: 'Sure of what? “Cancel” cancels what?',
      },
    },
  ],
  content: [
    'Title: the question with its object.',
    'Description: what goes with it, and whether it can be undone.',
    'Buttons: the verb, and what stays.',
  ],
  accessibility: {
    name: 'An alertdialog named by its title and described by its text.',
    told: 'Title and description when it opens.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Between the two answers' },
    { keys: 'Enter, Space', does: 'Presses the answer in focus' },
    { keys: 'Escape', does: 'The safe answer; focus goes back' },
  ],
  pattern: 'alertdialog',
};
