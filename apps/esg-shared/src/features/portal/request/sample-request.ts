import { portalRequestQueries } from '@esg/api-client';
import {
  type AnswerValue,
  type MetricDetail,
  monthOf,
  monthsIn,
  type PortalAnswer,
  type PortalMonth,
  type PortalQuestion,
  type PortalRequest,
  type PortalTask,
  type PortalVersion,
  type RequestComment,
} from '@esg/contract';
import type { Seed } from '../../../../../../.storybook/kit/on-screen.tsx';

const words = (en: string, zhTw: string) => ({ en, zhTw });
const unit = (code: string, symbol: string, factor: string) => ({
  code,
  symbol,
  name: words(symbol, symbol),
  factorToBase: factor,
  offset: '0',
  ratio: { numerator: factor, denominator: '1', shift: '0' },
});

const metric = (key: string, name: { en: string; zhTw: string }, units: MetricDetail['units']): MetricDetail => ({
  metric: {
    key,
    name,
    hint: key.startsWith('energy')
      ? words(
          'Everything that the place buys and makes, without vehicles.',
          '該地點購買及自行產生的全部能源，不包括車輛。',
        )
      : null,
    dimension: 'environmental',
    topic: 'resources',
    category: 'use',
    type: units.length > 0 ? 'number' : 'textArea',
    unitKind: units.length > 0 ? 'any' : null,
    decimals: 0,
    nature: 'flow',
    aggregation: 'sum',
    options: [],
    subMetrics: [
      { id: `${key}:total`, name: words('Total', '總計'), sections: [{ id: `${key}:total:figures`, kind: 'figures' }] },
    ],
    evidence: [words('electricity bills', '電費單'), words('meter readings', '錶讀數')],
    frameworkCount: 3,
  },
  units,
});

const energy = [unit('MWh', 'MWh', '1000'), unit('kWh', 'kWh', '1')];
const volume = [unit('m3', 'm³', '1'), unit('L', 'L', '0.001')];
const metrics = [
  metric('energy.total', words('Total energy consumption', '能源總耗量'), energy),
  metric('energy.renewable', words('Renewable energy', '可再生能源'), energy),
  metric('water.withdrawal', words('Water withdrawal', '取水量'), volume),
  metric('water.policy', words('Water policy', '用水政策'), []),
];

const figure = (number: string, code: string): AnswerValue => ({
  type: 'number',
  rows: [{ number, unit: code, descriptor: '' }],
});
const answer = (value: AnswerValue, change: Partial<PortalAnswer> = {}): PortalAnswer => ({
  dataPointId: '0de0f000-0000-4000-8000-000000000001',
  value,
  quality: null,
  source: '',
  explanation: '',
  version: 1,
  updatedAt: '2026-11-20T02:42:00.000Z',
  updatedBy: { id: '0de0c100-0000-4000-8000-000000000001', name: 'Priya Nair' },
  ...change,
});
const question = (key: string, change: Partial<PortalQuestion> = {}): PortalQuestion => ({
  sectionId: `${key}:total:figures`,
  metricKey: key,
  changeThreshold: 20,
  usualUnit: null,
  peers: null,
  cell: change.current ? 'e' : change.blocked ? 'b' : '-',
  before: null,
  current: null,
  months: [],
  blocked: null,
  evidence: [],
  delegated: null,
  ...change,
});
const lastYear = { start: '2024-04-01', end: '2025-03-31' };

const fiscalYear = { start: '2025-04-01', end: '2026-03-31' };
const months = (of: (place: number) => Partial<PortalMonth> = () => ({})): PortalMonth[] =>
  monthsIn(fiscalYear).map((month, place) => ({
    month: monthOf(month),
    before: null,
    current: null,
    evidence: [],
    ...of(place),
  }));

const questions: readonly PortalQuestion[] = [
  question('energy.total', {
    cell: 's',
    months: months(),
    before: { period: lastYear, value: figure('11920', 'MWh') },
    current: answer(figure('12480.5', 'MWh'), { quality: 'estimated', source: 'Bills of CLP' }),
    evidence: [
      {
        id: '0de0f000-0000-4000-8000-000000000009',
        name: 'CLP bills 2025.pdf',
        mediaType: 'application/pdf',
        bytes: 184_320,
        reference: '',
        at: '2026-11-20T02:42:00.000Z',
        by: { id: '0de0c100-0000-4000-8000-000000000001', name: 'Priya Nair' },
      },
    ],
  }),
  question('energy.renewable', {
    months: months(),
    blocked: { reason: 'The meter of the solar roof was only installed in March.' },
  }),
  question('water.withdrawal', { months: months(), before: { period: lastYear, value: figure('60100', 'm3') } }),
  question('water.policy', {
    delegated: {
      to: { id: '0de0c100-0000-4000-8000-000000000005', name: 'Wing Ho' },
      by: { id: '0de0c100-0000-4000-8000-000000000001', name: 'Priya Nair' },
      at: '2026-11-22T02:42:00.000Z',
    },
  }),
];

/** The place of the sample request. */
export const samplePlace = {
  collectionId: '0de0c200-0000-4000-8000-000000000001',
  entityId: '0de0c000-0000-4000-8000-000000000001',
};

