import {
  dataPointQueries,
  hubRestatementQueries,
  organizationQueries,
  peopleQueries,
  reportingTimeQueries,
  sampleDataQueries,
  sessionQueries,
} from '@esg/api-client';
import type { HeadlineFigure, SampleData } from '@esg/contract';
import { Page } from '@esg/ui';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { seedNoReports, seedReports } from '../../../../.storybook/kit/sample-reports.ts';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { PrintedOtherwiseIn } from '../features/data-hub/restatements/PrintedOtherwiseIn.tsx';
import { FirstSteps } from '../features/first-steps/FirstSteps.tsx';
import { SampleDataNotice } from '../features/first-steps/SampleDataNotice.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { KeyFigures } from '../features/insights/KeyFigures.tsx';
import { TrialNotice } from '../features/subscription/TrialNotice.tsx';
import { sampleTimes } from './sample-times.ts';

const meta = preview.meta({
  title: 'Screens/First steps',
  tags: ['!autodocs'],
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
  render: () => (
    <HomePage
      firstName="Mei"
      ongoing={null}
      published={null}
      articles={null}
      firstSteps={<FirstSteps />}
      figures={
        <KeyFigures
          sampleNotice={<SampleDataNotice />}
          aboutYears={(periods) => <PrintedOtherwiseIn periods={periods} />}
        />
      }
    />
  ),
});
const at = (seed: Seed) => [onScreen({ catalogue, path: '/ct', seed })];

const figure = (
  metricKey: string,
  en: string,
  zhTw: string,
  symbol: string,
  numbers: (string | null)[],
): HeadlineFigure => ({
  metricKey,
  name: { en, zhTw },
  unit: { code: symbol, symbol, name: { en: symbol, zhTw: symbol }, factorToBase: '1', offset: '0' },
  values: numbers.map((number, index) => ({
    period: { start: `${2023 + index}-01-01`, end: `${2023 + index}-12-31` },
    number,
  })),
  isSample: false,
});
const sampleFigures = [
  figure('energy.consumption.total', 'Total energy consumption', '能源總耗量', 'MWh', [
    '829627.55',
    '760104',
    '711322.45',
  ]),
  figure('ghg.scope1.total', 'Scope 1 emissions', '範圍 1 排放', 'tCO₂e', [null, '208.28143', '147.08128']),
  figure('workforce.headcount', 'Employees (headcount)', '僱員人數', 'number', [null, null, '3418']),
];

const begun: Seed = (cache, api) => {
  cache.setQueryData(organizationQueries.profile(api).queryKey, (before) =>
    before ? { ...before, firstStepsDismissed: false } : before,
  );
  cache.setQueryData(peopleQueries.users(api).queryKey, {
    users: [],
    seats: { total: 3, inUse: 1, invited: 0 },
    permissionLevels: [],
  });
  cache.setQueryData(sessionQueries.subscription(api).queryKey, {
    providerState: 'trialing',
    status: 'registered',
    mayWork: true,
    endsAt: null,
    removalAt: null,
    trialEndsAt: new Date(Date.now() + 6.5 * 86_400_000).toISOString(),
  });
  cache.setQueryData(dataPointQueries.keyFigures(api).queryKey, []);
  cache.setQueryData(sampleDataQueries.current(api).queryKey, null);
};

/** There are no data yet: the first step can be done here. */
export const Nothing = meta.story({
  decorators: at((cache, api, language) => {
    seedNoReports(cache, api, language);
    begun(cache, api, language);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, []);
  }),
});
Nothing.test('leads to the first step', async ({ canvas }) => {
  const steps = within(await canvas.findByRole('region', { name: 'First steps' }, { timeout: 10_000 }));
  await expect(steps.getByText('0 of 5 done')).toBeVisible();
  await expect(steps.getByRole('button', { name: /^Add \d{4}, \d{4},? and \d{4}$/ })).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Try with sample data' })).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Invite a colleague' })).toHaveAttribute('href', '/ct/user-management');
});

/** A consultant views a client that has only begun: the steps are theirs, except those of the client's administrators. */
export const OfAClient = meta.story({
  decorators: at((cache, api, language) => {
    seedNoReports(cache, api, language);
    begun(cache, api, language);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, []);
    cache.setQueryData(sessionQueries.profile(api).queryKey, {
      ...storyProfile,
      organizationType: 'Client',
      permissions: storyProfile.permissions.filter(
        (permission) => permission !== 'organisation:write' && permission !== 'users:manage',
      ),
      viewedFrom: { organizationId: '0de0d000-0000-4000-8000-000000000077', organizationName: 'Harbour Advisory' },
    });
  }),
});
OfAClient.test('has first steps, and hides nothing for the client', async ({ canvas }) => {
  const steps = within(await canvas.findByRole('region', { name: 'First steps' }, { timeout: 10_000 }));
  await expect(steps.getByText('0 of 4 done')).toBeVisible();
  await expect(steps.queryByRole('link', { name: 'Invite a colleague' })).toBeNull();
  await expect(steps.queryByRole('button', { name: 'Hide for everyone' })).toBeNull();
});

