import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A colour: typed, pasted, picked from an area or from anywhere on the screen. May fall back on a derived colour.',
  alsoCalled: ['color picker', 'colour picker', 'hex', 'swatch', 'eyedropper'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'One of a few named colours', take: 'RadioGroup with swatches' }],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Swatch', what: 'Opens the picker' },
    { part: 'Box', what: 'Hexadecimal digits, three or six, or red, green and blue as numbers' },
    { part: 'Picker', what: 'Saturation and brightness, hue, suggestions, the browser’s eye dropper' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'TypedOrPicked' },
    hover: { at: 'input' },
    focus: { at: 'input' },
    disabled: { story: 'Disabled' },
    readOnly: { story: 'ReadOnly' },
    error: { story: 'WithError' },
    empty: { story: 'EmptyMeansDerived' },
    chinese: {},
  },
  without: {
    long: 'A colour has seven characters',
  },
  pictures: [
    {
      do: { story: 'EmptyMeansDerived', say: 'Empty shows the colour that is taken instead.' },
      dont: {
        bare: true,
        args: { label: 'Colour', value: 'teal', error: 'Wrong' },
        say: 'A label that names nothing, and an error that does not help.',
      },
    },
  ],
  content: [
    'Label: what the colour is for, not what it looks like.',
    'Suggestions have names that say where they come from.',
  ],
  accessibility: {
    name: 'The label names the text box; the button with the swatch, the area and the sliders are named by `labels`.',
    told: 'Saturation, brightness and hue as values of sliders; errors politely.',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'On the swatch: opens the picker' },
    { keys: 'Arrows', does: 'In the area: saturation and brightness; with Shift in larger steps' },
    { keys: 'Home, End, Page up, Page down', does: 'In the area: the ends of saturation, larger steps of brightness' },
    { keys: 'Escape', does: 'Closes the picker and goes back to the swatch' },
  ],
  pattern: 'slider',
};
