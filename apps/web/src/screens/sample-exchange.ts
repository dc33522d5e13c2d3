import type {
  DataExport,
  DataExportCount,
  Entity,
  ImportDetail,
  ImportItem,
  ImportItemPage,
  MetricDetail,
  MetricLibrary,
} from '@esg/contract';

const person = { id: '0de0c000-0000-4000-8000-000000000001', name: 'Mei Chan' };
const id = (number: number) => `0de0e000-0000-4000-8000-00000000000${number}`;
const energy = { en: 'Total energy consumption', zhTw: '能源總耗量' };
const unit = {
  code: 'MWh',
  symbol: 'MWh',
  name: { en: 'megawatt hour', zhTw: '兆瓦時' },
  factorToBase: '1',
  offset: '0',
  ratio: null,
};

const subMetrics: MetricDetail['metric']['subMetrics'] = [
  {
    ...{ id: 'energy.consumption.total:total', name: { en: 'Total', zhTw: '總計' } },
    sections: [{ id: 'energy.consumption.total:total:figures', kind: 'figures' }],
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
      ...{ type: 'number', subMetrics },
    },
  ],
  units: [],
};
export const sampleMetric: MetricDetail = {
  metric: {
    ...{
      key: 'energy.consumption.total',
      name: energy,
      hint: null,
      dimension: 'environmental',
      topic: 'environmental',
    },
    ...{
      category: 'environmental',
      type: 'number',
      unitKind: 'energy',
      decimals: 2,
      nature: 'flow',
      aggregation: 'sum',
    },
    ...{ options: [], evidence: [], frameworkCount: 12 },
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
    version: 1,
  },
];

export const sampleCount: DataExportCount = {
  ...{ dataPoints: 1240, metrics: 56, internalLeftOut: 3, metricsWithoutData: 0, disclosuresWithoutData: [] },
  dimensions: [
    { id: 'environmental', dataPoints: 940 },
    { id: 'social', dataPoints: 300 },
  ],
};
const file: DataExport = {
  ...{ id: id(2), mode: 'exportAll', format: 'excel', language: 'en', status: 'complete', progress: 100 },
  ...{ dataPoints: 1240, fileName: 'Verdant Data points 2026-11-21.xlsx', fileBytes: 482_000 },
  ...{ createdAt: '2026-11-21T09:30:00.000Z', createdBy: person },
};
/** One of each state. */
export const sampleFiles: readonly DataExport[] = [
  { ...file, id: id(3), status: 'running', progress: 42, fileName: null, fileBytes: null },
  file,
  { ...file, id: id(4), mode: 'exportEntityData', status: 'error', fileName: null, fileBytes: null },
];

const heading = ['Metric', 'Year', 'Amount', 'UoM', 'Remarks'];
const mapping: ImportDetail['sheets'][number]['suggestion'] = {
  ...{ sheet: 0, headerRow: 1, numbers: 'point', days: 'dmy', language: 'en' },
  columns: [
    { index: 0, field: 'metric' },
    { index: 1, field: 'period' },
    { index: 2, field: 'value' },
    { index: 3, field: 'unit' },
  ],
};
export const sampleImport: ImportDetail = {
  ...{ id: id(5), state: 'checked', fileName: 'Energy 2025.xlsx', fileBytes: 18_000, format: 'excel', progress: 100 },
  counts: { rows: 4, new: 1, changed: 1, conflict: 0, same: 1, error: 1 },
  ...{ conflicts: null, result: null, failure: null, createdAt: '2026-11-21T09:00:00.000Z', createdBy: person },
  ...{ appliedAt: null, appliedBy: null, mapping },
  sheets: [
    {
      ...{ name: 'Energy', hidden: false, template: false, suggestion: mapping },
      preview: [heading, ['Total energy consumption', '2025', '1,250.5', 'MWh', 'Meter read in December']],
    },
  ],
};

/** A sheet with years side by side whose form is known; one of its years is not in the data hub. */
export const sampleYears: ImportDetail = {
  ...sampleImport,
  id: id(7),
  state: 'mapping',
  counts: null,
  mapping: null,
  fileName: 'ESG data 2025.xlsx',
  sheets: [
    {
      name: 'ESG',
      hidden: false,
      template: false,
      preview: [
        ['Indicator', 'Unit', 'FY2019', 'FY2025'],
        ['Total energy consumption', 'MWh', '980', '1,250.5'],
      ],
      suggestion: {
        sheet: 0,
        headerRow: 1,
        numbers: 'point',
        days: 'dmy',
        language: 'en',
        columns: [
          { index: 0, field: 'metric' },
          { index: 1, field: 'unit' },
        ],
        times: [
          { index: 2, period: { start: '2019-01-01', end: '2019-12-31' }, part: '' },
          { index: 3, period: { start: '2025-01-01', end: '2025-12-31' }, part: '' },
        ],
      },
      remembered: { fileName: 'ESG data 2024.xlsx', at: '2025-03-03T09:00:00.000Z' },
    },
  ],
};

const point = (number: string): NonNullable<ImportItem['after']> => ({
  value: { type: 'number', rows: [{ number, unit: 'MWh', descriptor: '' }] },
  ...{ source: 'Meter', internal: false, quality: 'measured', methodology: '', explanation: '' },
});
const item: ImportItem = {
  ...{ position: 2, rows: [2], kind: 'new', metricKey: 'energy.consumption.total' },
  ...{ sectionId: 'energy.consumption.total:total:figures', entityId: null, reportingTimeId: id(6) },
  ...{ period: { start: '2025-01-01', end: '2025-12-31' }, labelIds: [], texts: {}, before: null },
  ...{ after: point('1250.5'), issues: [], remarks: [], choice: null, outcome: null, dataPointId: null },
};
const before = { ...point('980'), version: 3, updatedAt: '2026-10-01T08:00:00.000Z', updatedBy: person };
/** A new one, a changed one with a remark, and one that is refused. */
export const sampleItems: ImportItemPage = {
  items: [
    item,
    {
      ...{ ...item, position: 3, rows: [3], kind: 'changed', entityId: id(1), before },
      remarks: [{ row: 3, note: 'change', facts: { percent: 28 } }],
    },
    {
      ...{
        ...item,
        position: 4,
        rows: [4],
        kind: 'error',
        metricKey: null,
        sectionId: null,
        after: null,
        period: null,
      },
      ...{ texts: { metric: 'Steam', value: 'n/a', period: '2025' } },
      issues: [
        {
          row: 4,
          field: 'metric',
          rule: 'metric_unknown',
          facts: { text: 'Steam', suggested: 'energy.consumption.total' },
        },
      ],
    },
  ],
  nextCursor: null,
};
