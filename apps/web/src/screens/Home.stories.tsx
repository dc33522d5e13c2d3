import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { seedNoReports, seedReports } from '../../../../.storybook/kit/sample-reports.ts';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { WorkspaceFrame } from '../features/frame/WorkspaceFrame.tsx';
import { NewsIcon } from '../features/help/NewsIcon.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { OngoingReportCards } from '../features/reports/OngoingReportCards.tsx';
import { PublishedReportList } from '../features/reports/PublishedReportList.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
  tags: ['!autodocs'],
  play: drawnTo(3),
  parameters: { layout: 'fullscreen' },
  render: () => (
    <HomePage
      firstName={storyUser.firstName}
      ongoing={<OngoingReportCards level={3} max={6} />}
      published={<PublishedReportList level={3} max={6} />}
    />
  ),
});

const frame = (
  <WorkspaceFrame me={storyUser} profile={storyProfile} bell={<NotificationBell />} newsIcon={<NewsIcon />} />
);
const at = (seed: Seed) => [onScreen({ catalogue, path: '/ct', frame, seed })];

export const WithReports = meta.story({ decorators: at(seedReports) });
export const FirstVisit = meta.story({ decorators: at(seedNoReports) });
