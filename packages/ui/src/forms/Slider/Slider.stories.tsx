import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './Slider.guide.ts';
import { Slider } from './Slider.tsx';

const meta = preview.meta({
  component: Slider,
  parameters: { guide },
  args: {
    label: '',
    value: 40,
    min: 0,
    max: 100,
    onChange: fn(),
    valueText: ({ value }: { value: number }) => `${value}%`,
  },
  render: (given, { globals }) => {
    const { value: start, ...args } = controlled(given);
    return (
      <Held start={start}>
        {(value, set) => (
          <Slider
            {...args}
            label={speak(globals)('Materiality threshold', '重要性門檻')}
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

export const AboutRight = meta.story({ args: { hint: 'Topics above it are material.' } });
AboutRight.test('says its value in words and its hint', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Materiality threshold' });
  await expect(slider).toHaveAttribute('aria-valuetext', '40%');
  await expect(slider).toHaveAccessibleDescription('Topics above it are material.');
});
export const Disabled = meta.story({ args: { disabled: true } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
