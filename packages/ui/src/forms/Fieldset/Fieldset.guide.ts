import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The frame of several controls that answer one question, such as number and unit, or a first and a last day. The counterpart of Field for groups.',
  alsoCalled: ['field group', 'form group', 'legend', 'group box'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'One control', take: 'Field' },
    { when: 'One or several choices', take: 'RadioGroup or CheckboxGroup' },
    { when: 'A chapter of a form', take: 'Heading' },
  ],
  anatomy: [
    { part: 'Legend', what: 'Names the group; a mark where an answer is required' },
    { part: 'Saved mark', what: 'When the answer was saved; announced politely, no part of the name' },
    { part: 'Hint', what: 'Guidance for all of them, read out with the group' },
    { part: 'Controls', what: 'Each with a name of its own' },
    { part: 'Error', what: 'What is wrong and what to do; announced when it appears' },
  ],
  states: {
    rest: { story: 'TwoBoxesOfOneQuestion' },
    focus: {},
    disabled: { args: { disabled: true } },
    error: { story: 'WithSomethingWrong' },
    long: {
      bare: true,
      args: {
        label:
          'How much energy did all sites together use in the reporting period, bought and made, after what was sold on',
        children: 'The boxes',
      },
    },
    chinese: {},
  },
  pictures: [
    {
      do: { story: 'TwoBoxesOfOneQuestion', say: 'One question, two boxes, one hint.' },
      dont: {
        bare: true,
        args: { label: 'General information', children: 'Name, address, telephone, founder, employees …' },
        say: 'A heading for everything that was left over: take Heading.',
      },
    },
  ],
  content: ['Label: the question that the boxes answer together.', 'Do not repeat it in the labels inside.'],
  accessibility: {
    name: 'A native fieldset named by its legend, or a radiogroup.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [
    {
      keys: 'Tab, Shift Tab',
      does: 'Goes through the controls; the group itself is reached by links of an error summary only',
    },
  ],
};
