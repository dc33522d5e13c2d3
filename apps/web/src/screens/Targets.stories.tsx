import { entityQueries, metricQueries, reportingTimeQueries, targetQueries } from '@esg/api-client';
import type { MetricDetail, Target, TargetWithFigures, Unit } from '@esg/contract';
import { Page } from '@esg/ui';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { TargetsCard } from '../features/targets/TargetsCard.tsx';

const unit: Unit = {
  code: 'MWh',
  symbol: 'MWh',
  name: { en: 'megawatt hour', zhTw: '兆瓦時' },
  factorToBase: '1',
  offset: '0',
};
const detail = {
  metric: { key: 'energy.consumption.total', name: { en: 'Total energy consumption', zhTw: '能源總耗量' } },
  units: [unit],
} as unknown as MetricDetail;
const target: Target = {
  id: '0de0d000-0000-4000-8000-000000000071',
  name: 'Half the energy by 2030',
  metricKey: 'energy.consumption.total',
  entityId: null,
  unit: 'MWh',
  base: { year: 2020, value: '100' },
  interim: [],
  goal: { year: 2030, value: '50' },
  owner: 'Facilities',
  note: '',
  measures: [
    { name: 'New boilers', effect: '12.5', fromYear: 2027, cost: 'HKD 2 million', owner: 'Plant' },
    { name: 'Solar roof', effect: '8', fromYear: 2028, cost: '', owner: '' },
  ],
  updatedBy: 'Mei Chan',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 1,
};
const figures = ['100', '99', '97', '94', '92', '90'].map((value, place) => ({
  year: 2020 + place,
  value,
  fewer: null,
}));

const meta = preview.meta({
  title: 'Screens/Targets',
  tags: ['!autodocs'],
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page title="Total energy consumption">
      <TargetsCard detail={detail} mayWrite />
    </Page>
  ),
});
const seeded =
  (targets: readonly Target[], shown: TargetWithFigures['figures'] = figures): Seed =>
  (cache, api) => {
    cache.setQueryData(
      targetQueries.ofMetric(api, 'energy.consumption.total').queryKey,
      targets.map((each) => ({ target: each, figures: shown })),
    );
    cache.setQueryData(entityQueries.all(api).queryKey, []);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, []);
    const year = { start: '2020-01-01', end: '2020-12-31', subject: 'organisation' as const };
    cache.setQueryData(metricQueries.calculation(api, 'energy.consumption.total', year).queryKey, { steps: [] });
  };
const at = (...asked: Parameters<typeof seeded>) => [
  onScreen({ catalogue, path: '/ct/data-hub/energy.consumption.total', seed: seeded(...asked) }),
];

const fewer = [
  { year: 2020, value: '366.1961278', fewer: null },
  { year: 2021, value: '373.88764', fewer: { told: 2, of: 3 } },
];

/** Fewer entities have a figure than in the first year. */
export const OfFewer = meta.story({
  decorators: at(
    [{ ...target, base: { year: 2020, value: '366.196128' }, goal: { year: 2030, value: '212.39' } }],
    fewer,
  ),
});
OfFewer.test('shows a figure of fewer entities without judging it', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^Not judged/, {}, { timeout: 10_000 })).toBeVisible();
  await expect(canvas.getByText(/^In 2021, 2 of 3 entities have one\./)).toBeVisible();
  await expect(canvas.getByText(/^2021: 373\.8876 MWh; the path says 350\.8155 MWh\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getAllByRole('cell', { name: '373.8876 MWh' }).length).toBeGreaterThan(0);
  await expect(canvas.getByText(/^Try measures and growth from 2020 on\./)).toBeVisible();
});

/** Behind the path, with the numbers that say so, its measures, and what would be, if. */
export const Behind = meta.story({ decorators: at([target]) });
Behind.test('says that it is behind, and where its course leads', async ({ canvas }) => {
  await expect(await canvas.findByText('Behind the path', {}, { timeout: 10_000 })).toBeVisible();
  await expect(canvas.getByText(/2025: 90 MWh; the path says 75 MWh\./)).toBeVisible();
  await expect(canvas.getByText(/leads to 80 MWh in 2030; the target is 50 MWh\./)).toBeVisible();
});
Behind.test('shows what would be, if, without storing anything', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'New boilers, from 2027' }, { timeout: 10_000 }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Growth without measures/ }), '0');
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getByRole('columnheader', { name: 'What if' })).toBeVisible();
  await expect(canvas.getAllByRole('cell', { name: '77.5 MWh' }).length).toBeGreaterThan(0);
});
Behind.test('opens its form with what stands, and asks for numbers', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change target' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change target' }));
  const value = dialog.getByRole('textbox', { name: /^Value in the target year/ });
  await expect(value).toHaveValue('50');
  await userEvent.clear(value);
  await userEvent.type(value, 'half');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(await dialog.findByText('Check names, years and numbers')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
export const InChinese = meta.story({ decorators: at([target]), globals: { locale: 'zh-Hant-HK' } });

/** Nobody has set one. */
export const NoTarget = meta.story({ decorators: at([]) });
NoTarget.test('says what a target is for', async ({ canvas }) => {
  await expect(await canvas.findByText(/^No target yet\./, {}, { timeout: 10_000 })).toBeVisible();
});

/** Whoever only reads changes nothing. */
export const ForReaders = meta.story({
  decorators: at([target]),
  render: () => (
    <Page title="Total energy consumption">
      <TargetsCard detail={detail} mayWrite={false} />
    </Page>
  ),
});
ForReaders.test('offers no change', async ({ canvas }) => {
  await canvas.findByText('Behind the path', {}, { timeout: 10_000 });
  await expect(canvas.queryByRole('button', { name: 'Set a target' })).toBeNull();
});
