import { entityMergeQueries, frameworkQueries } from '@esg/api-client';
import type { Entity, EntityMerge, EntityMergeConflict, EntityMergeEffect, EntityMergePreview } from '@esg/contract';
import { expect, fn, screen, within } from 'storybook/test';
import { listGateway } from '../../../../.storybook/kit/list-gateway.ts';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { entityRows } from '../features/entities/entity-rows.ts';
import { MergeDialog } from '../features/entities/MergeDialog.tsx';
import { library } from './sample-boundary.ts';

const idOf = (number: number) => `0de0c000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const entity = (number: number, name: string): Entity => ({
  id: idOf(number),
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
});
const long =
  'Kestrel Precision Engineering and Automotive Components Manufacturing (Hong Kong) Limited, Kwun Tong works 觀塘精密工程及汽車零部件製造廠';
const source = entity(1, 'Kwun Tong works');
const named = entity(2, long);
const entities = [source, named, entity(3, 'Macau mill 澳門廠')];

const conflict = (year: number, number: string | null, canAdd: boolean): EntityMergeConflict => {
  const period = { start: `${year}-01-01`, end: `${year}-12-31` };
  const amount = (each: string | null) => (each === null ? null : { number: each, unit: 'MWh' });
  return {
    id: idOf(year),
    metricKey: 'energy.consumption.total',
    sectionId: 'energy.consumption.total:total:figures',
    labels: [],
    sources: [{ id: idOf(year), period, total: amount(number) }],
    targets: [{ id: idOf(year + 100), period, total: amount(number === null ? null : '96') }],
    canAdd,
  };
};
const figure = (number: number, [start, end]: readonly [string, string], amount: string) => ({
  id: idOf(number),
  period: { start, end },
  total: { number: amount, unit: 'MWh' },
});
/** Two quarters meet a year. */
const quarters: EntityMergeConflict = {
  ...conflict(2024, null, false),
  sources: [figure(2024, ['2024-01-01', '2024-03-31'], '10'), figure(4024, ['2024-04-01', '2024-06-30'], '20')],
  targets: [figure(2124, ['2024-01-01', '2024-12-31'], '400')],
};
const merge: EntityMergePreview = {
  figures: 1284,
  conflicts: [conflict(2026, '1284', true), conflict(2025, null, false), quarters],
  children: ['Paper store 紙張倉庫', 'Hall'],
  users: 2,
  passesManager: true,
  collections: 1,
  reports: 1,
  boundaryYears: 1,
  keepsBoundary: true,
  stamp: 'seen',
};
const effect: EntityMergeEffect = {
  period: { start: '2026-01-01', end: '2026-12-31' },
  approach: 'equity_share',
  shares: [
    { entityId: source.id, before: '33.3333', after: '100' },
    { entityId: idOf(3), before: '100', after: '100' },
  ],
  figures: [
    {
      metricKey: 'energy.consumption.total',
      before: { number: '523.99957', unit: 'MWh' },
      after: { number: '1380', unit: 'MWh' },
    },
  ],
};
type Choice = EntityMerge['choices'][number]['choice'];
/** The choices of the stories, in the order of the conflicts. */
const made: readonly (readonly Choice[])[] = [
  ['keep', 'keep', 'keep'],
  ['add', 'keep', 'keep'],
  ['take', 'take', 'take'],
  ['keep', 'keep', 'take'],
];
const many: EntityMergePreview = {
  ...merge,
  conflicts: Array.from({ length: 120 }, (_, index) => conflict(3000 + index, '5', true)),
};
const seed: Seed = (cache, api) => {
  const follow = (from: string, into: string, { conflicts }: EntityMergePreview, chosen: readonly Choice[]) => {
    const choices = conflicts.map(({ id }, place) => ({ id, choice: chosen[place] ?? 'keep' }));
    cache.setQueryData(entityMergeQueries.effect(api, from, { into, stamp: 'seen', choices }).queryKey, effect);
  };
  for (const chosen of made) {
    follow(source.id, idOf(3), merge, chosen);
    follow(named.id, idOf(3), merge, chosen);
    follow(source.id, idOf(2), many, chosen);
  }
  cache.setQueryData(frameworkQueries.metrics(api).queryKey, library);
  cache.setQueryData(entityMergeQueries.preview(api, source.id, idOf(3)).queryKey, merge);
  cache.setQueryData(entityMergeQueries.preview(api, source.id, idOf(2)).queryKey, many);
  cache.setQueryData(entityMergeQueries.preview(api, named.id, idOf(3)).queryKey, merge);
};

const rows = entityRows({ entities, overviews: undefined, people: new Map(), users: [] });
const shown = (id: string) => {
  const chosen = rows.filter((row) => row.entity.id === id);
  return chosen.map((row) => (
    <MergeDialog key={id} source={row} chosen={chosen} rows={rows} onClose={fn()} onDone={fn()} />
  ));
};

const meta = preview.meta({
  title: 'Screens/Entity merge',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [onScreen({ catalogue, path: '/ct/entity-management', seed })],
  render: () => <>{shown(source.id)}</>,
});

type Person = { readonly click: (element: Element) => Promise<void> };

const chooseTarget = async (userEvent: Person, name: RegExp) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name }));
  return dialog;
};

export const Choosing = meta.story();
Choosing.test('says what moves, and lets one choose between two figures', async ({ userEvent }) => {
  const first = within(await screen.findByRole('dialog', { name: 'Merge Kwun Tong works into…' }));
  await expect(first.queryByRole('button', { name: /Merge and archive/ })).toBeNull();
  const dialog = await chooseTarget(userEvent, /Macau mill/);
  await expect(await dialog.findByText(/^1,284 data points move/)).toBeVisible();
  await expect(dialog.getByText('Below Macau mill 澳門廠 from now on: Paper store 紙張倉庫 and Hall.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Macau mill 澳門廠: 96 MWh' })).toBeChecked();
  const shares = within(dialog.getByRole('table', { name: 'Shares before and after the merge' }));
  await expect(shares.getByRole('row', { name: /Kwun Tong works.*33.3333 %.*100 %/ })).toBeVisible();
  const figures = within(dialog.getByRole('table', { name: 'Figures before and after the merge' }));
  await expect(figures.getByRole('row', { name: /523.9996 MWh.*1,380 MWh/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Add up: 1,380 MWh' }));
  await expect(dialog.getByRole('radio', { name: 'Add up: 1,380 MWh' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Take all of Kwun Tong works' }));
  await expect(dialog.getByRole('radio', { name: 'Kwun Tong works: 1,284 MWh' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Kwun Tong works: an answer' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Add up all amounts' }));
  await expect(dialog.getByRole('radio', { name: 'Add up: 1,380 MWh' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Macau mill 澳門廠: an answer' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Merge and archive Kwun Tong works' })).toBeEnabled();
});
Choosing.test('decides all figures that meet one figure at once, and says which are removed', async ({ userEvent }) => {
  const dialog = await chooseTarget(userEvent, /Macau mill/);
  const two = '10 MWh (01-Jan-2024 – 31-Mar-2024) and 20 MWh (01-Apr-2024 – 30-Jun-2024)';
  const year = '400 MWh (01-Jan-2024 – 31-Dec-2024)';
  const taken = await dialog.findByRole('radio', { name: `Kwun Tong works: ${two}` });
  await expect(taken).toHaveAccessibleDescription(`Removes ${year}`);
  const kept = dialog.getByRole('radio', { name: `Macau mill 澳門廠: ${year}` });
  await expect(kept).toBeChecked();
  await expect(kept).toHaveAccessibleDescription(`Removes ${two}`);
  await userEvent.click(taken);
  await expect(kept).not.toBeChecked();
});
Choosing.test('shows many conflicts a part at a time', async ({ userEvent }) => {
  const dialog = await chooseTarget(userEvent, /Kestrel Precision/);
  await expect(await dialog.findByText('Both have 120 figures for the same dates')).toBeVisible();
  await expect(dialog.getAllByRole('radiogroup')).toHaveLength(50);
  await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
  await expect(dialog.getAllByRole('radiogroup')).toHaveLength(100);
});

Choosing.test('says beside the button why nothing was merged', async ({ userEvent }) => {
  const dialog = await chooseTarget(userEvent, /Macau mill/);
  const answerAgain = listGateway(`/entities/${source.id}/merge`, []).listen('unreachable');
  await userEvent.click(await dialog.findByRole('button', { name: 'Merge and archive Kwun Tong works' }));
  await expect(await dialog.findByRole('alert')).toBeVisible();
  await expect(dialog.getByText(/^1,284 data points move/)).toBeVisible();
  answerAgain();
});

/** Two figures for the same dates: one keeps, takes, or adds them up. */
export const Conflicts = meta.story({
  play: async ({ userEvent }) => {
    await chooseTarget(userEvent, /Macau mill/);
  },
});

export const ConflictsInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  play: async ({ userEvent }) => {
    await chooseTarget(userEvent, /Macau mill/);
  },
});

export const LongNames = meta.story({
  render: () => <>{shown(named.id)}</>,
  play: async ({ userEvent }) => {
    await chooseTarget(userEvent, /Macau mill/);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await chooseTarget(userEvent, /Kestrel Precision/);
  },
});

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InAYellowBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  play: async ({ userEvent }) => {
    await chooseTarget(userEvent, /Macau mill/);
  },
});
export const InANightBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  play: async ({ userEvent }) => {
    await chooseTarget(userEvent, /Macau mill/);
  },
});

/** What would move could not be read. */
export const NotLoaded = meta.story({ decorators: [onScreen({ catalogue, path: '/ct/entity-management' })] });
NotLoaded.test('offers to try again, and no merge', async ({ userEvent }) => {
  const dialog = await chooseTarget(userEvent, /Macau mill/);
  await expect(await dialog.findByText('Couldn’t load what would be merged')).toBeVisible();
  await expect(dialog.queryByRole('button', { name: /Merge and archive/ })).toBeNull();
});

/** Two are chosen in the list: one of them goes into the other. */
export const OfTwo = meta.story({
  render: () => (
    <>
      {shown(source.id).map(({ key, props }) => (
        <MergeDialog key={key} {...props} other={rows[2]} />
      ))}
    </>
  ),
});
OfTwo.test('begins with both, and merges them the other way round on a press', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Kwun Tong works into…' }));
  await expect(dialog.getByRole('combobox', { name: /^Merge into/ })).toHaveValue('Macau mill 澳門廠');
  await expect(await dialog.findByRole('button', { name: 'Merge and archive Kwun Tong works' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Merge Macau mill 澳門廠 into Kwun Tong works instead' }));
  const other = within(await screen.findByRole('dialog', { name: 'Merge Macau mill 澳門廠 into…' }));
  await expect(other.getByRole('combobox', { name: /^Merge into/ })).toHaveValue('Kwun Tong works');
});
