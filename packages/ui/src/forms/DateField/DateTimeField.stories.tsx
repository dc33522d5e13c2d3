import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './DateTimeField.guide.ts';
import { DateTimeField } from './DateTimeField.tsx';
import { labelsOf } from './story-labels.ts';

const meta = preview.meta({
  component: DateTimeField,
  parameters: { guide },
  args: {
    label: 'Incident reported',
    value: '2026-11-21T02:00:00.000Z',
    onChange: fn(),
    locale: 'en',
    timeZone: 'Asia/Hong_Kong',
    labels: { date: 'Day', time: 'Time', calendar: labelsOf(speak({})) },
  },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <DateTimeField
            {...args}
            label={say('Incident reported', '事故呈報時間')}
            labels={{ date: say('Day', '日期'), time: say('Time', '時間'), calendar: labelsOf(say) }}
            locale={String(globals.locale)}
            value={value}
            onChange={(change) => {
              set(change.value ?? '');
              args.onChange(change);
            }}
          />
        )}
      </Held>
    );
  },
});

export const AMomentInHongKong = meta.story({});
AMomentInHongKong.test(
  'shows the zone’s time with its offset and answers in UTC',
  async ({ canvas, userEvent, args }) => {
    const time = canvas.getByRole('textbox', { name: 'Time' });
    await expect(time).toHaveValue('10:00');
    await expect(canvas.getByText('UTC+08:00')).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '1730');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-21T09:30:00.000Z' });
    await userEvent.tab();
    await expect(time).toHaveValue('17:30');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('21-Nov-2026');
  },
);
AMomentInHongKong.test('is gone through by Tab, and empty only when both are', async ({ canvas, userEvent, args }) => {
  const day = canvas.getByRole('textbox', { name: 'Day' });
  const time = canvas.getByRole('textbox', { name: 'Time' });
  await userEvent.tab();
  await expect(day).toHaveFocus();
  await userEvent.clear(day);
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: undefined });
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Choose a day' })).toHaveFocus();
  await userEvent.tab();
  await expect(time).toHaveFocus();
  await expect(time).toHaveValue('10:00');
  await userEvent.clear(time);
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
