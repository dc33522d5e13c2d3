import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, format, Held, parse, speak } from '../story-kit.tsx';
import { guide } from './QuantityField.guide.ts';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';

const inKilowattHours: Readonly<Record<string, number>> = { kWh: 1, MWh: 1000 };
const convert: QuantityFieldProps['convert'] = ({ number, from, to }) => {
  const one = inKilowattHours[from];
  const other = inKilowattHours[to];
  return one && other ? String((Number(number) * one) / other) : undefined;
};

const meta = preview.meta({
  component: QuantityField,
  parameters: { guide },
  args: {
    label: '',
    value: { number: '1,280', unit: 'kWh' },
    onChange: fn(),
    units: ['kWh', 'MWh', 'm³'].map((unit) => ({ value: unit, label: unit })),
    parse,
    format,
    convert,
    labels: { unit: '', convert: () => '' },
  },
  render: (given: QuantityFieldProps, { globals }) => {
    const { value: start, ...args } = controlled(given);
    const say = speak(globals);
    return (
      <Held start={start}>
        {(value, set) => (
          <QuantityField
            {...args}
            label={say('Electricity used', '用電量')}
            labels={{
              unit: say('Unit:', '單位：'),
              convert: ({ from, to }) =>
                say(
                  `Convert ${from.number} ${from.unit} to ${to.number} ${to.unit}`,
                  `將 ${from.number} ${from.unit} 換算為 ${to.number} ${to.unit}`,
                ),
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

export const InAUnitOfChoice = meta.story();
InAUnitOfChoice.test(
  'offers the number in the new unit, and changes it only when asked',
  async ({ canvas, userEvent, args }) => {
    const unit = canvas.getByRole('combobox', { name: 'Unit: Electricity used' });
    await userEvent.selectOptions(unit, 'MWh');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { number: '1,280', unit: 'MWh' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Convert 1,280 kWh to 1.28 MWh' }));
    await expect(canvas.getByRole('textbox', { name: 'Electricity used' })).toHaveValue('1.28');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);
InAUnitOfChoice.test('offers nothing between units that measure different things', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'm³');
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const ReadOnly = meta.story({ args: { readOnly: true } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
