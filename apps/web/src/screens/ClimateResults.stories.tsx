import { climateQueries } from '@esg/api-client';
import type { ClimatePublication, ClimateTrace, Permission } from '@esg/contract';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { PublishPage } from '../features/climate/publish/PublishPage.tsx';
import { ResultsPage } from '../features/climate/results/ResultsPage.tsx';
import { TracePage } from '../features/climate/trace/TracePage.tsx';
import { climateSeed, openTrace, sampleTrace } from './sample-climate.ts';
import { id } from './sample-exchange.ts';
import { sampleTimes } from './sample-times.ts';

const at = (seed: Seed | undefined, search = '?year=2025') => [
  onScreen({ catalogue, path: `/ct/climate${search}`, ...(seed && { seed }) }),
];
const reader: Permission[] = ['climate:read', 'entity:read'];

const meta = preview.meta({
  title: 'Screens/Climate results',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <ResultsPage permissions={storyProfile.permissions} />,
});

export const Results = meta.story({
  decorators: at(climateSeed({ counts: { openLines: 3, outdatedLines: 1, estimatedLines: 2 } })),
});
Results.test(
  'shows scope 2 by location and by market side by side, with the change from the year before',
  async ({ canvas }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Emissions by scope' }));
    await expect(totals.getByText('Scope 2, location-based').nextSibling).toHaveTextContent('354t CO₂e');
    await expect(totals.getByText('Scope 2, market-based').nextSibling).toHaveTextContent('106.2t CO₂e');
    await expect(totals.getByText('Scopes 1 to 3, with scope 2 location-based').nextSibling).toHaveTextContent(
      '538.67',
    );
    await expect(totals.getByText('4.2% less than 2024')).toBeVisible();
    await expect(totals.getByText(/^Beside the scopes/).nextSibling).toHaveTextContent('5.2');
  },
);
Results.test('leads to the lines that are open, outdated or estimates', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '3 lines have a question' })).toHaveAttribute(
    'href',
    '/ct/climate/activities?from=2025-01&to=2025-12&state=open',
  );
  await expect(canvas.getByRole('link', { name: '1 line is outdated' })).toBeVisible();
});
Results.test(
  'breaks them down by what is chosen, and leads to the lines of each row',
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Break down by' }), 'Entity');
    const table = within(await canvas.findByRole('table', { name: 'Lines behind these figures' }));
    const link = table.getByRole('link', { name: 'Kwun Tong works' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/ct\/climate\/activities\?from=2025-01&to=2025-12&entityId=/),
    );
    await expect(link.closest('tr')).toHaveTextContent('50493.6%24');
  },
);
Results.test('counts scope 2 in charts and shares as chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Market-based' }));
  const quality = within(canvas.getByRole('region', { name: 'Data quality' }));
  const row = await quality.findByRole('row', { name: /^Several of these in one line/ });
  await expect(row).toHaveTextContent('36.5%106.2');
});
Results.test('divides by the figures of the data hub, and says where it has none', async ({ canvas }) => {
  const intensities = within(await canvas.findByRole('region', { name: 'Intensities' }));
  await expect(intensities.getByText('For each employee').nextSibling).toHaveTextContent('1.307t CO₂e');
  await expect(intensities.getByText('For revenue').nextSibling).toHaveTextContent('–');
});

Results.test('explains the change since the year before by effects that add up', async ({ canvas, userEvent }) => {
  const changed = within(await canvas.findByRole('region', { name: 'What changed since the previous year' }));
  await userEvent.click(await changed.findByRole('button', { name: 'Show as table' }));
  const rows = within(changed.getByRole('table', { name: /^From 2024 to 2025/ })).getAllByRole('row');
  await expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Stept CO₂e',
    '2024551',
    'Activity: more or less was used-8',
    'Mix: other shares of what was used-3',
    'Factors: each unit sets free more or less-10',
    'Entities with their first lines+6.96',
    '2025536.96',
  ]);
  await expect(changed.getByText(/^First lines: Paper store/)).toBeVisible();
  await expect(changed.getByText(/^1 line of either year has a question/)).toBeVisible();
});

