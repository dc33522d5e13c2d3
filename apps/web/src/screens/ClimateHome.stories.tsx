import {
  climateQueries,
  organizationQueries,
  peopleQueries,
  reportingTimeQueries,
  sampleDataQueries,
} from '@esg/api-client';
import type { ClimateActivity, ClimateSums, PublishedFigure } from '@esg/contract';
import { expect, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { seedNoReports } from '../../../../.storybook/kit/sample-reports.ts';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ClimateFigures } from '../features/climate/home/ClimateFigures.tsx';
import { ClimateWelcome } from '../features/climate/home/ClimateWelcome.tsx';
import { FirstSteps } from '../features/first-steps/FirstSteps.tsx';
import { WorkspaceFrame } from '../features/frame/WorkspaceFrame.tsx';
import { NewsIcon } from '../features/help/NewsIcon.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { OngoingReportCards } from '../features/reports/OngoingReportCards.tsx';
import { PublishedReportList } from '../features/reports/PublishedReportList.tsx';
import { sampleTimes } from './sample-times.ts';

const meta = preview.meta({
  title: 'Screens/Home of the climate calculator',
  tags: ['!autodocs'],
  play: drawnTo(2),
  parameters: { layout: 'fullscreen' },
  render: () => (
    <HomePage
      firstName={storyUser.firstName}
      welcome={<ClimateWelcome firstName={storyUser.firstName} />}
      ongoing={<OngoingReportCards level={3} max={6} />}
      published={<PublishedReportList level={3} max={6} />}
      articles={null}
      firstSteps={<FirstSteps />}
      figures={<ClimateFigures />}
    />
  ),
});
const frame = <WorkspaceFrame me={storyUser} profile={storyProfile} bell={null} newsIcon={<NewsIcon />} />;
const at = (seed: Seed) => [onScreen({ catalogue, path: '/ct', frame, seed, platform: 'climate' })];

const line = (id: string, question: boolean): ClimateActivity => ({
  id: `5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f${id}`,
  entityId: null,
  label: 'Meter 12',
  activityTypeId: 'electricity',
  category: null,
  month: '2025-03',
  amount: '12840',
  unit: 'kWh',
  basis: null,
  activity: null,
  region: 'HK',
  factorId: null,
  fuel: null,
  prices: null,
  shares: [],
  contracts: [],
  isEstimate: false,
  source: 'Bill of March',
  evidence: '',
  scope: '2',
  outcomes: [
    {
      method: 'location',
      kgCo2e: question ? null : '4879.2',
      besideKgCo2e: null,
      caveats: [],
      question: question ? { reason: 'activity_unstated', choices: [] } : null,
      isOutdated: false,
    },
  ],
  deletedAt: null,
  updatedBy: 'Mei Chan',
  updatedAt: '2026-01-12T09:00:00.000Z',
  version: 1,
});
const sum = (scope: '1' | '2' | '3', method: 'location' | 'market' | null, kgCo2e: string) => ({
  scope,
  method,
  key: null,
  kgCo2e,
  besideKgCo2e: '0',
  lines: 12,
});
const sumsOf = (sums: ClimateSums['sums']): ClimateSums => ({
  sums,
  boundary: null,
  openLines: 0,
  outdatedLines: 0,
  estimatedLines: 0,
});

const published: PublishedFigure = {
  metricKey: 'ghg.scope1.total',
  entityId: null,
  dataPointId: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6fa0',
  reportingTimeId: sampleTimes[0]?.id ?? '',
  kgCo2e: '148200',
  lines: 12,
  publishedBy: 'Mei Chan',
  publishedAt: '2026-01-12T09:00:00.000Z',
};

