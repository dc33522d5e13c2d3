import { expect } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { FrameworkHelperPage } from '../features/create-report/FrameworkHelperPage.tsx';
import { WorkspaceFrame } from '../features/frame/WorkspaceFrame.tsx';
import { NewsIcon } from '../features/help/NewsIcon.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { seedSuggestions } from './sample-crosswalk.ts';

const meta = preview.meta({
  title: 'Screens/Framework helper',
  tags: ['!autodocs'],
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/framework-helper?audience=regulators',
      frame: (
        <WorkspaceFrame me={storyUser} profile={storyProfile} bell={<NotificationBell />} newsIcon={<NewsIcon />} />
      ),
      seed: seedSuggestions,
    }),
  ],
  render: () => <FrameworkHelperPage />,
});

export const Questions = meta.story({});
Questions.test('names what fits once both questions are answered', async ({ canvas, userEvent }) => {
  const patience = { timeout: 10_000 };
  await userEvent.click(await canvas.findByRole('radio', { name: 'Climate' }, patience));
  await expect(await canvas.findByText('12 disclosures already answered by your data', {}, patience)).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Regulators' })).toBeChecked();
});
