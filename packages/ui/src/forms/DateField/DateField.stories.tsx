import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Held, speak } from '../story-kit.tsx';
import { guide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';
import { DatePeriodField } from './DatePeriodField.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const labelsOf = (say: ReturnType<typeof speak>) => ({
  calendar: say('Choose a day', '選擇日期'),
  previousMonth: say('Previous month', '上個月'),
  nextMonth: say('Next month', '下個月'),
  month: say('Month', '月份'),
  year: say('Year', '年份'),
});

const meta = preview.meta({
  component: DateField,
  parameters: { guide },
  args: { label: 'Day', value: '', onChange: fn(), locale: 'en', labels: labelsOf(speak({})) },
  render: (args, { globals }) => {
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <DateField
            {...args}
            label={say('Date of approval', '批准日期')}
            hint={say('For example 21-Nov-2026', '例如2026年11月21日')}
            locale={String(globals.locale)}
            labels={labelsOf(say)}
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

export const Chosen = meta.story({ args: { value: '2026-11-21' } });
Chosen.test('shows dd-MMM-yyyy and reads what is typed', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox', { name: 'Date of approval' });
  await expect(box).toHaveValue('21-Nov-2026');
  await userEvent.clear(box);
  await userEvent.type(box, '1/2/2027');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2027-02-01', typed: '1/2/2027' });
  await userEvent.tab();
  await expect(box).toHaveValue('01-Feb-2027');
});
Chosen.test('keeps an unreadable text', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, 'next spring');
  await userEvent.tab();
  await expect(box).toHaveValue('next spring');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: undefined, typed: 'next spring' });
});
Chosen.test('picks from the calendar by keyboard and gives focus back', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Choose a day' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const day = await screen.findByRole('button', { name: 'Saturday, November 21, 2026' }, { timeout: 5000 });
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-29', typed: '29-Nov-2026' });
  await waitFor(() => expect(button).toHaveFocus());
});
Chosen.test('closes by Escape without a choice', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Choose a day' });
  await userEvent.click(button);
  await screen.findByRole('grid');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await expect(button).toHaveFocus();
  await expect(args.onChange).not.toHaveBeenCalled();
});

export const CalendarOpen = meta.story({
  args: { value: '2026-11-21' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose a day|選擇日期/ }));
    await screen.findByRole('grid');
  },
});

export const Period = meta.story({
  render: (args, { globals }) => {
    const say = speak(globals);
    return (
      <Held start={{ start: '2025-01-01', end: '2025-12-31' }}>
        {(value, set) => (
          <DatePeriodField
            label={say('Reporting period', '匯報期間')}
            labels={{
              start: say('First day', '首日'),
              end: say('Last day', '最後一日'),
              startCalendar: { ...labelsOf(say), calendar: say('Choose the first day', '選擇首日') },
              endCalendar: { ...labelsOf(say), calendar: say('Choose the last day', '選擇最後一日') },
            }}
            locale={String(globals.locale)}
            error={
              value.end !== '' &&
              value.end < value.start &&
              say('The last day is before the first.', '最後一日早於首日。')
            }
            value={value}
            onChange={({ value: { start, end } }) => {
              set({ start: start ?? '', end: end ?? '' });
              args.onChange({ value: end, typed: '' });
            }}
          />
        )}
      </Held>
    );
  },
});
Period.test('marks the end that lies before the start', async ({ canvas, userEvent }) => {
  const end = canvas.getByRole('textbox', { name: 'Last day' });
  await userEvent.clear(end);
  await userEvent.type(end, '31-Dec-2024');
  await expect(end).toBeInvalid();
  await expect(end).toHaveAccessibleDescription('The last day is before the first.');
  await expect(canvas.getByRole('textbox', { name: 'First day' })).toBeValid();
});

export const Moment = meta.story({
  render: (args, { globals }) => {
    const say = speak(globals);
    return (
      <Held start="2026-11-21T02:00:00.000Z">
        {(value, set) => (
          <DateTimeField
            label={say('Incident reported', '事故呈報時間')}
            labels={{ date: say('Day', '日期'), time: say('Time', '時間'), calendar: labelsOf(say) }}
            locale={String(globals.locale)}
            timeZone="Asia/Hong_Kong"
            value={value}
            onChange={(change) => {
              set(change.value ?? '');
              args.onChange({ value: change.value, typed: '' });
            }}
          />
        )}
      </Held>
    );
  },
});
Moment.test('shows the zone’s time with its offset and answers in UTC', async ({ canvas, userEvent, args }) => {
  const time = canvas.getByRole('textbox', { name: 'Time' });
  await expect(time).toHaveValue('10:00');
  await expect(canvas.getByText('UTC+08:00')).toBeVisible();
  await userEvent.clear(time);
  await userEvent.type(time, '1730');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-21T09:30:00.000Z', typed: '' });
  await userEvent.tab();
  await expect(time).toHaveValue('17:30');
  await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('21-Nov-2026');
});
