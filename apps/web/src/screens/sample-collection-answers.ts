import {
  type AnswerValue,
  type CollectionActivity,
  type CollectionAnswers,
  type CollectionBoard,
  type CollectionEvent,
  type CollectionFigures,
  type Evidence,
  type MetricDetail,
  metricKeyOf,
  monthOf,
  monthsIn,
  type PortalAnswer,
  type PortalMonth,
  type PortalQuestion,
  type RequestComment,
} from '@esg/contract';
import { storyUser } from '../../../../.storybook/kit/story-services.ts';

const megawattHours: MetricDetail['units'][number] = {
  code: 'MWh',
  symbol: 'MWh',
  name: { en: 'megawatt hour', zhTw: '兆瓦時' },
  factorToBase: '1000',
  offset: '0',
  ratio: { numerator: '1000', denominator: '1', shift: '0' },
};

const metricOf = (key: string): MetricDetail => ({
  metric: {
    key,
    name: { en: key, zhTw: key },
    hint: null,
    dimension: 'environmental',
    topic: 'topic',
    category: 'use',
    type: 'number',
    unitKind: 'energy',
    decimals: 0,
    nature: 'flow',
    aggregation: 'sum',
    options: [],
    subMetrics: [],
    evidence: [],
    frameworkCount: 3,
  },
  units: [megawattHours],
});

const landlord = 'The landlord has the meter and does not share readings.';

const figure = (number: string): AnswerValue => ({
  type: 'number',
  rows: [{ number, unit: 'MWh', descriptor: '' }],
});
const mei = { id: '0de0c100-0000-4000-8000-000000000009', name: 'Mei Lam' };
const priya = { id: '0de0c100-0000-4000-8000-000000000001', name: 'Priya Nair' };
const at = '2026-11-20T02:42:00.000Z';

const answerOf = (number: string, place: number, change: Partial<PortalAnswer> = {}): PortalAnswer => ({
  dataPointId: `0de0c300-0000-4000-8000-${String(place).padStart(12, '0')}`,
  value: figure(number),
  quality: 'measured',
  source: '',
  explanation: '',
  version: 1,
  updatedAt: at,
  updatedBy: priya,
  ...change,
});
const billsOf = (place: number): Evidence => ({
  id: `0de0c400-0000-4000-8000-${String(place).padStart(12, '0')}`,
  name: 'Electricity bills 2025.pdf',
  mediaType: 'application/pdf',
  bytes: 482_133,
  reference: 'p. 4',
  at,
  by: priya,
});

/** Twelve months: the first was in the data hub before, the third is an estimate, the last has a document. */
const months = monthsIn({ start: '2025-04-01', end: '2026-03-31' }).map(
  (month, place): PortalMonth => ({
    month: monthOf(month),
    before: figure(String(100 + place)),
    current: answerOf(String(110 + place), 100 + place, {
      quality: place === 2 ? 'estimated' : 'measured',
      ...(place === 0 ? { updatedAt: '2026-05-04T02:42:00.000Z', updatedBy: mei } : {}),
    }),
    evidence: place === 11 ? [billsOf(111)] : [],
  }),
);

/** The place of the figure that is answered by its months. */
const monthlyPlace = 4;

const questionOf = (sectionId: string, cell: string | undefined, place: number): PortalQuestion => {
  const isAnswered = cell === 'e' || cell === 's';
  const isWhole = isAnswered && place !== monthlyPlace;
  return {
    sectionId,
    metricKey: metricKeyOf(sectionId),
    cell: (cell ?? '-') as PortalQuestion['cell'],
    changeThreshold: 20,
    usualUnit: null,
    peers: null,
    months: isAnswered && !isWhole ? months : [],
    before: { period: { start: '2024-04-01', end: '2025-03-31' }, value: figure('1204') },
    current: isWhole
      ? answerOf(String(1860 + place), place, {
          quality: cell === 's' ? 'estimated' : 'measured',
          source: 'Electricity bills',
          explanation: 'A second production line since May.',
        })
      : null,
    delegated: null,
    blocked: cell === 'b' ? { reason: landlord } : null,
    evidence: isWhole ? [billsOf(place)] : [],
  };
};

/** What an entity answered, by its cells on the board. */
export const sampleAnswers = (sectionIds: readonly string[], cells: string): CollectionAnswers => ({
  metrics: sectionIds.map((id) => metricOf(metricKeyOf(id))),
  questions: sectionIds.map((id, place) => questionOf(id, cells[place], place)),
});

/** What was said about one question. */
export const sampleComments = (sectionId: string): RequestComment[] => [
  {
    id: '0de0c500-0000-4000-8000-000000000001',
    sectionId,
    text: 'Does this include the car park?',
    at,
    by: priya,
    isFromEntity: true,
  },
];

/** What all entities answered, by their cells on the board: every second one without a document. */
export const sampleFigures = (board: CollectionBoard): CollectionFigures => ({
  metrics: board.sectionIds.map((id) => metricOf(metricKeyOf(id))),
  figures: board.rows.flatMap(({ entityId, cells }) =>
    board.sectionIds.flatMap((sectionId, place) =>
      cells[place] === 'e' || cells[place] === 's'
        ? [
            {
              entityId,
              sectionId,
              value: figure(String(1860 + place)),
              before: figure('1204'),
              change: String(Math.round((656 + place) / 12.04)),
              estimated: cells[place] === 's',
              documents: place % 2,
              source: 'Electricity bills',
              updatedAt: at,
              // The person who looks at the board entered figures of the sixth themselves.
              updatedBy: entityId.endsWith('5') ? { id: storyUser.id, name: 'Mei Lam' } : priya,
            },
          ]
        : [],
    ),
  ),
  blocked: board.rows.flatMap(({ entityId, cells }) =>
    board.sectionIds.flatMap((sectionId, place) =>
      cells[place] === 'b' ? [{ entityId, sectionId, reason: landlord }] : [],
    ),
  ),
});

/** What happened to these entities of a collection, the newest first. */
export const sampleEvents = ([plant = '', office = '', vessel = '']: readonly string[], section: string) => {
  const event = (day: string, change: Partial<CollectionEvent>): CollectionEvent => ({
    action: 'changed',
    entityId: null,
    sectionId: null,
    note: '',
    at: `2026-11-${day}T02:42:00.000Z`,
    by: mei,
    ...change,
  });
  return [
    event('22', { action: 'returned', entityId: vessel, note: 'Water is ten times last year’s. Is it in litres?' }),
    event('20', { action: 'submitted', entityId: office, by: priya }),
    event('19', { action: 'submitted', entityId: vessel, by: priya }),
    event('18', {
      action: 'blocked',
      entityId: plant,
      sectionId: section,
      note: landlord,
      by: priya,
    }),
    event('15', { action: 'reminded', entityId: plant }),
    event('02', { action: 'asked', entityId: vessel }),
    event('01', { action: 'created' }),
  ];
};

/** The latest events on Home. */
export const sampleActivity = (collectionId: string, entityId: string): CollectionActivity[] => {
  const event = (day: string, change: Partial<CollectionActivity>): CollectionActivity => ({
    action: 'created',
    entityId: null,
    entityName: null,
    collectionId,
    collectionName: 'Figures for 2025/26',
    at: `2026-11-${day}T02:42:00.000Z`,
    by: mei,
    ...change,
  });
  const office = { entityId, entityName: 'Kwun Tong office 觀塘辦事處' };
  return [
    event('22', { ...office, action: 'returned' }),
    event('20', { ...office, action: 'submitted', by: priya }),
    event('01', {}),
  ];
};
