import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './Select.guide.ts';
import { Select } from './Select.tsx';

const meta = preview.meta({
  component: Select,
  parameters: { guide },
  args: { label: 'Boundary', value: '', onChange: fn(), options: [] },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <Select
            {...args}
            label={say('Consolidation approach', '合併方法')}
            placeholder={say('Choose an approach', '請選擇方法')}
            options={[
              { value: 'equity', label: say('Equity share', '股權比例法') },
              {
                label: say('Control', '控制權法'),
                options: [
                  { value: 'financial', label: say('Financial control', '財務控制權法') },
                  { value: 'operational', label: say('Operational control', '營運控制權法') },
                ],
              },
            ]}
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

export const Empty = meta.story({ args: { required: true } });
Empty.test('is the native control and tells the choice', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox', { name: 'Consolidation approach' });
  await userEvent.selectOptions(box, 'operational');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'operational' });
  await expect(box).toHaveDisplayValue('Operational control');
});
export const Chosen = meta.story({ args: { value: 'operational' } });
export const WithError = meta.story({ args: { error: 'Choose one.' } });
export const Disabled = meta.story({ args: { value: 'equity', disabled: true } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
