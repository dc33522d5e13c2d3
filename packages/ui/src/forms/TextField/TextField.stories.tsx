import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  parameters: { guide },
  args: { label: 'Report name', value: '', onChange: fn() },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <TextField
            {...args}
            label={say('Report name', '報告名稱')}
            hint={args.hint && say('Readers see it on the cover.', '讀者會在封面看到。')}
            error={
              args.error &&
              say('Report name is required. Enter 2 to 255 characters.', '必須填寫報告名稱。請輸入 2 至 255 個字元。')
            }
            saved={args.saved && say('Saved 10:42', '10:42 已儲存')}
            aside={args.aside && say('2024: Towards net zero', '2024 年：邁向淨零')}
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

export const Empty = meta.story({ args: { required: true, hint: 'x' } });
Empty.test('is found by its label, typed into, and tells hint and duty', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox', { name: 'Report name' });
  await userEvent.type(box, 'ESG 2026');
  await expect(box).toHaveValue('ESG 2026');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ESG 2026' });
  await expect(box).toHaveAccessibleDescription('Readers see it on the cover.');
  await expect(box).toHaveAttribute('aria-required', 'true');
});

export const SavedWithLastYear = meta.story({ args: { value: 'Our first green year', saved: 'x', aside: 'x' } });
SavedWithLastYear.test('tells its save state politely', async ({ canvas }) =>
  expect(canvas.getByRole('status')).toHaveTextContent('Saved 10:42'),
);

export const WithError = meta.story({ args: { error: 'x', required: true } });
WithError.test('is invalid and reads out what is wrong', async ({ canvas }) => {
  const box = canvas.getByRole('textbox', { name: 'Report name' });
  await expect(box).toBeInvalid();
  await expect(box).toHaveAccessibleDescription('Report name is required. Enter 2 to 255 characters.');
});

export const WithUnits = meta.story({ args: { value: 'verdant', after: '.example', before: 'https://' } });
export const ReadOnly = meta.story({ args: { value: 'Published report', readOnly: true } });
export const Disabled = meta.story({ args: { value: 'Not yours', disabled: true } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