/** Entities count by what is owned of them. */
export const ByShare = meta.story({
  decorators: at(
    climateSeed({
      counts: {
        boundary: {
          approach: 'equity_share',
          year: 2025,
          parts: [
            { entityId: id(1), percent: '60', days: null },
            { entityId: id(2), percent: '100', days: { start: '2025-04-16', end: '2025-12-31' } },
          ],
          others: 1,
        },
      },
    }),
  ),
});
ByShare.test('says by which shares the figures count, and leads to the boundary', async ({ canvas }) => {
  const said = await canvas.findByText(
    /^Counted by equity share\. In part: Kwun Tong works 60%; Paper store 紙張倉庫 100%, from/,
  );
  await expect(said).toHaveTextContent('And 1 more entity.');
  await expect(canvas.getByRole('link', { name: 'Open the boundary' })).toHaveAttribute(
    'href',
    '/ct/entity-management/boundary?year=2025',
  );
});

export const InChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  decorators: at(climateSeed(), '?year=2025&by=category'),
});

export const ByGas = meta.story({ decorators: at(climateSeed(), '?year=2025&by=gas') });

export const Empty = meta.story({ decorators: at(climateSeed({ isEmpty: true })) });
Empty.test('teaches where results come from, and leads there', async ({ canvas }) => {
  await expect(await canvas.findByText('No activity data for 2025')).toBeVisible();
  // The tab above has the same name.
  const [, link] = canvas.getAllByRole('link', { name: 'Activity data' });
  await expect(link).toHaveAttribute('href', '/ct/climate/activities');
  await expect(canvas.getByRole('link', { name: 'Show 2024' })).toHaveAttribute('href', '/ct/climate?year=2024');
});

/** May read the calculator alone. */
export const ForReaders = meta.story({
  decorators: at(climateSeed({ isEmpty: true })),
  render: () => <ResultsPage permissions={reader} />,
});
ForReaders.test('offers nothing to enter to those who may not', async ({ canvas }) => {
  await canvas.findByText('No activity data for 2025');
  await expect(canvas.getAllByRole('link', { name: 'Activity data' })).toHaveLength(1);
});

export const OutOfReach = meta.story({ decorators: at(undefined) });
OutOfReach.test('says what could not be loaded, and offers another try', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the results')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const traced =
  (trace: ClimateTrace): Seed =>
  (cache, api, language) => {
    climateSeed()(cache, api, language);
    cache.setQueryData(climateQueries.trace(api, trace.activity.id).queryKey, trace);
  };

export const Trace = meta.story({
  decorators: at(traced(sampleTrace), `/lines/${sampleTrace.activity.id}`),
  render: () => <TracePage id={sampleTrace.activity.id} permissions={storyProfile.permissions} />,
});
Trace.test('prints every step with all digits, its source and what was multiplied', async ({ canvas }) => {
  const rows = within(await canvas.findByRole('table', { name: 'Scope 1: steps' })).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent('Entered3,600 MWhBill 4711');
  await expect(rows[3]).toHaveTextContent(
    'CO₂, by the emission factor3,600,000 kWh × 0.18259 kg CO₂e/kWh657,324 kg CO₂eDESNZ',
  );
  await expect(rows[6]).toHaveTextContent(
    'The share that counts658,332 kg CO₂e × 1 ÷ 3219,444 kg CO₂eTenancy agreement',
  );
});
Trace.test('says why the factor was taken, what was passed over, and what to know', async ({ canvas }) => {
  await expect(
    await canvas.findByText(/because: national factor, United Kingdom, 2025,? and gross calorific value\.$/),
  ).toBeVisible();
  await expect(canvas.getByText('2 factors of US EPA 2025: it is of another country')).toBeVisible();
  await expect(canvas.getByText('The amount is an estimate')).toBeVisible();
  await expect(canvas.getByText(/^Mei Chan, .*2026/)).toBeVisible();
});

Trace.test('ends with the share by which the line counts', async ({ canvas }) => {
  const rows = within(await canvas.findByRole('table', { name: 'Scope 1: steps' })).getAllByRole('row');
  await expect(rows.at(-1)).toHaveTextContent(
    'What counts for the organisation219,444 kg CO₂e × 60%131,666.4 kg CO₂eOrganisational boundary of 2025: Equity share',
  );
});

export const TraceInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  decorators: at(traced(sampleTrace), `/lines/${sampleTrace.activity.id}`),
  render: () => <TracePage id={sampleTrace.activity.id} permissions={storyProfile.permissions} />,
});

