import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './Rating.guide.ts';
import { Rating, type RatingProps } from './Rating.tsx';

const meta = preview.meta({
  component: Rating,
  parameters: { guide },
  args: { label: '', value: undefined, max: 5, onChange: fn(), stepLabel: () => '' },
  render: (given: RatingProps, { globals }) => {
    const { value: start, ...args } = controlled(given);
    const say = speak(globals);
    const ends = { low: say('Not important', '不重要'), high: say('Very important', '非常重要') };
    return (
      <Held start={start}>
        {(value, set) => (
          <Rating
            {...args}
            label={say('How important is water to you?', '水資源對你有多重要？')}
            ends={ends}
            stepLabel={({ value: step }) =>
              [say(`${step} of 5`, `5 分之 ${step}`), step === 1 ? ends.low : step === 5 && ends.high]
                .filter(Boolean)
                .join(', ')
            }
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

export const NotYetAnswered = meta.story({ args: { required: true } });
NotYetAnswered.test('is one stop for Tab; arrows choose', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'How important is water to you?' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 3 });
  await expect(canvas.getByRole('radio', { name: '3 of 5' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: '5 of 5, Very important' })).not.toBeChecked();
});
export const Answered = meta.story({ args: { value: 4 } });
export const InChinese = meta.story({ args: { value: 2 }, globals: { locale: 'zh-Hant-HK' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
