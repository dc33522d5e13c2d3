import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, format, Held, parse, speak } from '../story-kit.tsx';
import { guide } from './NumberField.guide.ts';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  component: NumberField,
  parameters: { guide },
  args: { label: 'Energy', value: '', onChange: fn(), parse, format },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <NumberField
            {...args}
            label={say('Electricity bought', '外購電力')}
            error={
              value !== '' &&
              parse(value) === undefined &&
              say('Enter a number, such as 1,234.5.', '請輸入數字，例如 1,234.5。')
            }
            aside={args.aside && say('2024: 1,198,400.25', '2024 年：1,198,400.25')}
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

export const WithUnit = meta.story({ args: { value: '1,250,000.5', unit: 'MWh', aside: 'x' } });
WithUnit.test('is named by label and unit', async ({ canvas }) =>
  expect(canvas.getByRole('textbox', { name: 'Electricity bought MWh' })).toHaveValue('1,250,000.5'),
);

export const Empty = meta.story();
Empty.test('keeps what is typed and regroups it when focus leaves', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox');
  await userEvent.type(box, '1234567.50');
  await expect(box).toHaveValue('1234567.50');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1234567.50', number: '1234567.50' });
  await userEvent.tab();
  await expect(box).toHaveValue('1,234,567.5');
});
Empty.test('loses nothing of an unreadable text and says what is wrong', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox');
  await userEvent.type(box, '12 tons');
  await userEvent.tab();
  await expect(box).toHaveValue('12 tons');
  await expect(box).toBeInvalid();
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '12 tons', number: undefined });
});
Empty.test('takes a cell pasted from a spreadsheet', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox');
  await userEvent.click(box);
  await userEvent.paste('1,234.50\r\n');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1,234.5', number: '1234.50' });
});
Empty.test('reads full-width digits of a Chinese input method', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox'), '１２３');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '１２３', number: '123' });
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
