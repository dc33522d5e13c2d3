import { boundaryQueries, entityDetailQueries, entityQueries, entityUserQueries } from '@esg/api-client';
import {
  boundaryYearOf,
  type Entity,
  type EntityBelongings,
  type EntityHistoryEntry,
  type EntityUser,
  localDay,
  wholeHolding,
} from '@esg/contract';
import { expect, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { EntityShare } from '../features/boundary/EntityShare.tsx';
import { EntityDetailPage } from '../features/entity-detail/EntityDetailPage.tsx';
import { id, person } from './sample-exchange.ts';

const works: Entity = {
  id: id(2),
  name: 'Kwun Tong works',
  type: 'Site',
  parentId: id(1),
  fiscalYearStartMonth: 4,
  isSample: false,
  managerId: person.id,
  address: '8 Kin Fat Street, Kwun Tong, Hong Kong',
  postCode: '999077',
  createdAt: '2026-01-05T09:00:00.000Z',
  archivedAt: null,
  version: 2,
};
const company: Entity = Object.assign({}, works, { id: id(1), name: 'Kestrel Asia', type: 'Company', parentId: null });
const store: Entity = Object.assign({}, works, {
  id: id(3),
  name: 'Paper store',
  type: 'Building',
  parentId: works.id,
});

const nothing: EntityBelongings = { manager: null, authors: [], figures: [], reports: [], documents: [] };
const much: EntityBelongings = Object.assign({}, nothing, {
  manager: person,
  authors: [Object.assign({}, person, { figures: 12, lastAt: '2026-11-20T09:00:00.000Z' })],
  documents: [
    {
      id: id(4),
      dataPointId: id(5),
      metricKey: 'energy',
      sectionId: 'energy',
      name: 'Electricity bill.pdf',
      mediaType: 'application/pdf',
      bytes: 48_200,
      reference: 'CLP 2026-03',
      at: '2026-04-02T09:00:00.000Z',
      by: person,
    },
  ],
});
const history: readonly EntityHistoryEntry[] = [
  {
    id: id(6),
    at: '2026-03-05T09:00:00.000Z',
    by: person,
    action: 'changed',
    through: 'import',
    changes: [{ field: 'type', before: 'Building', after: 'Site' }],
  },
];

const user: EntityUser = {
  id: id(7),
  email: 'wing@kestrel.example',
  firstName: 'Wing',
  lastName: 'Ho',
  status: 'Registered',
  joinedAt: '2026-02-05T09:00:00.000Z',
  lastSignInAt: null,
  invitation: null,
  entityIds: [works.id],
  links: [
    {
      entityId: works.id,
      expiresAt: '2099-03-05T09:00:00.000Z',
      withdrawnAt: null,
      lastUsedAt: '2026-03-01T09:00:00.000Z',
      devices: [{ browser: 'Safari', system: 'iOS', lastUsedAt: '2026-03-01T09:00:00.000Z' }],
    },
  ],
};

const seedWith =
  (belongings: EntityBelongings, past: readonly EntityHistoryEntry[]): Seed =>
  (cache, api) => {
    cache.setQueryData(entityQueries.all(api).queryKey, [company, works, store]);
    cache.setQueryData(entityUserQueries.all(api).queryKey, [user]);
    cache.setQueryData(entityDetailQueries.belongings(api, works.id).queryKey, belongings);
    cache.setQueryData(entityDetailQueries.history(api, works.id).queryKey, {
      pages: [{ items: [...past], nextCursor: null }],
      pageParams: [undefined],
    });
  };
const at = (seed?: Seed, search = '') => [
  onScreen({ catalogue, path: `/ct/entity-management/${works.id}${search}`, ...(seed && { seed }) }),
];

const meta = preview.meta({
  title: 'Screens/Entity detail',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <EntityDetailPage entityId={works.id} />,
});
const patience = { timeout: 10_000 };

export const Full = meta.story({ decorators: at(seedWith(much, history)) });
Full.test('begins with what it is, and has a tab with an address for every part', async ({ canvas, userEvent }) => {
  const tabs = within(await canvas.findByRole('navigation', { name: 'Parts of this entity' }, patience));
  await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Details');
  await expect(canvas.getByRole('link', { name: 'Paper store' })).toBeVisible();
  await expect(canvas.queryByText('Wing Ho')).toBeNull();
  for (const [name, tab] of [
    ['People', 'people'],
    ['Figures', 'figures'],
    ['Reports', 'reports'],
    ['Due dates', 'due-dates'],
    ['Documents', 'documents'],
    ['History', 'history'],
  ])
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(`tab=${tab}`));
  await userEvent.click(tabs.getByRole('link', { name: 'People' }));
  await expect(await canvas.findByText('Wing Ho')).toBeVisible();
  await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('People');
});

export const Figures = meta.story({ decorators: at(seedWith(much, history), '?tab=figures') });
export const Documents = meta.story({ decorators: at(seedWith(much, history), '?tab=documents') });
Documents.test('opens at the part that the address names', async ({ canvas }) => {
  await expect(await canvas.findByText('Electricity bill.pdf', undefined, patience)).toBeVisible();
});

export const History = meta.story({ decorators: at(seedWith(much, history), '?tab=history') });
History.test('says what became of it', async ({ canvas }) => {
  await expect(await canvas.findByText('Mei Chan changed it by an import', undefined, patience)).toBeVisible();
  await expect(canvas.getByText('Type: Building → Location')).toBeVisible();
});

/** Nothing belongs to the entity yet. */
export const Empty = meta.story({ decorators: at(seedWith(nothing, []), '?tab=people') });

/** The gateway does not answer. */
export const NotThere = meta.story({ decorators: at() });

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InAYellowBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  decorators: at(seedWith(much, history)),
});
export const InANightBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  decorators: at(seedWith(much, history)),
});

const year = boundaryYearOf({ end: localDay() });
export const WithShare = meta.story({
  render: () => <EntityDetailPage entityId={works.id} share={<EntityShare entityId={works.id} />} />,
  decorators: at((cache, api, story) => {
    seedWith(much, history)(cache, api, story);
    const held = [company, works, store].map((each) => ({
      ...wholeHolding,
      entityId: each.id,
      ownership: each.id === works.id ? '40' : '100',
      since: null,
      version: 0,
    }));
    cache.setQueryData(boundaryQueries.ofYear(api, year).queryKey, {
      year,
      approach: 'equity_share',
      since: year,
      version: 1,
      entities: held,
    });
  }),
});
WithShare.test('says what it counts for, and leads to the boundary', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Open the boundary' }, patience);
  await expect(link).toHaveAttribute('href', `/ct/entity-management/boundary?year=${year}`);
  await expect(canvas.getByText('Equity share')).toBeVisible();
  await expect(canvas.getByText('40%')).toBeVisible();
});
