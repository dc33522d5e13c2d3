import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { guide } from './Tabs.guide.ts';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({ component: Tabs, parameters: { guide } });

export const BesideADisclosure = meta.story({
  args: {
    label: 'About this disclosure',
    items: [
      { id: 'guidance', label: 'Guidance', content: 'What to disclose and how.' },
      { id: 'evidence', label: 'Evidence', mark: <Badge>3</Badge>, content: 'Three files.' },
      { id: 'history', label: 'History', content: 'Mei changed the value from 12 to 14.' },
    ],
  },
});
BesideADisclosure.test('moves by arrows and mounts only the open view', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('tab', { name: 'Guidance' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent('Mei changed');
  await expect(canvas.queryByText('Three files.')).toBeNull();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
