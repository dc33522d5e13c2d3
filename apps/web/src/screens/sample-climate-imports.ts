import type {
  ClimateImport,
  ClimateImportAnswer,
  ClimateImportDetail,
  ClimateImportMapping,
  ClimateImportQuestions,
  ClimateImportRow,
  ClimateTypeDetail,
} from '@esg/contract';
import { climateSites } from './sample-climate.ts';
import { person } from './sample-exchange.ts';

const id = (number: number) => `0de0e0c1-0000-4000-8000-0000000000${number}`;

const site = climateSites[0]?.id ?? null;
const mapping: ClimateImportMapping = {
  sheet: 0,
  headerRow: 2,
  columns: [
    { index: 0, field: 'entity' },
    { index: 1, field: 'label' },
    { index: 2, field: 'month' },
    { index: 3, field: 'amount' },
    { index: 5, field: 'source' },
  ],
  usual: { entityId: null, activityTypeId: 'electricity', unit: 'kWh', basis: null, region: 'HK' },
  numbers: 'point',
  days: 'dmy',
};
const preview = [
  ['CLP Power: billing summary 2025'],
  ['Premises', 'Meter number', 'Billing period', 'Consumption (kWh)', 'Charge (HKD)', 'Bill number'],
  ['Kwun Tong works', '00418823', 'Jan 2025', '41,200', '52,736', 'B-0125-88'],
  ['Kwun Tong works', '00418823', 'Feb 2025', '38,950', '49,856', 'B-0225-17'],
  ['Paper store 紙張倉庫', '00418824', 'Jan 2025', 'see note', '12,800', 'B-0125-89'],
];

const base: ClimateImport = {
  id: id(61),
  state: 'checked',
  fileName: 'Electricity 2025.xlsx',
  fileBytes: 24_800,
  progress: 100,
  counts: { new: 2, changed: 1, same: 1, error: 2, asked: 1, doubted: 1 },
  result: null,
  checks: 1,
  failure: null,
  createdAt: '2026-01-12T09:30:00.000Z',
  createdBy: person,
  appliedAt: null,
  appliedBy: null,
};
const one = (number: number, more: Partial<ClimateImportDetail>): ClimateImportDetail => ({
  ...base,
  id: id(number),
  sheets: [
    { name: 'Bills', hidden: false, preview, suggestion: mapping },
    { name: 'Notes', hidden: false, preview: [['Read by hand']], suggestion: { ...mapping, sheet: 1, columns: [] } },
  ],
  mapping,
  ...more,
});

const row = (number: number, more: Partial<ClimateImportRow>): ClimateImportRow => ({
  row: number,
  kind: 'new',
  name: 'Kwun Tong works · 00418823',
  activityTypeId: 'electricity',
  entityId: site,
  month: '2025-01',
  before: null,
  after: { amount: '41200', unit: 'kWh' },
  issues: [],
  question: null,
  doubt: null,
  activityId: null,
  outcome: null,
  ...more,
});
const refused = { kind: 'error', activityTypeId: null, entityId: null, month: null, after: null } as const;

/** Rows of each kind, in the order of the sheet. */
export const sampleImportRows: readonly ClimateImportRow[] = [
  row(3, {}),
  row(4, {
    kind: 'changed',
    month: '2025-02',
    before: { amount: '39850', unit: 'kWh' },
    after: { amount: '38.95', unit: 'kWh' },
    doubt: { slip: 'unit', month: null, usual: '40100', times: '1000', isMore: false, unit: 'MWh' },
    activityId: id(21),
  }),
  row(5, {
    ...refused,
    name: 'Paper store 紙張倉庫 · 00418824',
    issues: [{ rule: 'amount_invalid', facts: { text: 'see note' } }],
  }),
  row(6, {
    ...refused,
    name: 'Papre store · 00418824',
    issues: [
      { rule: 'entity_unknown', facts: { text: 'Papre store' } },
      { rule: 'month_unknown', facts: { text: 'Jan to Mar 2025' } },
    ],
  }),
  row(7, { question: { reason: 'region_unstated', choices: [] }, month: '2025-03' }),
  row(8, { kind: 'same', month: '2025-04', before: { amount: '40100', unit: 'kWh' }, activityId: id(24) }),
];

