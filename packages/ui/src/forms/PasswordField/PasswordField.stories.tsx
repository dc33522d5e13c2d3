import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Held, speak } from '../story-kit.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: {
    label: 'Password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password' as const,
    labels: { show: 'Show password', hide: 'Hide password' },
  },
  render: (args, { globals }) => {
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <PasswordField
            {...args}
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
