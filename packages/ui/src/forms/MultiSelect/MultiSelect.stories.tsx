import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './MultiSelect.guide.ts';
import { MultiSelect } from './MultiSelect.tsx';

const meta = preview.meta({
  component: MultiSelect,
  parameters: { guide },
  args: {
    label: 'Sources',
    value: ['solar'],
    onChange: fn(),
    options: [],
    labels: { list: '', none: '', chosen: '', remove: () => '' },
  },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <MultiSelect
            {...args}
            label={say('Sources of energy', '能源來源')}
            placeholder={say('Choose sources', '選擇來源')}
            labels={{
              list: say('Sources', '來源'),
              none: say('No source matches.', '沒有相符的來源。'),
              chosen: say('Chosen sources', '已選來源'),
              remove: ({ label }) => say(`Remove ${label}`, `移除${label}`),
            }}
            options={[
              { value: 'solar', label: say('Solar', '太陽能') },
              { value: 'wind', label: say('Wind', '風能') },
              { value: 'hydro', label: say('Hydropower', '水力') },
              { value: 'coal', label: say('Coal', '煤') },
              { value: 'gas', label: say('Natural gas', '天然氣') },
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

export const OneChosen = meta.story();
OneChosen.test('adds by keyboard and stays open for the next', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox', { name: 'Sources of energy' });
  await userEvent.type(box, 'wi{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['solar', 'wind'] });
  await userEvent.type(box, 'coal{Enter}{Escape}');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await expect(screen.queryByRole('listbox')).toBeNull();
});
OneChosen.test('takes back by button and by Backspace', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox');
  await userEvent.type(box, 'hydro{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Solar' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['hydro'] });
  await expect(box).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: [] });
});
export const Several = meta.story({ args: { value: ['solar', 'wind', 'hydro', 'coal', 'gas'] } });
export const Open = meta.story({
  args: { value: ['solar', 'gas'] },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
