import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Assured', value: false, onChange: fn() },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <Checkbox
            {...args}
            label={say('These figures have been assured by a third party', '這些數據已經第三方核證')}
            hint={args.hint && say('Attach the statement as evidence.', '請附上核證聲明作為證據。')}
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

export const Off = meta.story({ args: { hint: 'x', required: true } });
Off.test('turns by its label and by Space', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox');
  await userEvent.click(canvas.getByText(/assured by a third party/));
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: false });
  await expect(box).toHaveAccessibleDescription('Attach the statement as evidence.');
});
export const On = meta.story({ args: { value: true } });
export const SomeOfThem = meta.story({ args: { indeterminate: true } });
SomeOfThem.test('says that some are chosen', async ({ canvas }) =>
  expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
);
export const WithError = meta.story({ args: { error: 'Confirm this to go on.' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
