import { contentQueries, reportQueries } from '@esg/api-client';
import { expect, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { seedAllPublished, seedNoReports, seedReports } from '../../../../.storybook/kit/sample-reports.ts';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { WorkspaceFrame } from '../features/frame/WorkspaceFrame.tsx';
import { HomeArticles } from '../features/help/HomeArticles.tsx';
import { NewsIcon } from '../features/help/NewsIcon.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { OngoingReportCards } from '../features/reports/OngoingReportCards.tsx';
import { PublishedReportList } from '../features/reports/PublishedReportList.tsx';
import { sampleArticles } from './sample-content.ts';

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
      articles={<HomeArticles />}
    />
  ),
});

const frame = (
  <WorkspaceFrame me={storyUser} profile={storyProfile} bell={<NotificationBell />} newsIcon={<NewsIcon />} />
);
const at = (seed: Seed) => [onScreen({ catalogue, path: '/ct', frame, seed })];

const seedArticles: Seed = (cache, api, language) => {
  seedReports(cache, api, language);
  const again = [1, 2, 3].flatMap((round) => sampleArticles.map((entry) => ({ ...entry, id: `${entry.id}-${round}` })));
  cache.setQueryData(contentQueries.articles(api).queryKey, again);
};

export const WithReports = meta.story({ decorators: at(seedReports) });
/** Articles are in columns below the reports, in the order in which readers and keyboard reach them. */
export const WithArticles = meta.story({ decorators: at(seedArticles) });
WithArticles.test('leads to each article and to all of them', async ({ canvas }) => {
  const articles = await canvas.findByRole('list', { name: 'Articles' });
  const [first] = await within(articles).findAllByRole('listitem');
  await expect(first).toHaveAttribute('aria-setsize', '9');
  await expect(first).toHaveAttribute('aria-posinset', '1');
  const links = within(articles).getAllByRole('link', { name: 'From framework to published report' });
  await expect(links[0]).toHaveAttribute('href', '/ct/help/articles/a1-1');
  await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/ct/help');
});
export const ArticlesInChinese = meta.story({ decorators: at(seedArticles), globals: { locale: 'zh-Hant-HK' } });
export const FirstVisit = meta.story({ decorators: at(seedNoReports) });
/** Nothing is ongoing, and the published reports load: neither a first report nor the next year is offered. */
export const PublishedOnItsWay = meta.story({
  play: async () => {},
  decorators: at((cache, api) => {
    seedNoReports(cache, api, 'en');
    cache.removeQueries({ queryKey: reportQueries.list(api, 'published').queryKey });
    // The requests are sent from now on.
    api.interceptors.request.clear();
  }),
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes('/reports') ? new Promise(() => {}) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
PublishedOnItsWay.test('offers nothing that another offer would take the place of', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Create a report' })).toBeNull();
});
/** All selected disclosures are complete, and the framework asks for more. */
export const SomethingIsMissing = meta.story({
  decorators: at((cache, api, language) => {
    seedReports(cache, api, language);
    cache.setQueryData(reportQueries.list(api, 'ongoing').queryKey, (lists) =>
      lists?.pages[0]
        ? {
            ...lists,
            pages: [
              {
                ...lists.pages[0],
                items: lists.pages[0].items.map((report) => ({
                  ...report,
                  progress: { done: 14, begun: 0, total: 14, missing: 57 },
                })),
              },
            ],
          }
        : lists,
    );
  }),
});
SomethingIsMissing.test('does not call it ready: it leads to what is missing', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Next: report or explain what is missing from .* 57 more\.$/)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Check and publish' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    expect.stringMatching(/validation$/),
  );
});
export const AllIsPublished = meta.story({ decorators: at(seedAllPublished) });
AllIsPublished.test('leads on to the next year, and to the files', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Start the next year' })).toHaveAttribute(
    'href',
    expect.stringMatching(/roll-forward/),
  );
  await expect(canvas.getByRole('link', { name: 'Download and share' })).toHaveAttribute(
    'href',
    expect.stringMatching(/completion$/),
  );
});
