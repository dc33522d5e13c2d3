import type {
  DataPoint,
  DataPointChange,
  DataPointComment,
  DataPointVersion,
  Evidence,
  Label,
  Measure,
  MetricDetail,
  NewDataPoint,
} from '@esg/contract';
import { samplePlant } from './sample-hub.ts';
import { sampleTimes } from './sample-times.ts';

const bilingual = (en: string, zhTw: string) => ({ en, zhTw });
const measure = (code: string, en: string, zhTw: string, factor: string): Measure => ({
  code,
  symbol: code,
  name: bilingual(en, zhTw),
  factorToBase: factor,
  offset: '0',
  ratio: { numerator: factor, denominator: '1', shift: '0' },
});
const key = 'energy.consumption.total';
export const entrySection = `${key}:total:figures`;
export const entryNode = `${key}:total`;

const detail: MetricDetail = {
  metric: {
    key,
    name: bilingual('Total energy consumption', '能源總耗量'),
    hint: null,
    dimension: 'environmental',
    topic: 'energy',
    category: 'energy',
    type: 'number',
    unitKind: 'energy',
    decimals: 2,
    nature: 'flow',
    aggregation: 'sum',
    options: [],
    evidence: [bilingual('Utility bill', '公用事業帳單')],
    frameworkCount: 9,
    subMetrics: [
      { id: entryNode, name: bilingual('Total', '總計'), sections: [{ id: entrySection, kind: 'figures' }] },
      {
        id: `${key}:by-site`,
        name: bilingual('By site', '按營運地點'),
        sections: [{ id: `${key}:by-site:figures`, kind: 'figures' }],
      },
    ],
  },
  units: [measure('kWh', 'kilowatt hour', '千瓦時', '1'), measure('MWh', 'megawatt hour', '兆瓦時', '1000')],
};
const labels: Label[] = [
  { id: '0de0f000-0000-4000-8000-000000000001', name: 'Diesel', position: 1, version: 1 },
  { id: '0de0f000-0000-4000-8000-000000000002', name: 'Grid power', position: 2, version: 1 },
];
const [year, quarter, next] = sampleTimes;
const mei = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10', name: 'Mei Lam' };
const daniel = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f20', name: 'Daniel Lau' };
const at = '2026-11-20T08:30:00.000Z';

const pointOf = (id: string, time: (typeof sampleTimes)[number] | undefined, number: string): DataPoint => ({
  id,
  metricKey: key,
  sectionId: entrySection,
  entityId: null,
  labelIds: [],
  source: 'Meter',
  internal: false,
  reportingTimeId: time?.id ?? '',
  period: time?.period ?? { start: '', end: '' },
  quality: 'measured',
  value: { type: 'number', rows: [{ number, unit: 'kWh', descriptor: '' }] },
  total: { number, unit: 'kWh' },
  methodology: 'Meter readings of the grid operator',
  explanation: '',
  evidenceCount: 1,
  commentCount: 1,
  version: 1,
  createdAt: at,
  updatedAt: at,
  updatedBy: mei,
});

/** The data point of the first quarter; the second quarter is another period. */
export const firstPoint = pointOf('0de0b000-0000-4000-8000-000000000001', quarter, '1000');
/** The data point that already exists in the second quarter. */
export const takenPoint = pointOf('0de0b000-0000-4000-8000-000000000002', next, '1100');
export const entryTimes = { year, quarter, next };

const json = (value: unknown, status = 200) => Response.json(value, { status });
const refusal = (code: string, status: number, more: object) =>
  json({ statusCode: status, code, message: code, requestId: 'sample', issues: [], ...more }, status);
const comments: DataPointComment[] = [{ id: 'c', text: 'Compared with the bill of June', at, by: daniel }];
const documents: Evidence[] = [
  {
    id: 'e',
    name: 'Electricity bill.pdf',
    mediaType: 'application/pdf',
    bytes: 182_000,
    reference: 'p. 3',
    at,
    by: mei,
  },
];

/** What is read and never changes, by the end of its address. */
const lists = new Map<string, readonly unknown[]>([
  ['section-labels', labels],
  ['reporting-times', sampleTimes],
  ['entities', [samplePlant]],
]);

/** Answers the calls of data entry as the gateway does, from memory. */
export const entryGateway = () => {
  let points = [firstPoint, takenPoint];
  const historyOf = (point: DataPoint): DataPointVersion[] => [
    { ...point, action: 'created', labels: [], at: point.updatedAt, by: point.updatedBy },
  ];
  const start = (timeId: string | null) =>
    json({
      existing: points.find(({ reportingTimeId }) => reportingTimeId === timeId) ?? null,
      previous: timeId === quarter?.id ? null : points[0],
      calculated: null,
      methodology: firstPoint.methodology,
      changeThreshold: 20,
    });
  const change = (id: string, { version, ...fields }: DataPointChange) => {
    const current = points.find((point) => point.id === id);
    if (!current) return refusal('resource.not_found', 404, {});
    if (current.version !== version) return refusal('data_point.stale', 409, { current });
    const changed = { ...current, ...fields, version: version + 1, updatedBy: mei };
    points = points.map((point) => (point.id === id ? changed : point));
    return json(changed);
  };
  const create = (draft: NewDataPoint) => {
    const existing = points.find(({ reportingTimeId }) => reportingTimeId === draft.reportingTimeId);
    return existing
      ? refusal('data_point.overlap', 422, { existing })
      : json({ ...firstPoint, ...draft, id: 'new' }, 201);
  };
  const read = ({ pathname, searchParams }: URL): Response => {
    const [, id, part] = /\/data-points\/([^/]+)\/?(\w*)$/.exec(pathname) ?? [];
    const point = points.find((one) => one.id === id) ?? firstPoint;
    if (pathname.endsWith('/start')) return start(searchParams.get('reportingTimeId'));
    const list = lists.get(pathname.split('/').at(-1) ?? '');
    if (list) return json(list);
    if (pathname.includes('/metrics/')) return json(detail);
    if (part === 'history') return json(historyOf(point));
    if (part === 'comments') return json(comments);
    if (part === 'evidence') return json(documents);
    return id ? json(point) : json([]);
  };
  return {
    /** Makes somebody else's change, without a notice. */
    changeElsewhere: (id: string, number: string) => {
      points = points.map((point) =>
        point.id === id ? { ...pointOf(id, quarter, number), version: point.version + 1, updatedBy: daniel } : point,
      );
    },
    /** Makes somebody else's deletion. */
    removeElsewhere: (id: string) => {
      points = points.filter((point) => point.id !== id);
    },
    sourceOf: (id: string) => points.find((point) => point.id === id)?.source,
    answer: async (request: Request): Promise<Response> => {
      const address = new URL(request.url);
      if (request.method === 'GET') return read(address);
      const body = await request.json();
      if (request.method === 'PUT') return change(address.pathname.split('/').at(-1) ?? '', body as DataPointChange);
      return create(body as NewDataPoint);
    },
  };
};
