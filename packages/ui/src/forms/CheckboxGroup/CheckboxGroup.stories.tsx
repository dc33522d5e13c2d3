import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './CheckboxGroup.guide.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = preview.meta({
  component: CheckboxGroup,
  parameters: { guide },
  args: { label: 'Scopes', value: ['1'], onChange: fn(), options: [] },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <CheckboxGroup
            {...args}
            label={say('Scopes covered', '涵蓋的範圍')}
            options={[
              { value: '1', label: say('Scope 1', '範圍 1'), hint: say('Direct emissions', '直接排放') },
              { value: '2', label: say('Scope 2', '範圍 2'), hint: say('Purchased energy', '外購能源') },
              { value: '3', label: say('Scope 3', '範圍 3'), hint: say('Value chain', '價值鏈') },
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

export const OneChosen = meta.story({ args: { required: true } });
OneChosen.test('is a named group and keeps the order of the options', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: /Scopes covered/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Scope 3' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Scope 2' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['1', '2', '3'] });
});
export const WithError = meta.story({ args: { error: 'Choose at least one.', value: [] } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
