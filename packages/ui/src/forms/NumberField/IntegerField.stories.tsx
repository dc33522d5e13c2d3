import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, format, Held, parseWhole, speak } from '../story-kit.tsx';
import { guide } from './IntegerField.guide.ts';
import { IntegerField } from './IntegerField.tsx';

const meta = preview.meta({
  component: IntegerField,
  parameters: { guide },
  args: { label: 'Employees', value: '1,280', onChange: fn(), parse: parseWhole, format },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <IntegerField
            {...args}
            label={say('Employees', '僱員人數')}
            error={value !== '' && parseWhole(value) === undefined && say('Enter a whole number.', '請輸入整數。')}
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

export const CountingPeople = meta.story({});
CountingPeople.test('refuses fractions and keeps what was typed', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox', { name: 'Employees' });
  await userEvent.type(box, '.5');
  await expect(box).toBeInvalid();
  await expect(box).toHaveValue('1,280.5');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1,280.5', number: undefined });
});
CountingPeople.test('is reached and left by Tab, regrouped, and takes a copied cell', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('textbox', { name: 'Employees' });
  await userEvent.tab();
  await expect(box).toHaveFocus();
  await userEvent.clear(box);
  await userEvent.paste('14500\r\n');
  await expect(box).toHaveValue('14,500');
  await userEvent.clear(box);
  await userEvent.keyboard('20000');
  await userEvent.tab();
  await expect(box).toHaveValue('20,000');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