/** A sheet whose columns are still to be matched; the unit and the activity hold for all rows. */
export const sampleMapping = one(62, { state: 'mapping', counts: null, mapping: null });
/** A sheet of which nothing was recognised. */
export const sampleUnread = one(63, {
  state: 'mapping',
  counts: null,
  mapping: null,
  sheets: [
    {
      name: 'Bills',
      hidden: false,
      preview,
      suggestion: {
        ...mapping,
        columns: [{ index: 2, field: 'month' }],
        usual: { entityId: null, activityTypeId: null, unit: null, basis: null, region: null },
      },
    },
  ],
});
export const sampleChecking = one(64, { state: 'checking', progress: 42, counts: null });
export const sampleChecked = one(61, {});
/** The same after somebody matched its columns again. */
export const sampleCheckedAgain = one(61, {
  checks: 2,
  counts: { new: 9, changed: 0, same: 1, error: 0, asked: 0, doubted: 0 },
});
const asked = (label: string): ClimateImportAnswer['of'] => ({
  entityId: site,
  label,
  activityTypeId: 'electricity',
  unit: 'kWh',
  region: 'HK',
  activity: null,
  reason: 'activity_unstated',
});
/** One meter was answered before the import, another is still asked. */
export const sampleAnswered = one(71, {
  counts: { new: 36, changed: 0, same: 0, error: 0, asked: 24, doubted: 0 },
  mapping: { ...mapping, answers: [{ of: asked('HKE 8810'), change: { activity: 'Electricity, HK Electric' } }] },
});
const power = ['Electricity, CLP Power', 'Electricity, HK Electric'];
export const sampleQuestions: ClimateImportQuestions = {
  items: [{ ...asked('00418823'), choices: power, rows: 24, firstMonth: '2024-01', lastMonth: '2025-12' }],
  left: 0,
};
/** The factors that those questions can be answered with. */
export const samplePower: ClimateTypeDetail = {
  units: [],
  factors: power.map((en, index) => ({
    id: en,
    name: { en, zhTw: en },
    origin: 'supplier',
    region: 'HK',
    unit: 'kWh',
    basis: null,
    method: null,
    source: 'Sustainability report',
    publicationYear: 2026,
    validFrom: '2025-01-01',
    validTo: '2025-12-31',
    documents: [],
    kgCo2ePerUnit: index === 0 ? '0.38' : '0.6',
    isLifeCycle: false,
  })),
  unread: [],
};
/** The same with one that nobody compared with its publisher. */
export const sampleUncompared: ClimateTypeDetail = {
  ...samplePower,
  unread: samplePower.factors.slice(0, 1).map((factor) => ({
    ...factor,
    id: 'lantau-2025',
    name: { en: 'Electricity, Lantau', zhTw: '電力：大嶼山' },
    entered: null,
  })),
};
export const sampleNothing = one(65, { counts: { new: 0, changed: 0, same: 24, error: 0, asked: 0, doubted: 0 } });
const applied = { appliedAt: '2026-01-12T09:34:00.000Z', appliedBy: person };
const none = { added: 0, changed: 0, removed: 0, restored: 0, kept: 0 };
export const sampleApplied = one(66, { ...applied, state: 'applied', result: { ...none, added: 2, changed: 1 } });
export const sampleUndone = one(67, {
  ...applied,
  state: 'undone',
  result: { ...none, removed: 2, kept: 1 },
});
export const sampleBroken = one(68, {
  ...applied,
  state: 'applied',
  failure: 'interrupted',
  result: { ...none, added: 1 },
});
export const sampleDamaged = one(69, { state: 'failed', failure: 'damaged', counts: null });

/** Imports so far. */
export const samplePast: readonly ClimateImport[] = [sampleChecking, sampleMapping, sampleApplied, sampleUndone];
