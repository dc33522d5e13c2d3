import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';
import { labelsOf } from './story-labels.ts';

const meta = preview.meta({
  component: DateField,
  parameters: { guide },
  args: { label: 'Day', value: '', onChange: fn(), locale: 'en', labels: labelsOf(speak({})) },
  render: (given, { globals }) => {
    const args = controlled(given);
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

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
