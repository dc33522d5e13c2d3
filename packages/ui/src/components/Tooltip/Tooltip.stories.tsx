import { History } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { guide } from './Tooltip.guide.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({ component: Tooltip, parameters: { guide } });

export const OnFocusAndHover = meta.story({
  render: () => (
    <div style={{ padding: '3rem' }}>
      <Tooltip content="Last year: 12,480.0 MWh">
        <IconButton label="History" icon={<History />} />
      </Tooltip>
    </div>
  ),
});
OnFocusAndHover.test(
  'shows on keyboard focus, describes its control, goes on Escape',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'History' });
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('12,480.0');
    await expect(button).toHaveAccessibleDescription('Last year: 12,480.0 MWh');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
);
OnFocusAndHover.test('stays while the pointer is on it', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button', { name: 'History' }));
  const tooltip = await screen.findByRole('tooltip');
  await userEvent.hover(tooltip);
  await new Promise((done) => setTimeout(done, 250));
  await expect(tooltip).toBeVisible();
  await userEvent.unhover(tooltip);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
