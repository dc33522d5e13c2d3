import {
  type Calculation,
  type DataPoint,
  type DataPointChange,
  type Entity,
  type Measure,
  type Metric,
  type MetricLibrary,
  type MetricSettings,
  metricKeyOf,
  type NewDataPoint,
  type ReviewPage,
} from '@esg/contract';
import { sampleTimes } from './sample-times.ts';

const name = (en: string, zhTw: string) => ({ en, zhTw });
const kinds = { total: name('Total', '總計'), site: name('By site', '按場所') };

const metric = (key: string, words: Metric['name'], unitKind: string | null, category: string): Metric => ({
  key,
  name: words,
  hint: null,
  dimension: 'environmental',
  topic: `${category}.topic`,
  category,
  unitKind,
  type: unitKind ? 'number' : 'textArea',
  decimals: 0,
  nature: 'flow',
  aggregation: unitKind ? 'sum' : 'latest',
  options: [],
  evidence: [name('Bills', '帳單')],
  frameworkCount: 3,
  subMetrics: (unitKind ? (['total', 'site'] as const) : (['total'] as const)).map((part) => ({
    id: `${key}:${part}`,
    name: kinds[part],
    sections: [{ id: `${key}:${part}:${unitKind ? 'figures' : 'answer'}`, kind: unitKind ? 'figures' : 'answer' }],
  })),
});

const metrics = [
  metric('energy.total', name('Energy consumption', '能源消耗'), 'energy', 'energy'),
  metric('energy.renewable', name('Renewable energy', '可再生能源'), 'energy', 'energy'),
  metric('water.withdrawal', name('Water withdrawal', '取水量'), 'volume', 'water'),
  metric('water.policy', name('Water policy', '用水政策'), null, 'water'),
];
/** Found only by its key and in no list, so that the lists stay short. */
const intensity = metric('energy.intensity', name('Energy intensity', '能源密度'), 'energy_per_unit', 'energy');
const units: Record<string, Measure[]> = {
  energy: [
    {
      code: 'MWh',
      symbol: 'MWh',
      name: name('megawatt hour', '兆瓦時'),
      factorToBase: '1000',
      offset: '0',
      ratio: null,
    },
    { code: 'kWh', symbol: 'kWh', name: name('kilowatt hour', '千瓦時'), factorToBase: '1', offset: '0', ratio: null },
  ],
  volume: [
    { code: 'm3', symbol: 'm³', name: name('cubic metre', '立方米'), factorToBase: '1', offset: '0', ratio: null },
  ],
};
const topic = (id: string, words: Metric['name']): MetricLibrary['dimensions'][number]['topics'][number] => ({
  id: `${id}.topic`,
  name: words,
  categories: [
    {
      id,
      name: name('Use', '使用'),
      metricKeys: metrics.filter(({ category }) => category === id).map(({ key }) => key),
    },
  ],
});
const library: MetricLibrary = {
  dimensions: [
    {
      id: 'environmental',
      name: name('Environmental', '環境'),
      topics: [topic('energy', name('Energy', '能源')), topic('water', name('Water', '水資源'))],
    },
  ],
  metrics,
  units: Object.entries(units).map(([kind, list]) => ({ kind, units: list })),
};

export const samplePlant: Entity = {
  id: '0de0e000-0000-4000-8000-000000000001',
  name: 'Kwai Chung plant',
  type: 'Site',
  parentId: null,
  fiscalYearStartMonth: 4,
  managerId: null,
  isSample: false,
  address: '',
  postCode: '',
  createdAt: '2026-01-05T09:00:00.000Z',
  archivedAt: null,
  version: 1,
};
const person = { id: '0de0c000-0000-4000-8000-000000000002', name: 'Mei Ling Chan' };
const [year, quarter] = sampleTimes;
const timeOf = (id: string) => sampleTimes.find((time) => time.id === id) ?? sampleTimes[0];

const pointOf = (number: number, draft: NewDataPoint): DataPoint => ({
  ...draft,
  id: `0de0f000-0000-4000-8000-00000000000${number}`,
  metricKey: metricKeyOf(draft.sectionId),
  period: timeOf(draft.reportingTimeId)?.period ?? { start: '', end: '' },
  total: draft.value.type === 'number' ? { number: draft.value.rows[0]?.number ?? '0', unit: 'kWh' } : null,
  evidenceCount: 0,
  commentCount: 0,
  version: 1,
  updatedBy: person,
  createdAt: '2026-11-02T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
});
const figure = (metricKey: string, reportingTimeId: string, number: string, unit: string): NewDataPoint => ({
  sectionId: `${metricKey}:total:figures`,
  entityId: null,
  reportingTimeId,
  labelIds: [],
  source: '',
  value: { type: 'number', rows: [{ number, unit, descriptor: '' }] },
  internal: false,
  quality: null,
  methodology: '',
  explanation: '',
});
const first = () => [
  pointOf(1, figure('energy.total', year?.id ?? '', '12480.5', 'MWh')),
  pointOf(2, figure('energy.total', quarter?.id ?? '', '3120', 'MWh')),
  pointOf(3, figure('energy.renewable', year?.id ?? '', '2210', 'MWh')),
];

const review = (points: readonly DataPoint[]): ReviewPage['items'] =>
  points.slice(0, 2).map((dataPoint, index) => ({
    metricKey: dataPoint.metricKey,
    sectionId: dataPoint.sectionId,
    entityId: null,
    previous: null,
    ...(index === 0
      ? { dataPoint, findings: [{ kind: 'change', severity: 'question', params: { percent: 41.5, dataPointId: 'x' } }] }
      : { dataPoint: null, findings: [{ kind: 'missing', severity: 'warning', params: {} }] }),
  }));

