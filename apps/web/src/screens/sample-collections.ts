import {
  collectionQueries,
  entityQueries,
  entityUserQueries,
  frameworkQueries,
  reportingTimeQueries,
  reportQueries,
  reportWorkQueries,
} from '@esg/api-client';
import type {
  Collection,
  CollectionBoard,
  CollectionRequest,
  CollectionSummary,
  Entity,
  EntityType,
  EntityUser,
  Framework,
  MetricLibrary,
  Report,
  RequestStatus,
} from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import {
  sampleActivity,
  sampleAnswers,
  sampleComments,
  sampleEvents,
  sampleFigures,
} from './sample-collection-answers.ts';
import { sampleTimes } from './sample-times.ts';

const idOf = (kind: string, number: number) => `0de0${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;
const words = (en: string, zhTw: string) => ({ en, zhTw });

const figures = [
  ['energy.consumption.total', 'Total energy consumption', '能源總耗量'],
  ['energy.electricity.purchased', 'Purchased electricity', '外購電力'],
  ['ghg.scope1.total', 'Gross direct (Scope 1) GHG emissions', '直接（範圍 1）溫室氣體總排放量'],
  ['water.withdrawal.total', 'Water withdrawal', '取水量'],
  ['waste.hazardous.total', 'Hazardous waste generated', '所產生的有害廢棄物'],
  ['waste.total', 'Waste generated', '所產生的廢棄物'],
  ['workforce.headcount', 'Employees', '僱員人數'],
  ['safety.fatalities', 'Work-related fatalities', '因工亡故人數'],
  ['water.policy', 'Water policy', '用水政策'],
] as const;
const isText = (key: string) => key === 'water.policy';
const sectionOf = (key: string) => `${key}:total:${isText(key) ? 'answer' : 'figures'}`;

const library: MetricLibrary = {
  dimensions: [
    {
      id: 'environmental',
      name: words('Environmental', '環境'),
      topics: [
        {
          id: 'topic',
          name: words('Resources and people', '資源及人員'),
          categories: [{ id: 'use', name: words('Use', '使用'), metricKeys: figures.map(([key]) => key) }],
        },
      ],
    },
  ],
  metrics: figures.map(([key, en, zhTw]) => ({
    key,
    name: words(en, zhTw),
    category: 'use',
    unitKind: isText(key) ? null : 'energy',
    type: isText(key) ? 'textArea' : 'number',
    frameworkCount: 3,
    subMetrics: [
      {
        id: `${key}:total`,
        name: words('Total', '總計'),
        sections: [{ id: sectionOf(key), kind: isText(key) ? 'answer' : 'figures' }],
      },
    ],
  })),
  units: [],
};
const asked = figures.filter(([key]) => !isText(key)).map(([key]) => sectionOf(key));

const places = [
  'Tai Po plant 大埔廠房',
  'Kwun Tong office 觀塘辦事處',
  'MV Kestrel',
  'Macau mill',
  'Causeway Bay shop',
];
const types: readonly EntityType[] = ['Site', 'Building', 'Vessel', 'Other', 'Building'];

const entityOf = (number: number): Entity => ({
  id: idOf('c000', number),
  name: number < 5 ? (places[number] ?? '') : `Store ${number}`,
  type: types[number] ?? 'Site',
  parentId: number === 0 || number > 6 ? null : idOf('c000', 0),
  fiscalYearStartMonth: 1,
  isSample: false,
  managerId: null,
  address: '',
  postCode: '',
  createdAt: '2026-01-05T09:00:00.000Z',
  archivedAt: null,
  version: 1,
});

const priya: EntityUser = {
  id: idOf('c100', 1),
  email: 'priya.nair@company.example',
  firstName: 'Priya',
  lastName: 'Nair',
  status: 'Registered',
  joinedAt: '2026-03-01T00:00:00.000Z',
  lastSignInAt: '2026-11-20T02:42:00.000Z',
  invitation: null,
  entityIds: [0, 1, 2, 3].map((number) => idOf('c000', number)),
  links: [],
};
const kaYan: EntityUser = {
  ...priya,
  id: idOf('c100', 2),
  email: 'wong@company.example',
  firstName: '家欣',
  lastName: '黃',
  entityIds: [4, 5, 6, 7, 8].map((number) => idOf('c000', number)),
};
const person = { id: priya.id, name: 'Priya Nair' };

const statuses: readonly RequestStatus[] = ['open', 'submitted', 'returned', 'approved'];
/** Cells of an entity's figures: the more of them are there, the later it stands. */
const cellsOf = (number: number, count: number) =>
  Array.from({ length: count }, (_, place) => {
    if (statuses[number % 4] !== 'open' && statuses[number % 4] !== 'returned') {
      if (number === 9 && place === 7) return 'b';
      return place % 5 === 4 ? 's' : 'e';
    }
    if ((place + number) % 3 === 0) return '-';
    return (place + number) % 7 === 0 ? 'b' : 'e';
  }).join('');

const requestOf = (number: number, cells: string): CollectionRequest => {
  const status = number === 7 ? 'changed' : (statuses[number % 4] ?? 'open');
  const isDecided = status !== 'open' && status !== 'submitted';
  const count = (state: RegExp) => cells.match(state)?.length ?? 0;
  return {
    entityId: idOf('c000', number),
    isArchived: false,
    status,
    answered: count(/[es]/g),
    blocked: count(/b/g),
    total: cells.length,
    submittedAt: status === 'open' ? null : '2026-11-20T02:42:00.000Z',
    submittedBy: status === 'open' ? null : person,
    decidedAt: isDecided ? '2026-11-22T02:42:00.000Z' : null,
    decidedBy: isDecided ? { id: person.id, name: 'Mei Lam' } : null,
    note: status === 'returned' ? 'Water is ten times last year’s. Is it in litres?' : '',
    remindedAt: null,
    version: 1,
  };
};

type Size = { readonly entities: number; readonly sections: readonly string[] };

const collectionOf = ({ entities, sections }: Size, change: Partial<Collection>) => {
  const rows = Array.from({ length: entities }, (_, number) => ({
    entityId: idOf('c000', number),
    cells: cellsOf(number, sections.length),
    unread: number === 1 ? 1 : 0,
  }));
  const board: CollectionBoard = { sectionIds: [...sections], rows };
  const collection: Collection = {
    id: idOf('c200', 1),
    of: 'entities',
    name: 'Figures for 2025/26',
    message: 'Please enter the figures of your meters and bills. Ask Mei if anything is unclear.',
    versionId: null,
    reportingTimeId: sampleTimes[0]?.id ?? '',
    period: { start: '2025-04-01', end: '2026-03-31' },
    dueOn: '2026-12-15',
    sectionIds: [...sections],
    approverId: null,
    requests: rows.map(({ cells }, number) => requestOf(number, cells)),
    closedAt: null,
    version: 1,
    createdAt: '2026-11-01T02:42:00.000Z',
    createdBy: { id: person.id, name: 'Mei Lam' },
    ...change,
  };
  return { collection, board };
};

/** A collection that asks twelve entities for six figures of the library; three more could be asked for. */
export const smallSize = { sections: asked.slice(0, 6) };
export const sampleCollection = (): Collection => collectionOf({ entities: 12, ...smallSize }, {}).collection;

/** Id of the collection on the board, and of entities in it: one has answers missing, one has submitted. */
export const sampleCollectionId = idOf('c200', 1);
export const sampleOpenId = idOf('c000', 0);
export const sampleSubmittedId = idOf('c000', 1);

const summaryOf = (number: number, change: Partial<CollectionSummary>): CollectionSummary => ({
  id: idOf('c200', number),
  name: 'Figures for 2025/26',
  period: { start: '2025-04-01', end: '2026-03-31' },
  dueOn: '2099-12-15',
  closedAt: null,
  entities: 24,
  submitted: 9,
  approved: 4,
  answered: 281,
  questions: 432,
  ...change,
});

/** An open, an overdue and a closed collection. */
export const sampleSummaries: readonly CollectionSummary[] = [
  summaryOf(1, {}),
  summaryOf(2, {
    name: 'Safety figures, second quarter',
    dueOn: '2026-01-31',
    submitted: 0,
    approved: 1,
    answered: 30,
  }),
  summaryOf(3, {
    name: 'Figures for 2024/25',
    closedAt: '2026-02-01T00:00:00.000Z',
    submitted: 0,
    approved: 24,
    answered: 432,
  }),
];

const framework = {
  versionId: 'sample-1',
  name: words('Resource figures', '資源數字'),
  topics: [{ disclosures: [{ fields: figures.slice(0, 6).map(([key]) => ({ key })) }] }],
} as unknown as Framework;

const otherFramework = { ...framework, versionId: 'another-1', name: words('Another list', '另一份清單') };

type Sample = {
  readonly summaries?: readonly CollectionSummary[];
  readonly size?: Partial<Size>;
  readonly change?: Partial<Collection>;
  readonly people?: readonly EntityUser[];
  /** Versions of the frameworks of reports under way. */
  readonly reports?: readonly string[];
  /** Versions of the frameworks that the organisation uses otherwise; another one is on offer before them then. */
  readonly inUse?: readonly string[];
  /** Numbers of archived entities. */
  readonly archived?: readonly number[];
};

/** A large board: 500 entities and 200 figures. */
export const largeSize: Size = {
  entities: 500,
  sections: Array.from({ length: 200 }, (_, number) => `metric.${number}:total:figures`),
};

/** Fills the cache with collections, their board, and everything that a new one is made of. */
export const collectionsSeed =
  ({
    summaries = sampleSummaries,
    size = {},
    change = {},
    people = [priya, kaYan],
    reports = [],
    inUse = [],
    archived = [],
  }: Sample = {}): Seed =>
  (cache, api) => {
    const whole = { entities: 12, sections: asked, ...size };
    const { collection, board } = collectionOf(whole, change);
    cache.setQueryData(collectionQueries.list(api).queryKey, [...summaries]);
    cache.setQueryData(collectionQueries.one(api, collection.id).queryKey, collection);
    cache.setQueryData(collectionQueries.board(api, collection.id).queryKey, board);
    cache.setQueryData(
      collectionQueries.figures(api, collection.id).queryKey,
      sampleFigures({ ...board, rows: board.rows.slice(0, 12) }),
    );
    for (const { entityId, cells } of board.rows.slice(0, 12))
      cache.setQueryData(
        collectionQueries.answers(api, collection.id, entityId).queryKey,
        sampleAnswers(whole.sections, cells),
      );
    cache.setQueryData(
      collectionQueries.comments(api, { collectionId: collection.id, entityId: sampleSubmittedId }).queryKey,
      sampleComments(whole.sections[0] ?? ''),
    );
    const entityIds = board.rows.map(({ entityId }) => entityId);
    cache.setQueryData(
      collectionQueries.events(api, collection.id).queryKey,
      sampleEvents(entityIds, whole.sections[0] ?? ''),
    );
    cache.setQueryData(collectionQueries.activity(api).queryKey, sampleActivity(collection.id, sampleSubmittedId));
    cache.setQueryData(
      entityQueries.all(api).queryKey,
      Array.from({ length: whole.entities }, (_, number) => ({
        ...entityOf(number),
        archivedAt: archived.includes(number) ? '2026-10-01T00:00:00.000Z' : null,
      })),
    );
    cache.setQueryData(entityUserQueries.all(api).queryKey, [...people]);
    cache.setQueryData(frameworkQueries.metrics(api).queryKey, library);
    const offered = inUse.length > 0 ? [otherFramework, framework] : [framework];
    cache.setQueryData(frameworkQueries.list(api).queryKey, offered);
    cache.setQueryData(frameworkQueries.inUse(api).queryKey, {
      frameworks: offered.filter(({ versionId }) => inUse.includes(versionId)),
      metricKeys: [],
    });
    cache.setQueryData(frameworkQueries.one(api, framework.versionId).queryKey, framework);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
    cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, []);
    const page = {
      items: reports.map((versionId) => ({ versionId, isSample: false })) as unknown as Report[],
      total: reports.length,
      nextCursor: null,
    };
    cache.setQueryData(reportQueries.list(api, 'ongoing').queryKey, { pages: [page], pageParams: [undefined] });
  };
