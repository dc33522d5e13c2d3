import { expect, screen } from 'storybook/test';
import { holds, isChecked, isMarked, isThere, on, onStop, type Pattern } from './steps.ts';

const threshold = ['slider', 'Materiality threshold'] as const;
const slider: Pattern = {
  name: 'Slider',
  stories: 'forms/Slider/Slider',
  story: 'AboutRight',
  at: threshold,
  checks: [
    ['→ is one step more', '{ArrowRight}', holds(...threshold, '41')],
    ['← is one step less', '{ArrowLeft}', holds(...threshold, '39')],
    ['↑ is one step more', '{ArrowUp}', holds(...threshold, '41')],
    ['↓ is one step less', '{ArrowDown}', holds(...threshold, '39')],
    ['Page up is a larger step', '{PageUp}', holds(...threshold, '50')],
    ['Page down is a larger step', '{PageDown}', holds(...threshold, '30')],
    ['Home is the least', '{Home}', holds(...threshold, '0')],
    ['End is the greatest', '{End}', holds(...threshold, '100')],
    ['The value is told in words', '{ArrowRight}', isMarked(...threshold, 'aria-valuetext', '41%')],
  ],
};

const radio: Pattern = {
  name: 'Radio group',
  stories: 'forms/RadioGroup/RadioGroup',
  story: 'NoneChosen',
  checks: [
    ['Tab goes to the first', '{Tab}', on('radio', 'Public')],
    ['Tab goes on from the group', '{Tab}{Tab}', onStop('after')],
    ['Space chooses', '{Tab} ', isChecked('radio', 'Public')],
    ['↓ chooses the next', '{Tab} {ArrowDown}', isChecked('radio', 'Private'), on('radio', 'Private')],
    ['↑ chooses the previous', '{Tab} {ArrowDown}{ArrowUp}', isChecked('radio', 'Public')],
    ['↓ on the last chooses the first', '{Tab} {ArrowDown}{ArrowDown}', isChecked('radio', 'Public')],
  ],
};

const segmented: Pattern = {
  name: 'Segmented control',
  stories: 'forms/SegmentedControl/SegmentedControl',
  story: 'TwoViews',
  checks: [
    ['Tab goes to the chosen one', '{Tab}', on('radio', 'Chart')],
    ['→ chooses the next', '{Tab}{ArrowRight}', isChecked('radio', 'Table')],
    ['← chooses the previous', '{Tab}{ArrowRight}{ArrowLeft}', isChecked('radio', 'Chart')],
  ],
};

const rating: Pattern = {
  name: 'Rating',
  stories: 'forms/Rating/Rating',
  story: 'NotYetAnswered',
  checks: [
    ['Tab goes to the first step', '{Tab}', on('radio', /^1 of 5/)],
    ['Space chooses it', '{Tab} ', isChecked('radio', /^1 of 5/)],
    ['→ chooses the next step', '{Tab} {ArrowRight}', isChecked('radio', '2 of 5')],
    ['← chooses the previous step', '{Tab} {ArrowRight}{ArrowRight}{ArrowLeft}', isChecked('radio', '2 of 5')],
  ],
};

const checkbox: Pattern = {
  name: 'Checkbox',
  stories: 'forms/Checkbox/Checkbox',
  story: 'Off',
  checks: [
    ['Space ticks it', '{Tab} ', isChecked('checkbox', /assured/)],
    ['Space again unticks it', '{Tab}  ', () => expect(screen.getByRole('checkbox')).not.toBeChecked()],
  ],
};

const toggle: Pattern = {
  name: 'Switch',
  stories: 'forms/Switch/Switch',
  story: 'Off',
  checks: [
    ['Space turns it on', '{Tab} ', isChecked('switch', /Remind/)],
    ['Enter turns it on', '{Tab}{Enter}', isChecked('switch', /Remind/)],
  ],
};

const approach = ['combobox', 'Consolidation approach'] as const;
const select: Pattern = {
  name: 'Select',
  stories: 'forms/Select/Select',
  story: 'Chosen',
  at: approach,
  checks: [
    ['↑ chooses the previous', '{ArrowUp}', holds(...approach, 'financial')],
    ['↓ chooses the next', '{ArrowUp}{ArrowDown}', holds(...approach, 'operational')],
    ['A letter chooses the option that begins so', 'e', holds(...approach, 'equity')],
  ],
};

const tool = (name: string) => on('button', name);
const tools = [isThere('toolbar', 'Text tools'), '{Tab}'] as const;
const text = on('textbox', 'Management approach');
const toolbar: Pattern = {
  name: 'Toolbar',
  stories: 'rich-text/RichTextArea',
  story: 'Empty',
  checks: [
    ['Tab goes to one tool', ...tools, tool('Paragraph')],
    ['Tab goes on to the text', ...tools, '{Tab}', text],
    ['→ goes to the next tool', ...tools, '{ArrowRight}', tool('Heading')],
    ['← goes to the previous tool', ...tools, '{ArrowRight}{ArrowLeft}', tool('Paragraph')],
    ['Home goes to the first tool', ...tools, '{ArrowRight}{ArrowRight}{Home}', tool('Paragraph')],
    [
      'End goes to the last tool',
      ...tools,
      '{End}',
      () =>
        expect(screen.getByRole('toolbar', { name: 'Text tools' })).toContainElement(
          document.activeElement as HTMLElement,
        ),
    ],
    ['Alt F10 goes from the text to the tools', ...tools, '{Tab}', text, '{Alt>}{F10}{/Alt}', tool('Paragraph')],
    ['Escape goes back to the text', ...tools, '{ArrowRight}{Escape}', text],
    ['What holds is told', ...tools, isMarked('button', 'Paragraph', 'aria-pressed', 'true')],
  ],
};

export const fields = [slider, radio, segmented, rating, checkbox, toggle, select, toolbar];
