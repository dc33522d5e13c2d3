import type { DataExport, DataExportCount, Entity, MetricDetail, MetricLibrary } from '@esg/contract';

/** The person who made the sample data. */
export const person = { id: '0de0c000-0000-4000-8000-000000000001', name: 'Mei Chan' };
/** Ids of the sample data. */
export const id = (number: number) => `0de0e000-0000-4000-8000-00000000000${number}`;
const energy = { en: 'Total energy consumption', zhTw: '能源總耗量' };
const unit = {
  code: 'MWh',
  symbol: 'MWh',
  name: { en: 'megawatt hour', zhTw: '兆瓦時' },
  factorToBase: '1',
  offset: '0',
  ratio: null,
};

const ton = (code: string, en: string, zhTw: string) => ({ ...unit, code, symbol: code, name: { en, zhTw } });

const subMetrics: MetricDetail['metric']['subMetrics'] = [
  {
    id: 'energy.consumption.total:total',
    name: { en: 'Total', zhTw: '總計' },
    sections: [{ id: 'energy.consumption.total:total:figures', kind: 'figures' }],
  },
  {
    id: 'energy.consumption.total:by-energy-source',
    name: { en: 'By energy source', zhTw: '按能源來源' },
    sections: [{ id: 'energy.consumption.total:by-energy-source:figures', kind: 'figures' }],
  },
];

export const sampleLibrary: MetricLibrary = {
  dimensions: [
    { id: 'environmental', name: { en: 'Environmental', zhTw: '環境' }, topics: [] },
    { id: 'social', name: { en: 'Social', zhTw: '社會' }, topics: [] },
  ],
  metrics: [
    {
      key: 'energy.consumption.total',
      name: energy,
      category: 'environmental',
      unitKind: 'energy',
      frameworkCount: 12,
      type: 'number',
      subMetrics,
    },
  ],
  units: [
    {
      kind: 'mass',
      units: [ton('t', 'tonne', '公噸'), ton('[ston_av]', 'short ton', '短噸')],
    },
  ],
};
export const sampleMetric: MetricDetail = {
  metric: {
    key: 'energy.consumption.total',
    name: energy,
    hint: null,
    dimension: 'environmental',
    topic: 'environmental',
    category: 'environmental',
    type: 'number',
    unitKind: 'energy',
    decimals: 2,
    nature: 'flow',
    aggregation: 'sum',
    options: [],
    evidence: [],
    frameworkCount: 12,
    subMetrics,
  },
  units: [unit],
};
export const sampleEntities: readonly Entity[] = [
  {
    id: id(1),
    name: 'Tung Chung plant',
    type: 'Site',
    parentId: null,
    fiscalYearStartMonth: 1,
    managerId: null,
    isSample: false,
    address: '',
    postCode: '',
    createdAt: '2026-01-05T09:00:00.000Z',
    archivedAt: null,
    version: 1,
  },
];

export const sampleCount: DataExportCount = {
  dataPoints: 1240,
  metrics: 56,
  internalLeftOut: 3,
  metricsWithoutData: 0,
  disclosuresWithoutData: [],
  dimensions: [
    { id: 'environmental', dataPoints: 940 },
    { id: 'social', dataPoints: 300 },
  ],
};
const file: DataExport = {
  id: id(2),
  mode: 'exportAll',
  format: 'excel',
  language: 'en',
  status: 'complete',
  progress: 100,
  dataPoints: 1240,
  fileName: 'Verdant Data points 2026-11-21.xlsx',
  fileBytes: 482_000,
  createdAt: '2026-11-21T09:30:00.000Z',
  createdBy: person,
};
/** One file of each state. */
export const sampleFiles: readonly DataExport[] = [
  { ...file, id: id(3), status: 'running', progress: 42, fileName: null, fileBytes: null },
  file,
  { ...file, id: id(4), mode: 'exportEntityData', status: 'error', fileName: null, fileBytes: null },
];
