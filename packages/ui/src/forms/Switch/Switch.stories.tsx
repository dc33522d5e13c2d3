import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  parameters: { guide },
  args: { label: 'Notify', value: false, onChange: fn() },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <Switch
            {...args}
            label={say('Remind collaborators every Monday', '每逢星期一提醒協作者')}
            hint={say('Only those with open disclosures.', '只限尚有未完成披露的協作者。')}
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

export const Off = meta.story();
Off.test('is a switch to assistive technology and turns by Space', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('switch', { name: 'Remind collaborators every Monday' })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: true });
});
export const On = meta.story({ args: { value: true, saved: '10:42' } });
export const Disabled = meta.story({ args: { value: true, disabled: true } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
