import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { SelectFrameworkPage } from '../features/create-report/SelectFrameworkPage.tsx';
import { WorkspaceFrame } from '../features/frame/WorkspaceFrame.tsx';
import { NewsIcon } from '../features/help/NewsIcon.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { seedFrameworks } from './sample-frameworks.ts';

const meta = preview.meta({
  title: 'Screens/Select framework',
  tags: ['!autodocs'],
  play: drawnTo(2),
  parameters: { layout: 'fullscreen' },
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/select-framework',
      frame: (
        <WorkspaceFrame me={storyUser} profile={storyProfile} bell={<NotificationBell />} newsIcon={<NewsIcon />} />
      ),
      seed: seedFrameworks,
    }),
  ],
  render: () => <SelectFrameworkPage />,
});

export const Library = meta.story({});