export const TraceWithAQuestion = meta.story({
  decorators: at(traced(openTrace), `/lines/${openTrace.activity.id}`),
  render: () => <TracePage id={openTrace.activity.id} permissions={storyProfile.permissions} />,
});
TraceWithAQuestion.test('asks instead of guessing, and says that the line is deleted', async ({ canvas }) => {
  const market = within(await canvas.findByRole('region', { name: 'Scope 2, market-based' }));
  await expect(market.getByText('There is a question instead of a number')).toBeVisible();
  await expect(canvas.getByText('This line was deleted and counts no longer')).toBeVisible();
});

const standingTrace = { ...openTrace, activity: { ...openTrace.activity, deletedAt: null } };
export const TraceToAnswer = meta.story({
  decorators: at(traced(standingTrace), `/lines/${standingTrace.activity.id}`),
  render: () => <TracePage id={standingTrace.activity.id} permissions={storyProfile.permissions} />,
});
TraceToAnswer.test('asks where the number would be, and opens the line', async ({ canvas, userEvent }) => {
  const market = within(await canvas.findByRole('region', { name: 'Scope 2, market-based' }));
  await userEvent.click(market.getByRole('button', { name: 'Change the line' }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
});

export const TraceOutOfReach = meta.story({
  decorators: at(climateSeed()),
  render: () => <TracePage id="unknown" permissions={storyProfile.permissions} />,
});
TraceOutOfReach.test('offers another try', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the calculation')).toBeVisible();
});

const publication: ClimatePublication = {
  figures: [
    {
      metricKey: 'ghg.scope1.total',
      entityId: id(1),
      dataPointId: '',
      kgCo2e: '182960.4',
      use: null,
      standing: null,
      state: 'created',
    },
    {
      metricKey: 'ghg.scope2.location_based',
      entityId: id(1),
      dataPointId: id(4),
      kgCo2e: '354000',
      use: null,
      standing: { number: '360', unit: 'kg{CO2e}' },
      state: 'kept',
    },
    {
      metricKey: 'energy.consumption.electricity',
      entityId: id(1),
      dataPointId: '',
      kgCo2e: null,
      use: { number: '500000', unit: 'kWh' },
      standing: null,
      state: 'created',
    },
    {
      metricKey: 'energy.consumption.fuel',
      entityId: id(1),
      dataPointId: '',
      kgCo2e: null,
      use: null,
      standing: null,
      state: 'unknown',
    },
  ],
  answers: [
    { metricKey: 'ghg.consolidation', state: 'kept' },
    { metricKey: 'ghg.methodology', state: 'created' },
  ],
};
const replacing: ClimatePublication = {
  ...publication,
  figures: publication.figures.map((figure) => ({
    ...figure,
    state: figure.state === 'kept' ? 'changed' : figure.state,
  })),
};
const [fiscalYear] = sampleTimes;
const previewed: Seed = (cache, api, language) => {
  climateSeed()(cache, api, language);
  for (const replaces of [false, true]) {
    const request = { reportingTimeId: fiscalYear?.id ?? '', replaces, language };
    const answer = replaces ? replacing : publication;
    cache.setQueryData(climateQueries.publicationPreview(api, request).queryKey, answer);
  }
};

export const Publish = meta.story({ decorators: at(previewed, '/publish'), render: () => <PublishPage /> });
Publish.test(
  'shows what will happen to each figure, and asks before it replaces what people entered',
  async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'What will happen to each figure' }));
    const [, added, kept, electricity, fuel] = table.getAllByRole('row');
    await expect(added).toHaveTextContent('Kwun Tong works–183 t CO₂eWill be added');
    await expect(kept).toHaveTextContent('360 kg CO₂e354 t CO₂eStays: someone entered or changed it');
    await expect(electricity).toHaveTextContent('500,000 kWhWill be added');
    await expect(fuel).toHaveTextContent('––Not written: the energy of some lines isn’t known');
    await expect(canvas.getByText('Stays: another answer is there')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Also replace figures/ }));
    await expect(await canvas.findByText('Will be changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish 3 figures' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Replace what people entered?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
);

export const PublishRefused = meta.story({ decorators: at(climateSeed(), '/publish'), render: () => <PublishPage /> });
PublishRefused.test('says that nothing can be published, and offers another try', async ({ canvas }) => {
  await expect(await canvas.findByText('Nothing can be published yet')).toBeVisible();
});