const request = (change: Partial<PortalRequest> = {}): PortalRequest => ({
  ...samplePlace,
  entityName: 'Tai Po plant 大埔廠房',
  name: 'Figures for 2025/26',
  message: 'Please enter the figures of your meters and bills. Ask Mei if anything is unclear.',
  period: fiscalYear,
  dueOn: '2099-12-15',
  status: 'open',
  answered: 1,
  blocked: 1,
  known: 0,
  total: 4,
  note: '',
  submittedAt: null,
  closedAt: null,
  isArchived: false,
  askedBy: 'Mei Lam',
  askedAt: '2026-11-01T02:42:00.000Z',
  checkedBy: 'Mei Lam',
  ...change,
});

/** What is asked of the person: due soon, overdue, returned, submitted and approved. */
export const sampleRequests: readonly PortalRequest[] = [
  request(),
  request({
    entityId: '0de0c000-0000-4000-8000-000000000002',
    entityName: 'Kwun Tong office 觀塘辦事處',
    dueOn: '2026-01-31',
  }),
  request({
    collectionId: '0de0c200-0000-4000-8000-000000000002',
    name: 'Safety figures',
    status: 'approved',
    answered: 4,
    blocked: 0,
  }),
  request({
    collectionId: '0de0c200-0000-4000-8000-000000000003',
    name: 'Waste figures',
    status: 'submitted',
    answered: 4,
    blocked: 0,
  }),
];

/** The sample request with its questions. */
export const sampleTask = (change: Partial<PortalTask> = {}): PortalTask => ({
  ...request(),
  version: 1,
  metrics,
  questions: [...questions],
  ...change,
});

/** Every question has an answer or a reason. */
export const answeredQuestions = (): PortalQuestion[] =>
  questions.map((each) =>
    each.metricKey === 'water.withdrawal'
      ? { ...each, cell: 'e' as const, current: answer(figure('61000', 'm3'), { explanation: 'A new cooling tower.' }) }
      : each.metricKey === 'water.policy'
        ? { ...each, cell: 'e' as const, current: answer({ type: 'textArea', text: { en: 'We reuse rinse water.' } }) }
        : each,
  );

/** A question that nobody of the entity has answered before. */
export const firstQuestion = (): PortalQuestion =>
  question('energy.total', { usualUnit: 'kWh', peers: { number: '9000000', unit: 'kWh' } });

/** Water by its months: seven of them, one an estimate and one much more than the year before. */
export const questionsByMonth = (): PortalQuestion[] =>
  questions.map((each) =>
    each.metricKey === 'water.withdrawal'
      ? {
          ...each,
          months: months((place) => ({
            before: figure(String(5000 + place * 10), 'm3'),
            current:
              place < 7
                ? answer(figure(place === 6 ? '7400' : String(5010 + place * 10), 'm3'), {
                    dataPointId: `0de0f000-0000-4000-8000-00000000010${place}`,
                    quality: place === 2 ? 'estimated' : null,
                  })
                : null,
          })),
        }
      : each,
  );

const said = (place: number, by: string, text: string): RequestComment => ({
  id: `0de0f500-0000-4000-8000-00000000000${place}`,
  sectionId: 'energy.total:total:figures',
  text,
  at: `2026-11-2${place}T02:42:00.000Z`,
  by: { id: `0de0c100-0000-4000-8000-00000000000${place}`, name: by },
  isFromEntity: by === 'Priya Nair',
});

/** A question of the person about energy, and its reply. */
const sampleComments = [
  said(1, 'Priya Nair', 'Does this include the car park?'),
  said(2, 'Mei Lam', 'Yes, everything on the plot.'),
];

const stored = (version: number, number: string, change: Partial<PortalVersion> = {}): PortalVersion => ({
  dataPointId: '0de0f000-0000-4000-8000-000000000001',
  version,
  action: version === 1 ? 'created' : 'changed',
  month: null,
  value: figure(number, 'MWh'),
  quality: null,
  source: 'Bills of CLP',
  explanation: '',
  at: `2026-11-1${version}T02:42:00.000Z`,
  by: { id: '0de0c100-0000-4000-8000-000000000001', name: 'Priya Nair' },
  ...change,
});

/** An answer that was corrected, and then marked as an estimate by somebody else. */
const sampleHistory = [
  stored(3, '12480.5', { quality: 'estimated', by: { id: '0de0c100-0000-4000-8000-000000000009', name: 'Mei Lam' } }),
  stored(2, '12480.5', { explanation: 'The bill of March was missing.' }),
  stored(1, '1248'),
];

/** Fills the cache with one request, and what was said about it. */
export const requestSeed =
  (task: PortalTask, colleagues = [{ id: '0de0c100-0000-4000-8000-000000000005', name: 'Wing Ho' }]): Seed =>
  (cache, api) => {
    cache.setQueryData(
      portalRequestQueries.history(api, { ...samplePlace, sectionId: 'energy.total:total:figures' }).queryKey,
      sampleHistory,
    );
    cache.setQueryData(portalRequestQueries.task(api, samplePlace).queryKey, task);
    cache.setQueryData(portalRequestQueries.colleagues(api, samplePlace).queryKey, colleagues);
    cache.setQueryData(portalRequestQueries.comments(api, samplePlace).queryKey, [...sampleComments]);
  };
