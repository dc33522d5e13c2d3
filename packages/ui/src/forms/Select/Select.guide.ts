import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One choice of a short list, by the platform’s own control: fast, familiar, right on a telephone.',
  not: [
    { when: 'More than about fifteen choices, or people search by name', take: 'Combobox' },
    { when: 'Up to five choices that deserve to be seen', take: 'RadioGroup' },
    { when: 'Switching between views', take: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Shows the choice; the placeholder is the way back to none' },
    { part: 'List', what: 'Drawn by the platform, in groups where given' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Arrow down, arrow up', does: 'Chooses the next or previous option' },
    { keys: 'Space, Alt arrow down', does: 'Opens the list' },
    { keys: 'Letters', does: 'Go to the option that begins with them' },
  ],
};
