import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './TagsField.guide.ts';
import { TagsField, type TagsFieldProps } from './TagsField.tsx';

const meta = preview.meta({
  component: TagsField,
  parameters: { guide },
  args: { label: '', value: [], onChange: fn(), onRefused: fn(), labels: { entered: '', remove: () => '' } },
  render: (given: TagsFieldProps, { globals }) => {
    const { value: start, label: _, labels: __, ...args } = controlled(given);
    const say = speak(globals);
    const mail = args.kind === 'email';
    return (
      <Held start={start}>
        {(value, set) => (
          <TagsField
            {...args}
            label={mail ? say('Invite by e-mail', '以電郵邀請') : say('Labels', '標籤')}
            hint={say('Separate several with commas.', '以逗號分隔多個項目。')}
            labels={{
              entered: say('Entered', '已輸入'),
              remove: ({ label }) => say(`Remove ${label}`, `移除 ${label}`),
            }}
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

export const LabelsOfADocument = meta.story({ args: { value: ['Climate', '氣候風險'] } });
LabelsOfADocument.test('takes by Enter and comma, and takes back by Backspace', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox', { name: 'Labels' });
  await userEvent.type(box, 'Water stress{Enter}Waste,');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['Climate', '氣候風險', 'Water stress', 'Waste'] });
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.type(box, '{Backspace}');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
});
LabelsOfADocument.test(
  'refuses a duplicate and gives focus back after a removal',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Labels' });
    await userEvent.type(box, 'climate{Enter}');
    await expect(args.onRefused).toHaveBeenLastCalledWith({ refused: [{ tag: 'climate', reason: 'duplicate' }] });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Climate' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(box).toHaveFocus();
  },
);

export const PeopleToInvite = meta.story({ args: { kind: 'email', allows: (tag) => /^\S+@\S+\.\S+$/.test(tag) } });
PeopleToInvite.test(
  'takes a pasted list and keeps in the box what is no address',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Invite by e-mail' });
    await userEvent.click(box);
    await userEvent.paste('Grace <grace@verdant.example>; ravi@verdant.example; nobody');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['grace@verdant.example', 'ravi@verdant.example'] });
    await expect(box).toHaveValue('nobody');
  },
);
PeopleToInvite.test('takes a typed address when the box is left', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'ines@verdant.example');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['ines@verdant.example'] });
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