const underWay: Seed = (cache, api, language) => {
  seedNoReports(cache, api, language);
  begun(cache, api, language);
  cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
  cache.setQueryData(dataPointQueries.keyFigures(api).queryKey, sampleFigures);
};
/** Years and figures exist: those steps are ticked, and the figures show their trend. */
export const UnderWay = meta.story({ decorators: at(underWay) });
UnderWay.test('ticks what is there, and draws the course of each figure', async ({ canvas }) => {
  await expect(await canvas.findByText('2 of 5 done', {}, { timeout: 10_000 })).toBeVisible();
  await expect(canvas.getByRole('img', { name: /^From 829,627.55 in 2023 to 711,322.45 in 2025$/ })).toBeVisible();
});
export const UnderWayInChinese = meta.story({ decorators: at(underWay), globals: { locale: 'zh-Hant-HK' } });

const [firstTime] = sampleTimes;
const lastYear = { start: '2024-01-01', end: '2024-12-31' };
const otherwise: Seed = (cache, api, language) => {
  underWay(cache, api, language);
  const year = firstTime && { ...firstTime, id: '0de0d000-0000-4000-8000-000000000024', period: lastYear };
  cache.setQueryData(reportingTimeQueries.all(api).queryKey, year ? [year] : []);
  cache.setQueryData(hubRestatementQueries.ofTime(api, year?.id ?? '').queryKey, {
    items: [
      {
        fieldKey: 'ghg.scope1.total',
        descriptor: '',
        old: { number: '214.5', unit: 't{CO2e}' },
        new: { number: '208.28143', unit: 't{CO2e}' },
        reports: [
          {
            id: '0de0f000-0000-4000-8000-000000000099',
            name: 'ESG 2024',
            names: { en: 'ESG 2024' },
            languages: ['en'],
          },
        ],
        explained: null,
      },
    ],
  });
};
/** The data hub was corrected after last year's report: Home compares with another figure than that report prints. */
export const PrintedOtherwise = meta.story({ decorators: at(otherwise) });
PrintedOtherwise.test('says where a published report prints another figure than Home', async ({ canvas }) => {
  await expect(
    await canvas.findByText(
      /1 figure of .*2024.* is printed with another value in “ESG 2024”/,
      {},
      { timeout: 10_000 },
    ),
  ).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Say why' })).toBeVisible();
});

const withSample: Seed = (cache, api, language) => {
  underWay(cache, api, language);
  const shown: SampleData = {
    entityId: '0de0b000-0000-4000-8000-000000000031',
    name: language === 'zhTw' ? '示範地產' : 'Sample Properties',
    periods: sampleTimes.slice(0, 2).map(({ period }) => period),
    hasOwnFigures: false,
    reports: 1,
  };
  cache.setQueryData(sampleDataQueries.current(api).queryKey, shown);
  cache.setQueryData(
    dataPointQueries.keyFigures(api).queryKey,
    sampleFigures.map((each) => ({ ...each, isSample: true })),
  );
};
/** Figures of a sample company replace one's own, and are marked as such. */
export const WithSampleData = meta.story({ decorators: at(withSample) });
WithSampleData.test(
  'marks what is a sample, ticks nothing for it, and asks before it goes',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 of 5 done', {}, { timeout: 10_000 })).toBeVisible();
    const figures = within(await canvas.findByRole('region', { name: 'Key figures' }));
    await expect(figures.getByText('Sample')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try with sample data' })).toBeNull();
    await userEvent.click(figures.getByRole('button', { name: 'Remove sample data' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the sample data?' }));
    await expect(dialog.getByText(/1 report made from them/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  },
);
export const WithSampleDataInChinese = meta.story({ decorators: at(withSample), globals: { locale: 'zh-Hant-HK' } });

/** All steps are done or hidden: only the figures are shown. */
export const PutAway = meta.story({
  decorators: at((cache, api, language) => {
    seedReports(cache, api, language);
    cache.setQueryData(dataPointQueries.keyFigures(api).queryKey, sampleFigures);
  }),
});
PutAway.test('shows no list of steps', async ({ canvas }) => {
  await expect(await canvas.findByText('Key figures', {}, { timeout: 10_000 })).toBeVisible();
  await expect(canvas.queryByText('First steps')).toBeNull();
});

const trialOf =
  (days: number): Seed =>
  (cache, api) =>
    cache.setQueryData(sessionQueries.subscription(api).queryKey, {
      providerState: 'trialing',
      status: 'pending',
      mayWork: true,
      endsAt: null,
      removalAt: null,
      trialEndsAt: new Date(Date.now() + (days - 0.5) * 86_400_000).toISOString(),
    });
const bothPlaces = () => (
  <>
    <TrialNotice place="bar" />
    <TrialNotice place="page" />
    <Page title="Home" />
  </>
);
/** A word in the top bar while many days are left. */
export const TrialUnderWay = meta.story({ decorators: at(trialOf(6)), render: bothPlaces });
TrialUnderWay.test('says how long the trial lasts in one line of the top bar', async ({ canvas }) => {
  const left = await canvas.findByRole('link', { name: '6 days left of your trial' });
  await expect(left.getBoundingClientRect().height).toBeLessThanOrEqual(36);
  await expect(canvas.queryByRole('complementary')).toBeNull();
});
/** A message above the page in the last days. */
export const TrialEnding = meta.story({ decorators: at(trialOf(2)), render: bothPlaces });
TrialEnding.test('says it above the page in the last days, and there alone', async ({ canvas }) => {
  const notice = within(await canvas.findByRole('complementary', { name: 'Free trial' }));
  await expect(notice.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
  await expect(canvas.getAllByText('2 days left of your trial')).toHaveLength(1);
});
