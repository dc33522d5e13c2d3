import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The frame of several controls that answer one question, such as number and unit, or a first and a last day. The counterpart of Field for groups.',
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
  keyboard: [
    {
      keys: 'Tab, Shift Tab',
      does: 'Goes through the controls; the group itself is reached by links of an error summary only',
    },
  ],
};
