import {
  entityQueries,
  frameworkQueries,
  hubRestatementQueries,
  insightQueries,
  reportingTimeQueries,
} from '@esg/api-client';
import type { Attention, Insights, InsightTile, Unit } from '@esg/contract';
import { expect, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { InsightsPage } from '../features/insights/InsightsPage.tsx';
import { TileTarget } from '../features/targets/TileTarget.tsx';
import { library } from './sample-boundary.ts';

const meta = preview.meta({
  title: 'Screens/Insights',
  tags: ['!autodocs'],
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InsightsPage
      search={{}}
      onSearch={() => undefined}
      profile={storyProfile}
      sampleNotice={<p>An invented company</p>}
      aboutYears={() => null}
      progressOf={(each) => <TileTarget tile={each} />}
    />
  ),
});
const at = (seed: Seed) => [onScreen({ catalogue, path: '/ct/insights', seed })];

const year = (number: number) => ({ start: `${number}-01-01`, end: `${number}-12-31` });
const years = [2021, 2022, 2023, 2024, 2025].map(year);
const unitOf = (code: string, symbol = code): Unit => ({
  code,
  symbol,
  name: { en: symbol, zhTw: symbol },
  factorToBase: '1',
  offset: '0',
});

type Facts = Partial<InsightTile> & { readonly numbers?: (string | null)[] };
const tile = (metricKey: string, en: string, zhTw: string, { numbers = [], ...more }: Facts = {}): InsightTile => ({
  metricKey,
  name: { en, zhTw },
  unit: null,
  values: years.map((period, place) => ({ period, number: numbers[place] ?? null, partial: null })),
  coverage: null,
  attention: [],
  target: null,
  ...more,
});
const needs = (kind: Attention['kind'], facts: Partial<Attention> = {}): Attention => ({
  kind,
  period: year(2025),
  count: null,
  percent: null,
  ...facts,
});

const tiles: InsightTile[] = [
  tile('energy.consumption.total', 'Total energy consumption', '能源總耗量', {
    unit: unitOf('MWh'),
    numbers: ['829627.55', '760104', '711322.45', '702001', '655870.5'],
    coverage: { period: year(2025), told: 11, of: 14 },
    attention: [needs('uncovered', { count: 3 }), needs('findings', { count: 2 })],
    target: {
      name: 'Half the energy',
      base: { year: 2021, value: '829627.55' },
      interim: [],
      goal: { year: 2031, value: '414813.775' },
    },
  }),
  tile('ghg.scope1.total', 'Scope 1 emissions', '範圍 1 溫室氣體排放', {
    unit: unitOf('t{CO2e}', 'tCO₂e'),
    numbers: ['208.28', '190.1', '147.08', '150', '320'],
    attention: [needs('changed', { percent: 113.3 })],
  }),
  tile('water.consumption.total', 'Water consumption', '耗水總量', {
    unit: unitOf('m3', 'm³'),
    numbers: ['5200', '5100', '4900', '4700', null],
    attention: [needs('missing')],
  }),
  tile('waste.generated.total', 'Waste generated', '廢棄物總量'),
  tile('workforce.headcount', 'Employees (headcount)', '僱員總數（人數）', {
    unit: unitOf('1', ''),
    numbers: [null, null, '3418', '3502', '3610'],
  }),
];
const insights: Insights = { years: years.toReversed(), tiles, chosen: false, version: 0, isSample: false };

const seeded =
  (data: Insights): Seed =>
  (cache, api) => {
    cache.setQueryData(insightQueries.all(api, {}).queryKey, data);
    cache.setQueryData(entityQueries.all(api).queryKey, []);
    cache.setQueryData(frameworkQueries.metrics(api).queryKey, library);
    const times = years.map((period, place) => ({
      id: `0de0d000-0000-4000-8000-00000000002${place}`,
      kind: 'fiscal-year' as const,
      name: null,
      position: place,
      linked: true,
      version: 1,
      period,
    }));
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, times);
    for (const { id } of times) cache.setQueryData(hubRestatementQueries.ofTime(api, id).queryKey, { items: [] });
  };

