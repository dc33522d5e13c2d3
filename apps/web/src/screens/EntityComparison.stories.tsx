import { entityComparisonQueries, entityQueries } from '@esg/api-client';
import type { Entity, EntityComparison, EntityComparisonQuery } from '@esg/contract';
import { expect, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { EntityComparisonPage } from '../features/entity-comparison/EntityComparisonPage.tsx';
import { id } from './sample-exchange.ts';

const names = ['Kwun Tong works', 'Macau mill', 'MV Kestrel', 'Paper store 紙張倉庫', 'Sha Tin mill', 'Tuen Mun plant'];
const figures = [
  ['1284', '1310.5', '2122'],
  ['410', '402', '398'],
  ['96', '99', '41'],
  ['330', '341', '352'],
  ['290', '300', '310'],
  [null, '380', null],
];
const entities = names.map(
  (name, index): Entity => ({
    id: id(index + 10),
    name,
    type: 'Site',
    parentId: null,
    fiscalYearStartMonth: 1,
    isSample: false,
    managerId: null,
    address: '',
    postCode: '',
    createdAt: '2026-01-05T09:00:00.000Z',
    archivedAt: null,
    version: 1,
  }),
);
const energy = { key: 'energy.consumption.total', name: { en: 'Energy use', zhTw: '能源消耗' } };
const comparison: EntityComparison = {
  metric: Object.assign(
    { unit: { code: 'MWh', symbol: 'MWh', name: { en: 'megawatt hour', zhTw: '兆瓦時' } } },
    energy,
  ),
  per: null,
  isShared: false,
  years: ['2024', '2025', '2026'].map((year) => ({ start: `${year}-01-01`, end: `${year}-12-31` })),
  rows: names.map((name, index) => ({
    entityId: id(index + 10),
    name,
    values: (figures[index] ?? []).map((number, year) => ({
      number,
      gap: number === null ? ('no_figure' as const) : null,
      explanation: index === 0 && year === 2 ? 'A second shift runs since January.' : '',
    })),
  })),
  leftOut: 0,
  metrics: [energy, { key: 'water.consumption.total', name: { en: 'Water use', zhTw: '用水量' } }],
};
const empty: EntityComparison = Object.assign({}, comparison, { metric: null, years: [], rows: [], metrics: [] });

const at = (found: EntityComparison, search = '', query: EntityComparisonQuery = {}) => {
  const seed: Seed = (cache, api) => {
    cache.setQueryData(entityComparisonQueries.one(api, query).queryKey, found);
    cache.setQueryData(entityQueries.all(api).queryKey, entities);
  };
  return [onScreen({ catalogue, path: `/ct/entity-management/comparison${search}`, seed })];
};

const meta = preview.meta({
  title: 'Screens/Entity comparison',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <EntityComparisonPage />,
});

export const Charts = meta.story({ decorators: at(comparison) });
Charts.test('ranks the newest year, names what is missing, and says why a figure stands out', async ({ canvas }) => {
  const ranking = await canvas.findByRole('figure', { name: 'Energy use (MWh), 2026' });
  await expect(within(ranking).getByText('No figure for 2026: Tuen Mun plant.')).toBeVisible();
  const standing = within(canvas.getByRole('region', { name: 'Unusual figures in 2026' })).getAllByRole('listitem');
  await expect(standing[0]).toHaveTextContent('Kwun Tong works 6 times the median and +62% on the previous year');
  await expect(standing[0]).toHaveTextContent('A second shift runs since January.');
  await expect(standing[1]).toHaveTextContent('MV Kestrel');
  await expect(standing).toHaveLength(2);
});
Charts.test('shows the same figures as a table, behind each chart', async ({ canvas, userEvent }) => {
  const ranking = within(await canvas.findByRole('figure', { name: 'Energy use (MWh), 2026' }));
  await userEvent.click(ranking.getByRole('button', { name: 'Show as table' }));
  const [head, first] = ranking.getAllByRole('row');
  await expect(head).toHaveTextContent('Entity202420252026');
  await expect(first).toHaveTextContent('Kwun Tong works1,2841,310.52,122');
});

export const AsTable = meta.story({ decorators: at(comparison, '?view=table') });
AsTable.test('ranks entities, and puts those without a figure last', async ({ canvas }) => {
  const rows = within(await canvas.findByRole('table')).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent(/^Kwun Tong works1/);
  await expect(rows.at(-1)).toHaveTextContent('Tuen Mun plant–No figure380No figure');
});

/** People are counted: their number has no unit. */
export const WithoutUnit = meta.story({
  decorators: at({
    ...comparison,
    metric: comparison.metric && {
      ...comparison.metric,
      name: { en: 'Customers or accounts', zhTw: '客戶數目' },
      unit: { code: '1', symbol: 'number', name: { en: 'number', zhTw: '數目' } },
    },
  }),
});
WithoutUnit.test('has no empty bracket in its title', async ({ canvas }) => {
  await expect(await canvas.findByRole('figure', { name: 'Customers or accounts, 2026' })).toBeVisible();
});
WithoutUnit.test('says where it belongs', async ({ canvas }) => {
  const way = within(await canvas.findByRole('navigation', { name: 'Where this page belongs' }));
  await expect(way.getByRole('link', { name: 'Entity Management' })).toHaveAttribute('href', '/ct/entity-management');
});

const ours = Object.assign({}, comparison, {
  isShared: true,
  rows: comparison.rows.map((row) =>
    row.name === 'Macau mill'
      ? { ...row, values: row.values.map(() => ({ number: null, gap: 'left_out' as const, explanation: '' })) }
      : row,
  ),
});
export const OurShare = meta.story({ decorators: at(ours, '?share=ours', { share: 'ours' }) });
OurShare.test('says everywhere that only our share is shown', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('figure', { name: 'Energy use (MWh), our share, 2026' })).toBeVisible();
  await expect(canvas.getByText(/1 entity doesn’t count by the boundary\./)).toBeVisible();
  await expect(canvas.getByText(/what counts of it in the consolidated figures/)).toBeVisible();
  const choice = canvas.getByRole('combobox', { name: 'How much of each' });
  await expect(choice).toHaveDisplayValue('Our share');
  await userEvent.selectOptions(choice, 'In full');
  await expect(choice).toHaveDisplayValue('In full');
});

export const SomeYears = meta.story({ decorators: at(comparison, '?years=2024,2025') });
SomeYears.test('compares the chosen years', async ({ canvas }) => {
  await expect(await canvas.findByRole('figure', { name: 'Energy use (MWh), 2025' })).toBeVisible();
});

export const Nothing = meta.story({ decorators: at(empty) });
Nothing.test('says what will be here, and where to begin', async ({ canvas }) => {
  await expect(await canvas.findByText('No figures to compare yet')).toBeVisible();
});

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InAYellowBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  decorators: at(comparison),
});
export const InANightBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  decorators: at(comparison),
});
