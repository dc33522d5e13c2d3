import { expect } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { CrosswalkPage } from '../features/crosswalk/CrosswalkPage.tsx';
import { WorkspaceFrame } from '../features/frame/WorkspaceFrame.tsx';
import { NewsIcon } from '../features/help/NewsIcon.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { seedCrosswalk } from './sample-crosswalk.ts';

const meta = preview.meta({
  title: 'Screens/Crosswalk',
  tags: ['!autodocs'],
  play: drawnTo(2),
  parameters: { layout: 'fullscreen' },
  render: () => <CrosswalkPage />,
});

const at = (path: string) => [
  onScreen({
    catalogue,
    path,
    frame: <WorkspaceFrame me={storyUser} profile={storyProfile} bell={<NotificationBell />} newsIcon={<NewsIcon />} />,
    seed: seedCrosswalk,
  }),
];
const patience = { timeout: 10_000 };

export const OneMetric = meta.story({ decorators: at('/ct/crosswalk?metric=ghg.scope1.total') });
export const TwoFrameworks = meta.story({
  decorators: at('/ct/crosswalk?view=frameworks&from=hkex-c2-2025&to=gri-2021'),
});
TwoFrameworks.test('narrows to what is missing', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Missing (1)' }, patience));
  await expect(await canvas.findByRole('heading', { name: 'A2.2 Water consumption' }, patience)).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'D-28 Greenhouse gas emissions' })).toBeNull();
});