const seedWith =
  (
    lines: readonly ClimateActivity[],
    months: readonly string[] = ['2025-12'],
    figures: readonly PublishedFigure[] = [],
  ): Seed =>
  (cache, api, language) => {
    for (const { id } of sampleTimes) cache.setQueryData(climateQueries.published(api, id).queryKey, [...figures]);
    seedNoReports(cache, api, language);
    cache.setQueryData(organizationQueries.profile(api).queryKey, (before) =>
      before ? { ...before, firstStepsDismissed: false } : before,
    );
    cache.setQueryData(peopleQueries.users(api).queryKey, {
      users: [],
      seats: { total: 3, inUse: 1, invited: 0 },
      permissionLevels: [],
    });
    cache.setQueryData(sampleDataQueries.current(api).queryKey, null);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
    const pagesOf = (items: readonly ClimateActivity[]) => ({
      pages: [{ items: [...items], nextCursor: null }],
      pageParams: [undefined],
    });
    const open = lines.filter(({ outcomes }) => outcomes.some(({ question }) => question));
    cache.setQueryData(climateQueries.activities(api).queryKey, pagesOf(lines));
    const last =
      lines
        .map(({ month }) => month)
        .toSorted()
        .at(-1) ?? null;
    cache.setQueryData(climateQueries.months(api).queryKey, { first: last, last });
    cache.setQueryData(climateQueries.activities(api, { state: 'open' }).queryKey, pagesOf(open));
    const asked = (year: string) => ({ by: 'scope', from: `${year}-01`, to: `${year}-12` }) as const;
    cache.setQueryData(
      climateQueries.sums(api, asked('2025')).queryKey,
      sumsOf([
        sum('1', null, '148200'),
        sum('2', 'location', '58550.4'),
        sum('2', 'market', '41020'),
        sum('3', null, '910400.25'),
      ]),
    );
    const entered = months.map((month) => ({ ...sum('2', 'location', '1'), key: month }));
    cache.setQueryData(climateQueries.sums(api, { ...asked('2025'), by: 'month' }).queryKey, sumsOf(entered));
    const before = (months.at(-1) ?? '2025-12').replace('2025', '2024');
    cache.setQueryData(
      climateQueries.sums(api, { ...asked('2024'), to: before }).queryKey,
      sumsOf([sum('1', null, '160100'), sum('2', 'location', '61200'), sum('2', 'market', '61200')]),
    );
  };

/** No bill yet: the greeting and the steps lead to the first one, and the calculator stands above everything about reports. */
export const Beginning = meta.story({ decorators: at(seedWith([])) });
Beginning.test('leads to the first bill, and puts the calculator before reports in the menu', async ({ canvas }) => {
  const [begin] = await canvas.findAllByRole('link', { name: 'Enter your first bill' });
  await expect(begin).toHaveAttribute('href', '/ct/climate/activities');
  const names = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(names).toContain('Climate');
  await expect(names.indexOf('Climate')).toBeLessThan(names.indexOf('Create New Report'));
});

export const WithQuestions = meta.story({ decorators: at(seedWith([line('01', false), line('02', true)])) });
WithQuestions.test('leads to the questions first', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Answer the questions' })).toHaveAttribute(
    'href',
    '/ct/climate/activities?state=open',
  );
});

export const WithResults = meta.story({ decorators: at(seedWith([line('01', false)])) });
WithResults.test('shows the emissions of the newest year', async ({ canvas }) => {
  const figures = await canvas.findByRole('region', { name: 'Emissions in 2025' });
  await expect(figures).toHaveTextContent('148.2');
  await expect(canvas.getByRole('link', { name: 'See your results' })).toHaveAttribute('href', '/ct/climate');
});

WithResults.test('leaves the step of the data hub open while its figures are typed ones', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Publish your emissions to the data hub' })).toBeVisible();
});

export const Published = meta.story({ decorators: at(seedWith([line('01', false)], ['2025-12'], [published])) });
Published.test('ticks the step of the data hub', async ({ canvas }) => {
  await expect(await canvas.findByText('Publish your emissions to the data hub')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Publish your emissions to the data hub' })).toBeNull();
});

/** Of 2025 only January to March are entered. */
export const BegunYear = meta.story({ decorators: at(seedWith([line('01', false)], ['2025-01', '2025-03'])) });
BegunYear.test('compares with the same months of the year before, and names them', async ({ canvas }) => {
  const figures = within(await canvas.findByRole('region', { name: 'Emissions in 2025' }));
  await expect(figures.getByText('7.4% less than 2024-01 – 2024-03')).toBeVisible();
});

export const InChinese = meta.story({
  globals: { locale: 'zh-Hant-HK', tenant: 'hostileYellow', mode: 'dark' },
  decorators: at(seedWith([line('01', false), line('02', true)])),
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: at(seedWith([line('01', false)])),
});
