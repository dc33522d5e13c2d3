import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  parameters: { guide },
  args: {
    label: 'Password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password' as const,
    labels: { show: 'Show password', hide: 'Hide password' },
  },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <PasswordField
            autoComplete={args.autoComplete}
            label={say('Password', '密碼')}
            labels={{ show: say('Show password', '顯示密碼'), hide: say('Hide password', '隱藏密碼') }}
            value={value}
            onChange={(change) => set(change.value)}
          />
        )}
      </Held>
    );
  },
});

export const Hidden = meta.story({ args: { value: 'Secret-2026' } });
Hidden.test('shows and hides by keyboard, keeping what was typed', async ({ canvas, userEvent }) => {
  const box = canvas.getByLabelText('Password');
  await expect(box).toHaveAttribute('type', 'password');
  await userEvent.type(box, '!');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(box).toHaveAttribute('type', 'text');
  await expect(box).toHaveValue('Secret-2026!');
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  await expect(box).toHaveAttribute('type', 'password');
});

const NewPassword = ({ locale }: { locale: unknown }) => {
  const say = speak({ locale });
  const labels = {
    show: say('Show password', '顯示密碼'),
    hide: say('Hide password', '隱藏密碼'),
    met: say('(met)', '（已符合）'),
    unmet: say('(not met yet)', '（尚未符合）'),
  };
  const metOf = (value: string) => [value.length >= 8, /\d/.test(value)].filter(Boolean).length;
  return (
    <Held start="">
      {(value, set) => (
        <PasswordField
          label={say('New password', '新密碼')}
          autoComplete="new-password"
          labels={{ ...labels, progress: say(`${metOf(value)} of 2 met`, `已符合 2 項中的 ${metOf(value)} 項`) }}
          rules={[
            { id: 'length', label: say('At least 8 characters', '至少 8 個字元'), met: value.length >= 8 },
            { id: 'digit', label: say('A digit', '一個數字'), met: /\d/.test(value) },
          ]}
          value={value}
          onChange={(change) => set(change.value)}
        />
      )}
    </Held>
  );
};

export const RulesShownAsTheyAreMet = meta.story({
  render: (_, { globals }) => <NewPassword locale={globals.locale} />,
});
RulesShownAsTheyAreMet.test(
  'marks each rule while one types and reads them out with the box',
  async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('New password');
    await expect(box).toHaveAccessibleDescription('At least 8 characters (not met yet) A digit (not met yet)');
    await userEvent.type(box, '2026');
    await expect(box).toHaveAccessibleDescription('At least 8 characters (not met yet) A digit (met)');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 met');
  },
);

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