const calculation: Calculation = {
  steps: (
    [
      [0, null, 'formula', 'energy.total', '14690.5'],
      [1, 0, 'pro_rata', 'energy.renewable', '1105'],
      [2, 1, 'source', 'energy.renewable', '2210'],
      [3, 0, 'nothing', 'water.withdrawal', null],
    ] as const
  ).map(([id, parentId, kind, metricKey, number]) => ({
    id,
    parentId,
    kind,
    metricKey,
    entityId: null,
    period: { start: '2025-04-01', end: '2026-03-31' },
    value: number === null ? null : { number, unit: 'MWh' },
    gap: number === null ? 'no_data' : null,
    formula: kind === 'formula' ? 'energy.renewable + water.withdrawal' : null,
    method: null,
    days: kind === 'pro_rata' ? { taken: 182, all: 365 } : null,
    dataPointId: kind === 'source' ? '0de0f000-0000-4000-8000-000000000003' : null,
  })),
};
const settings = (metricKey: string): MetricSettings => ({
  metricKey,
  changeThreshold: 20,
  weightMetricKey: null,
  formula: null,
  effectiveFormula: metricKey === intensity.key ? 'energy.total / workforce.headcount' : null,
  offeredFormula: null,
  denominator: null,
  effectiveDenominator:
    metricKey === intensity.key ? { metricKey: 'workforce.headcount', unit: null, times: '1', name: null } : null,
  version: 0,
});

const json = (value: unknown, status = 200) => Response.json(value, { status });
const refusal = (code: string, status: number, extra: object) =>
  json({ statusCode: status, code, message: code, requestId: 'sample', ...extra }, status);

const coverageOf = (points: readonly DataPoint[]) => ({
  expected: 2,
  metrics: [...Map.groupBy(points, ({ metricKey }) => metricKey)].map(([metricKey, some]) => ({
    metricKey,
    filled: 1,
    points: some.length,
    sections: [{ sectionId: `${metricKey}:total:figures`, filled: 1 }],
  })),
});

/** The initial values of a new data point in a section and reporting time. */
const startOf = (points: readonly DataPoint[], query: URLSearchParams) => {
  const isThere = ({ sectionId, reportingTimeId }: DataPoint) =>
    sectionId === query.get('sectionId') && reportingTimeId === query.get('reportingTimeId');
  return {
    existing: points.find(isThere) ?? null,
    previous: null,
    calculated: null,
    methodology: '',
    changeThreshold: 20,
  };
};

/** The data of a path of the gateway; undefined if there are none. */
const read = (points: readonly DataPoint[], path: string, query: URLSearchParams) => {
  const last = path.split('/').at(-1) ?? '';
  if (path.endsWith('/reporting-times')) return sampleTimes;
  if (path.endsWith('/entities')) return [samplePlant];
  if (path.endsWith('/frameworks/in-use')) return { frameworks: [], metricKeys: [] };
  if (path.endsWith('/metrics')) return library;
  if (path.endsWith('/settings')) return settings(path.split('/').at(-2) ?? '');
  if (path.includes('/calculations/')) return calculation;
  if (path.includes('/metrics/')) {
    const found = [...metrics, intensity].find(({ key }) => key === last);
    return found && { metric: found, units: units[found.unitKind ?? ''] ?? [] };
  }
  if (last === 'grid') return points;
  if (last === 'coverage') return coverageOf(points);
  if (last === 'start') return startOf(points, query);
  if (last === 'review') {
    const items = review(points).filter(
      ({ findings }) => !query.has('kind') || findings[0]?.kind === query.get('kind'),
    );
    return { items, nextCursor: null };
  }
  if (path.includes('/data-points/')) return points.find(({ id }) => id === last);
  return [];
};

/** Answers requests of the data hub as the gateway would, from data points that it holds in memory. */
export const hubGateway = () => {
  let points = first();
  const change = (id: string, { version, ...fields }: DataPointChange) => {
    const before = points.find((point) => point.id === id);
    if (!before || before.version !== version) return refusal('data_point.stale', 409, { current: before });
    const after = { ...before, ...fields, version: version + 1 };
    points = points.map((point) => (point.id === id ? after : point));
    return json(after);
  };
  const write = async (request: Request, id: string) => {
    if (request.method === 'PUT' && id === 'settings')
      return refusal('formula.invalid', 422, { issues: [{ path: 'formula', rule: 'formula_units', params: {} }] });
    if (request.method === 'PUT') return change(id, (await request.json()) as DataPointChange);
    if (request.method === 'DELETE') {
      points = points.filter((point) => point.id !== id);
      return new Response(null, { status: 204 });
    }
    const point = pointOf(points.length + 1, (await request.json()) as NewDataPoint);
    points = [...points, point];
    return json(point, 201);
  };
  return {
    /** Makes somebody else's change, without a notice. */
    changeElsewhere: (number: string) => {
      points = points.map((point, place) =>
        place === 0
          ? { ...point, version: 2, value: { type: 'number', rows: [{ number, unit: 'MWh', descriptor: '' }] } }
          : point,
      );
    },
    /** Adds somebody else's new data point, without a notice. */
    enterElsewhere: () => {
      points = [...points, pointOf(9, figure('water.withdrawal', year?.id ?? '', '61000', 'm3'))];
    },
    valueOf: (place: number) => points[place]?.value,
    answer: async (request: Request): Promise<Response> => {
      const { pathname, searchParams } = new URL(request.url);
      if (request.method !== 'GET') return write(request, pathname.split('/').at(-1) ?? '');
      const value = read(points, pathname, searchParams);
      return value === undefined ? refusal('resource.not_found', 404, {}) : json(value);
    },
  };
};
