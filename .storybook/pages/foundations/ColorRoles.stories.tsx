import { expect } from 'storybook/test';
import preview from '../../preview.tsx';
import { ColorRoles } from './ColorRoles.tsx';

const meta = preview.meta({
  title: 'Foundations/Colour roles',
  tags: ['!autodocs'],
  render: (_, { globals }) => <ColorRoles mode={globals.mode === 'dark' ? 'dark' : 'light'} />,
});

export const Tokens = meta.story({});
Tokens.test('finds a role by its purpose', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search colour roles' }), 'main action');
  await expect(canvas.getByText('--esg-color-action-bg')).toBeVisible();
  await expect(canvas.queryByText('--esg-color-surface-page')).toBeNull();
});
export const InTheDark = meta.story({ globals: { mode: 'dark', tenant: 'hostileYellow' } });
