import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Several short texts that are on no list: labels, or the e-mail addresses of a share list. A duplicate is refused, an invalid text stays in the box.',
  alsoCalled: ['chips', 'chip input', 'tokens', 'labels', 'e-mail list', 'tag input'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'Choices of a known list', take: 'MultiSelect' }],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Chips', what: 'What is entered, each with a button that removes it' },
    { part: 'Box', what: 'Takes a pasted list, also as a mail program copies it' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'LabelsOfADocument' },
    hover: { at: 'input' },
    focus: { at: 'input' },
    disabled: { args: { disabled: true } },
    error: { args: { error: 'Enter an e-mail address such as mei@company.example.' } },
    empty: { story: 'PeopleToInvite' },
    long: {
      args: { value: ['A label that somebody wrote as a whole sentence because nothing stopped them from doing so'] },
    },
    chinese: { args: { value: ['氣候風險', '供應鏈'] } },
  },
  pictures: [
    {
      do: { story: 'LabelsOfADocument', say: 'The hint says how several are told apart.' },
      dont: {
        bare: true,
        args: {
          label: 'Labels',
          value: ['Climate', 'climate', 'Climate change'],
          labels: { entered: 'Entered', remove: () => 'Remove' },
        },
        say: 'Three words for one thing: offer the known ones with MultiSelect.',
      },
    },
  ],
  content: ['Label: in the plural.', 'Hint: which sign separates them.'],
  accessibility: {
    name: 'The label names the text box; what was entered is a list with a name of its own, each with a named button to remove it.',
    told: 'Errors are announced politely; why a text was refused is told by the caller.',
  },
  keyboard: [
    { keys: 'Enter, comma', does: 'Takes the text in' },
    { keys: 'Backspace', does: 'In an empty box: removes the last one' },
    { keys: 'Tab', does: 'Takes the text in and leaves' },
  ],
};
