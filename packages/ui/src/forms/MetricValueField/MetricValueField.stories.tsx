import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { format, Held, parse, speak } from '../story-kit.tsx';
import { guide } from './MetricValueField.guide.ts';
import { MetricValueField } from './MetricValueField.tsx';

const meta = preview.meta({
  component: MetricValueField,
  parameters: { guide },
  args: {
    label: 'Energy',
    value: [{ number: '1,250', unit: 'MWh', descriptor: '' }],
    onChange: fn(),
    parse,
    format,
    units: [],
    rowsMax: 6,
    labels: { number: '', unit: '', descriptor: '', row: () => '', add: '', remove: () => '' },
  },
  render: (args, { globals }) => {
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <MetricValueField
            {...args}
            label={say('Energy consumed within the organisation', '機構內部的能源消耗')}
            labels={{
              number: say('Amount', '數值'),
              unit: say('Unit', '單位'),
              descriptor: say('Description', '說明'),
              row: ({ row }) => say(`Row ${row}`, `第 ${row} 行`),
              add: say('Add row', '新增一行'),
              remove: ({ row }) => say(`Remove row ${row}`, `移除第 ${row} 行`),
            }}
            units={[
              { value: 'MWh', label: 'MWh' },
              { value: 'GJ', label: 'GJ' },
              { value: 'kWh', label: 'kWh' },
            ]}
            rowErrors={value.map(({ number }) =>
              number !== '' && parse(number) === undefined ? say('Enter a number.', '請輸入數字。') : undefined,
            )}
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

export const OneRow = meta.story({ args: { saved: '10:42' } });
OneRow.test('names each box by column and row', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Amount Row 1' })).toHaveValue('1,250');
  await expect(canvas.getByRole('combobox', { name: 'Unit Row 1' })).toHaveValue('MWh');
  await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
});
OneRow.test('makes the next row by Enter and goes there', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Amount Row 1' }), '{Enter}');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount Row 2' })).toHaveFocus());
});
OneRow.test(
  'spreads a range copied from a spreadsheet over rows, unit and description included',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Amount Row 1' }));
    await userEvent.paste('1,000.50\tGJ\tDiesel\r\n2000\tkWh\tSolar\r\nn/a\r\n');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: [
        { number: '1,000.5', unit: 'GJ', descriptor: 'Diesel' },
        { number: '2,000', unit: 'kWh', descriptor: 'Solar' },
        { number: 'n/a', unit: 'MWh', descriptor: '' },
      ],
      dropped: 0,
    });
    await expect(canvas.getByRole('textbox', { name: 'Amount Row 3' })).toBeInvalid();
  },
);

const gender = { label: 'Part of', whole: 'The whole', options: [{ value: 'by-gender', label: 'By gender' }] };
export const BrokenDown = meta.story({
  args: {
    breakdowns: gender,
    value: [
      { number: '22', unit: 'MWh', descriptor: '' },
      { number: '10', unit: 'MWh', descriptor: 'Male', breakdown: 'by-gender' },
    ],
  },
});
BrokenDown.test('says of each row what it is a part of, and keeps it when numbers are pasted', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByRole('combobox', { name: 'Part of Row 1' })).toHaveValue('whole');
  await userEvent.click(canvas.getByRole('textbox', { name: 'Amount Row 1' }));
  await userEvent.paste('24\r\n12\r\n');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    value: [
      { number: '24', unit: 'MWh', descriptor: '' },
      { number: '12', unit: 'MWh', descriptor: 'Male', breakdown: 'by-gender' },
    ],
    dropped: 0,
  });
});

BrokenDown.test('goes on with the part of the row above in a further row', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
  await expect(canvas.getByRole('combobox', { name: 'Part of Row 3' })).toHaveValue('by-gender');
});

const years = {
  label: 'Part of',
  whole: 'The whole',
  options: [{ value: 'by-year', label: 'By year' }],
  added: 'by-year',
};
export const AskedByYear = meta.story({ args: { breakdowns: years } });
AskedByYear.test('begins a further row with the part that is asked for', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
  await expect(canvas.getByRole('combobox', { name: 'Part of Row 1' })).toHaveValue('whole');
  await expect(canvas.getByRole('combobox', { name: 'Part of Row 2' })).toHaveValue('by-year');
});

export const SeveralRows = meta.story({
  args: {
    aside: '2024: 4,120 MWh',
    value: [
      { number: '1,250', unit: 'MWh', descriptor: 'Electricity' },
      { number: '18,400.75', unit: 'GJ', descriptor: 'Diesel' },
      { number: '12 tons', unit: 'kWh', descriptor: 'Solar on the roof' },
    ],
  },
});
SeveralRows.test('removes a row and keeps focus in the table', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove row 2' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({
    value: [
      { number: '1,250', unit: 'MWh', descriptor: 'Electricity' },
      { number: '12 tons', unit: 'kWh', descriptor: 'Solar on the roof' },
    ],
    dropped: 0,
  });
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount Row 1' })).toHaveFocus());
});

export const OnAPhone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    value: [
      { number: '1,250', unit: 'MWh', descriptor: 'Electricity' },
      { number: '18,400.75', unit: 'GJ', descriptor: 'Diesel' },
    ],
  },
});
OnAPhone.test('heads each box where they are one above the other', async ({ canvas }) => {
  for (const [name, role] of [
    ['Amount', 'textbox'],
    ['Unit', 'combobox'],
    ['Description', 'textbox'],
  ] as const)
    for (const row of [1, 2]) {
      const box = canvas.getByRole(role, { name: `${name} Row ${row}` });
      const part = box.closest('[data-label]') as HTMLElement;
      await expect(getComputedStyle(part, '::before').content).toBe(`"${name}"`);
    }
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