/** Tiles with their newest figure, their course, and what needs attention. */
export const Tiles = meta.story({ decorators: at(seeded(insights)) });
Tiles.test('says what each metric lacks, and leads to its figures', async ({ canvas }) => {
  const energy = within(await canvas.findByRole('article', { name: 'Total energy consumption' }, { timeout: 10_000 }));
  await expect(energy.getByText('655,870.5 MWh')).toBeVisible();
  await expect(energy.getByText('11 of 14 entities have a figure for 2025')).toBeVisible();
  await expect(energy.getByRole('link', { name: '2 data points to review' })).toHaveAttribute(
    'href',
    expect.stringContaining('/ct/data-hub/review?reportingTimeId='),
  );
  await expect(energy.getByRole('link', { name: 'Open in the data hub' })).toHaveAttribute(
    'href',
    expect.stringContaining('/ct/data-hub/energy.consumption.total'),
  );
  const waste = within(canvas.getByRole('article', { name: 'Waste generated' }));
  await expect(waste.getByRole('link', { name: 'Enter the first figure' })).toBeVisible();
  await expect(canvas.getByText('No figure for 2025 yet')).toBeVisible();
});
Tiles.test('shows the years as a table', async ({ canvas, userEvent }) => {
  const energy = within(await canvas.findByRole('article', { name: 'Total energy consumption' }, { timeout: 10_000 }));
  await userEvent.click(energy.getByRole('button', { name: 'Show as table' }));
  const [year] = energy.getAllByRole('cell', { name: '829,627.55 MWh' });
  await expect(year).toBeVisible();
});
Tiles.test('are arranged with keys, and kept as they were on cancel', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Choose tiles' }, { timeout: 10_000 }));
  const list = within(canvas.getByRole('list', { name: 'Tiles' }));
  const names = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  const before = names();
  canvas.getAllByRole('button', { name: /^Move later:/ })[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await expect(names()).toEqual([before[1], before[0], ...before.slice(2)]);
  await userEvent.click(canvas.getAllByRole('button', { name: /^Remove:/ })[0] as HTMLElement);
  await expect(names()).toHaveLength(before.length - 1);
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByRole('article', { name: 'Total energy consumption' })).toBeVisible();
});

export const InChinese = meta.story({ decorators: at(seeded(insights)), globals: { locale: 'zh-Hant-HK' } });

/** Nobody has entered a figure: the page teaches how to begin. */
export const NoFigures = meta.story({
  decorators: at(
    seeded({ ...insights, tiles: tiles.map(({ metricKey, name }) => tile(metricKey, name.en, name.zhTw)) }),
  ),
});
NoFigures.test('leads to an import and to the first figure', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Import a sheet' }, { timeout: 10_000 })).toHaveAttribute(
    'href',
    '/ct/data-hub/import',
  );
  await expect(canvas.getByRole('link', { name: 'Enter the first figure' })).toBeVisible();
});

/** Figures of the sample company, until there are own ones. */
export const Sample = meta.story({ decorators: at(seeded({ ...insights, isSample: true })) });
Sample.test(
  'marks sample data within the picture, without the name of the organisation, and keeps the filters',
  async ({ canvas }) => {
    const picture = await canvas.findByRole('region', { name: 'Key metrics' }, { timeout: 10_000 });
    await expect(within(picture).getByText('Sample')).toBeVisible();
    await expect(picture).not.toHaveTextContent(storyProfile.organizationName);
    await expect(canvas.getByRole('combobox', { name: 'Up to the year' })).toBeVisible();
  },
);

/** Whoever only reads is not asked to enter anything. */
export const ForReaders = meta.story({
  decorators: at(seeded(insights)),
  render: () => (
    <InsightsPage
      search={{}}
      onSearch={() => undefined}
      profile={{ ...storyProfile, permissions: ['data-hub:read'] }}
      sampleNotice={null}
      aboutYears={() => null}
      progressOf={(each) => <TileTarget tile={each} />}
    />
  ),
});
ForReaders.test('offers to open, not to enter', async ({ canvas }) => {
  await canvas.findByRole('article', { name: 'Waste generated' }, { timeout: 10_000 });
  await expect(canvas.queryByRole('link', { name: 'Enter the first figure' })).toBeNull();
});

/** As many tiles as there may be, with long names. */
export const Many = meta.story({
  decorators: at(
    seeded({
      ...insights,
      tiles: Array.from({ length: 24 }, (_, place) =>
        tile(
          `energy.${place}`,
          `Energy consumption of the operations in the region number ${place}`,
          `第 ${place} 區營運能源總耗量`,
          {
            unit: unitOf('MWh'),
            numbers: ['1', '20', '300', '4000', String(10 ** (place % 12))],
          },
        ),
      ),
    }),
  ),
});
