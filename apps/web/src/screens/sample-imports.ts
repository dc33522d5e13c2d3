import type { ImportDetail, ImportItem, ImportItemPage, ImportMapping } from '@esg/contract';
import { id, person } from './sample-exchange.ts';

const heading = ['Metric', 'Year', 'Amount', 'UoM', 'Remarks'];
const mapping: ImportDetail['sheets'][number]['suggestion'] = {
  sheet: 0,
  headerRow: 1,
  numbers: 'point',
  days: 'dmy',
  language: 'en',
  columns: [
    { index: 0, field: 'metric' },
    { index: 1, field: 'period' },
    { index: 2, field: 'value' },
    { index: 3, field: 'unit' },
  ],
};
const settled: ImportMapping = {
  ...mapping,
  names: [
    { text: 'Smiles per day', sectionId: null },
    { text: 'Bunker steam', sectionId: 'energy.consumption.total:total:figures' },
  ],
  units: [{ text: 'tons', unit: 't' }],
};
const unequalTotals: NonNullable<ImportDetail['counts']>['unequalTotals'] = {
  count: 1,
  shown: [
    {
      row: 3,
      first: 2,
      sum: '1261',
      total: '1301',
      metricKey: 'energy.consumption.total',
      period: { start: '2025-01-01', end: '2025-12-31' },
    },
  ],
};
export const sampleImport: ImportDetail = {
  id: id(5),
  state: 'checked',
  fileName: 'Energy 2025.xlsx',
  fileBytes: 18_000,
  format: 'excel',
  progress: 100,
  counts: { rows: 6, figures: 4, unequalTotals, new: 1, changed: 1, conflict: 0, same: 1, error: 2, left: 1 },
  conflicts: null,
  result: null,
  failure: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  createdBy: person,
  appliedAt: null,
  appliedBy: null,
  mapping: settled,
  sheets: [
    {
      name: 'Energy',
      hidden: false,
      template: false,
      suggestion: mapping,
      preview: [heading, ['Total energy consumption', '2025', '1,250.5', 'MWh', 'Meter read in December']],
    },
  ],
};

/** A completed import, with rows that wait for a decision. */
export const sampleApplied: ImportDetail = {
  ...sampleImport,
  id: id(8),
  state: 'applied',
  sheets: [...sampleImport.sheets, ...sampleImport.sheets.map((sheet) => ({ ...sheet, name: 'Social' }))],
  storedSheets: [0],
  counts: { rows: 57, figures: 61, unequalTotals, new: 50, changed: 3, conflict: 0, same: 1, error: 2, left: 1 },
  conflicts: 'select',
  result: { created: 50, changed: 2, skipped: 1, failed: 0, removed: 0, restored: 0, kept: 0 },
  appliedAt: '2026-11-21T09:05:00.000Z',
  appliedBy: person,
};

/** An import that can store nothing before people make choices for its rows. */
export const sampleOpen: ImportDetail = {
  ...sampleImport,
  id: id(9),
  counts: { rows: 2, new: 0, changed: 0, conflict: 0, same: 0, error: 2, left: 0 },
};

/** A sheet with years side by side whose layout is known; one of its years is not in the data hub. */
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
  source: 'Meter',
  internal: false,
  quality: 'measured',
  methodology: '',
  explanation: '',
});
const item: ImportItem = {
  position: 2,
  rows: [2],
  kind: 'new',
  metricKey: 'energy.consumption.total',
  sectionId: 'energy.consumption.total:total:figures',
  entityId: null,
  reportingTimeId: id(6),
  period: { start: '2025-01-01', end: '2025-12-31' },
  labelIds: [],
  texts: {},
  before: null,
  after: point('1250.5'),
  issues: [],
  remarks: [],
  choice: null,
  outcome: null,
  dataPointId: null,
};
const before = { ...point('980'), version: 3, updatedAt: '2026-10-01T08:00:00.000Z', updatedBy: person };
/** A new item, a changed one with a remark, and a refused one. */
export const sampleItems: ImportItemPage = {
  items: [
    item,
    {
      ...item,
      position: 3,
      rows: [3],
      kind: 'changed',
      entityId: id(1),
      before,
      remarks: [{ row: 3, note: 'change', facts: { percent: 28 } }],
    },
    {
      ...item,
      position: 4,
      rows: [4],
      kind: 'error',
      metricKey: null,
      sectionId: null,
      after: null,
      period: null,
      texts: { metric: 'Steam', value: 'n/a', period: '2025' },
      issues: [
        {
          row: 4,
          field: 'metric',
          rule: 'metric_unknown',
          facts: {
            text: 'Steam',
            suggested: 'energy.consumption.total|energy.consumption.total:by-energy-source:figures',
            holds: 'figures',
            kinds: 'energy',
          },
        },
      ],
    },
    {
      ...item,
      position: 5,
      rows: [5],
      kind: 'error',
      after: null,
      texts: { metric: 'Hazardous waste', value: '0.5' },
      issues: [
        {
          row: 5,
          field: 'unit',
          rule: 'unit_unknown',
          facts: { text: 'tons', kind: 'mass', suggested: 't|[ston_av]', allowed: 't' },
        },
      ],
    },
    {
      ...item,
      position: 12,
      rows: [12],
      kind: 'error',
      after: null,
      texts: { metric: 'Fuel used', value: '1,200', unit: 'litres' },
      issues: [
        {
          row: 12,
          field: 'unit',
          rule: 'unit_unknown',
          facts: { text: 'litres', kind: 'energy', measures: 'volume', allowed: 'kWh, MWh' },
        },
      ],
    },
    {
      ...item,
      position: 13,
      rows: [13],
      kind: 'error',
      after: null,
      texts: { metric: 'Number of employees', value: '132.5' },
      issues: [{ row: 13, field: 'value', rule: 'integer_invalid', facts: { text: '132.5' } }],
    },
    {
      ...item,
      position: 7,
      rows: [7],
      kind: 'error',
      after: null,
      texts: { metric: 'Total energy consumption', value: '1,300' },
      issues: [{ row: 7, field: 'value', rule: 'duplicate_row', facts: { first: 2 } }],
    },
    {
      ...item,
      position: 8,
      rows: [8],
      kind: 'left',
      after: null,
      texts: { metric: 'Total energy consumption', value: '1,300' },
      remarks: [{ row: 8, note: 'left_out', facts: {} }],
    },
    {
      ...item,
      position: 9,
      rows: [9],
      kind: 'error',
      metricKey: null,
      sectionId: null,
      after: null,
      period: null,
      texts: { metric: 'Energy', value: '1,250 · 1,310', unit: 'MWh' },
      issues: [
        {
          row: 9,
          field: 'metric',
          rule: 'name_open',
          facts: {
            text: 'Energy',
            suggested: 'energy.consumption.total|energy.consumption.total:by-energy-source:figures',
          },
        },
      ],
    },
    {
      ...item,
      position: 6,
      rows: [6],
      kind: 'left',
      metricKey: null,
      sectionId: null,
      after: null,
      period: null,
      texts: { metric: 'Smiles per day' },
      remarks: [{ row: 6, note: 'left_out', facts: { text: 'Smiles per day' } }],
    },
  ],
  nextCursor: null,
};
