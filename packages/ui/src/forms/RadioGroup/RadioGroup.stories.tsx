import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './RadioGroup.guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  component: RadioGroup,
  parameters: { guide },
  args: { label: 'Ownership', value: '', onChange: fn(), options: [] },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <RadioGroup
            {...args}
            label={say('Ownership', '擁有權')}
            options={[
              {
                value: 'public',
                label: say('Public', '上市'),
                hint: say('Shares are traded on an exchange', '股份於交易所買賣'),
              },
              { value: 'private', label: say('Private', '私人') },
              { value: 'state', label: say('State-owned', '國有'), disabled: true },
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

export const NoneChosen = meta.story({ args: { required: true } });
NoneChosen.test('is one stop for Tab, and arrows choose', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radiogroup', { name: /Ownership/ })).toBeRequired();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'private' });
  await expect(canvas.getByRole('radio', { name: 'Private' })).toBeChecked();
});
export const Chosen = meta.story({ args: { value: 'public' } });
export const WithError = meta.story({ args: { error: 'Choose one.' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
