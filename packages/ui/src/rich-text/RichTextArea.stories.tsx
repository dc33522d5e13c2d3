import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { Held, speak } from '../forms/story-kit.tsx';
import type { RichTextBlock } from './block-types.ts';
import { guide } from './RichTextArea.guide.ts';
import { RichTextArea } from './RichTextArea.tsx';
import type { RichTextAreaProps } from './rich-text-props.ts';
import { labelsOf } from './story-labels.ts';

const english: RichTextBlock[] = [
  { kind: 'heading', runs: [{ text: 'Our approach' }] },
  {
    kind: 'paragraph',
    runs: [
      { text: 'We cut emissions ' },
      { text: 'before', bold: true },
      { text: ' we offset. See ' },
      { text: 'our policy', link: 'https://verdant.example/policy' },
      { text: '.' },
    ],
  },
  { kind: 'bullet', runs: [{ text: 'Science-based targets' }] },
  { kind: 'bullet', runs: [{ text: 'A yearly review by the board' }] },
];
const chinese: RichTextBlock[] = [
  { kind: 'heading', runs: [{ text: '管理方針' }] },
  {
    kind: 'paragraph',
    runs: [
      { text: '我們' },
      { text: '先減排', bold: true },
      { text: '，後抵銷。詳見' },
      { text: '政策', link: 'https://verdant.example/policy' },
      { text: '。' },
    ],
  },
  { kind: 'numbered', runs: [{ text: '訂立科學基礎目標' }] },
  { kind: 'numbered', runs: [{ text: '董事會每年檢討' }] },
];

const meta = preview.meta({
  component: RichTextArea,
  parameters: { guide },
  args: { label: 'Approach', value: [] as RichTextBlock[], onChange: fn(), labels: labelsOf((english) => english) },
  render: (args, { globals }) => {
    const say = speak(globals);
    const filled = globals.locale === 'zh-Hant-HK' ? chinese : english;
    return (
      <Held<readonly RichTextBlock[]> start={args.value.length > 0 ? filled : []}>
        {(value, set) => (
          <RichTextArea
            {...args}
            label={say('Management approach', '管理方針')}
            hint={say('What you do, why, and how you know that it works.', '做法、原因，以及如何衡量成效。')}
            labels={labelsOf(say)}
            value={value}
            onChange={(change) => {
              set(change.value);
              args.onChange(change);
            }}
          />
        )}
      </Held>
    );
  },
});

export const Empty = meta.story();
Empty.test('is a named text box and gives flat blocks', async ({ canvas, userEvent, args }) => {
  const box = await canvas.findByRole('textbox', { name: 'Management approach' }, { timeout: 5000 });
  await expect(box).toHaveAccessibleDescription('What you do, why, and how you know that it works.');
  await userEvent.click(box);
  await userEvent.keyboard('One{Enter}Two');
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith({
      value: [
        { kind: 'paragraph', runs: [{ text: 'One' }] },
        { kind: 'paragraph', runs: [{ text: 'Two' }] },
      ],
    }),
  );
});
Empty.test('works by toolbar: one stop for Tab, arrows between tools', async ({ canvas, userEvent, args }) => {
  const box = await canvas.findByRole('textbox', {}, { timeout: 5000 });
  await userEvent.click(box);
  await userEvent.keyboard('Title');
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('button', { name: 'Paragraph' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith({ value: [{ kind: 'heading', runs: [{ text: 'Title' }] }] }),
  );
  await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(box).toHaveFocus());
});
Empty.test('sets and refuses links', async ({ canvas, userEvent, args }) => {
  const box = await canvas.findByRole('textbox', {}, { timeout: 5000 });
  await userEvent.click(box);
  await userEvent.keyboard('Policy{Control>}a{/Control}');
  await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
  const address = canvas.getByRole('textbox', { name: 'Link address' });
  await userEvent.clear(address);
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  await expect(address).toBeInvalid();
  await userEvent.clear(address);
  await userEvent.type(address, 'verdant.example{Enter}');
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith({
      value: [{ kind: 'paragraph', runs: [{ text: 'Policy', link: 'https://verdant.example' }] }],
    }),
  );
  await waitFor(() => expect(box).toHaveFocus());
});

export const Filled = meta.story({ args: { value: english, saved: '10:42' } });
Filled.test('undoes', async ({ canvas, userEvent, args }) => {
  const box = await canvas.findByRole('textbox', {}, { timeout: 5000 });
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: [] }));
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: english }));
});

/** A caller that returns each value late, as a busy page does. */
const LateEcho = (args: RichTextAreaProps) => {
  const [value, setValue] = useState<readonly RichTextBlock[]>([]);
  return (
    <RichTextArea
      {...args}
      value={value}
      onChange={(change) => {
        args.onChange(change);
        setTimeout(() => setValue(change.value), 60);
      }}
    />
  );
};
export const OnABusyPage = meta.story({ render: (args) => <LateEcho {...args} /> });
OnABusyPage.test('loses no letter while earlier ones come back', async ({ canvas, userEvent, args }) => {
  const box = await canvas.findByRole('textbox', {}, { timeout: 5000 });
  await userEvent.click(box);
  for (const letter of 'Management') {
    await userEvent.keyboard(letter);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith({ value: [{ kind: 'paragraph', runs: [{ text: 'Management' }] }] }),
  );
  await new Promise((resolve) => setTimeout(resolve, 120));
  await expect(box).toHaveTextContent('Management');
});

export const ReadOnly = meta.story({ args: { value: english, readOnly: true } });
export const WithError = meta.story({ args: { error: 'Answer this disclosure or say why not.', required: true } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
