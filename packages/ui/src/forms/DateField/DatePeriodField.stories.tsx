import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './DatePeriodField.guide.ts';
import { DatePeriodField } from './DatePeriodField.tsx';
import { labelsOf } from './story-labels.ts';

const calendar = labelsOf(speak({}));
const meta = preview.meta({
  component: DatePeriodField,
  parameters: { guide },
  args: {
    label: 'Reporting period',
    value: { start: '2025-01-01', end: '2025-12-31' },
    onChange: fn(),
    locale: 'en',
    labels: { start: 'First day', end: 'Last day', startCalendar: calendar, endCalendar: calendar },
  },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <DatePeriodField
            {...args}
            label={say('Reporting period', '匯報期')}
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
              args.onChange({ value: { start, end } });
            }}
          />
        )}
      </Held>
    );
  },
});

export const AReportingPeriod = meta.story({});
AReportingPeriod.test('marks the end that lies before the start', async ({ canvas, userEvent }) => {
  const end = canvas.getByRole('textbox', { name: 'Last day' });
  await userEvent.clear(end);
  await userEvent.type(end, '31-Dec-2024');
  await expect(end).toBeInvalid();
  await expect(end).toHaveAccessibleDescription('The last day is before the first.');
  await expect(canvas.getByRole('textbox', { name: 'First day' })).toBeValid();
});
AReportingPeriod.test(
  'offers no last day before the first, and gives focus back',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First day' })).toHaveFocus();
    const button = canvas.getByRole('button', { name: 'Choose the last day' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: 'Wednesday, December 31, 2025' }, { timeout: 10_000 });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { start: '2025-01-01', end: '2025-12-24' } });
    await waitFor(() => expect(button).toHaveFocus());
  },
);

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
