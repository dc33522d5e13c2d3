import type { HubAnswer, HubAnswers, HubSaveItem, HubSavePlan, ReportSource } from '@esg/contract';
import { sampleAnswers } from './sample-framework.ts';

/** The report by another framework, of the same days. */
export const sampleSource: ReportSource = {
  reportId: '3f0c9f5e-6a55-4d5a-9d8a-6f3b8a1c2d3e',
  name: 'HKEX report 2025',
  versionId: 'hkex-c2-2025',
  framework: { en: 'HKEX ESG Reporting Code', zhTw: '港交所《環境、社會及管治報告守則》' },
  period: { start: '2025-01-01', end: '2025-12-31' },
  disclosureCode: 'D-28',
};

const offer = (fieldKey: string, number: string, more: Partial<HubAnswer>): HubAnswer => ({
  formula: null,
  calculated: null,
  lacking: null,
  disclosureCode: '305-1',
  fieldKey,
  state: 'blank',
  current: null,
  gap: null,
  notes: [],
  sourceCount: 2,
  from: null,
  offered: { type: 'number', rows: [{ number, unit: 'tCO2e', descriptor: '' }] },
  origin: null,
  stamp: fieldKey,
  ...more,
});

/**
 * The data hub's values for the small framework: one for a blank field, a text of another report that may answer, one answer that differs,
 * one that cannot be combined.
 */
export const sampleHub: HubAnswers = {
  period: { start: '2025-01-01', end: '2025-12-31' },
  metricKeys: ['scope-1', 'biogenic', 'scope-2'],
  answers: [
    offer('scope-1', '1402.7', {
      state: 'conflict',
      notes: ['entities', 'pro_rata', 'estimated'],
      current: sampleAnswers[0]?.value ?? null,
    }),
    offer('biogenic', '12.4', { notes: ['converted'] }),
    offer('method', '', {
      state: 'suggested',
      offered: {
        type: 'textArea',
        text: { en: 'Factors of the IEA, scope 1 alone', zhTw: '採用國際能源署的排放因子，只計範圍 1' },
      },
      from: sampleSource,
    }),
    offer('scope-2', '0', { disclosureCode: '305-2', state: 'impossible', offered: null, gap: 'currencies_differ' }),
  ],
  taken: { fields: 0, disclosures: 0, done: 0, total: 2 },
  unused: [],
};

/** A total that somebody typed, beside the sum of its parts. */
export const sampleCalculated: HubAnswers = {
  ...sampleHub,
  answers: [
    offer('scope-1', '1402.7', {
      state: 'conflict',
      notes: ['formula'],
      formula: 'biogenic.total + scope.two',
      current: { type: 'number', rows: [{ number: '1400', unit: 'tCO2e', descriptor: '' }] },
      calculated: { type: 'number', rows: [{ number: '1402.7', unit: 'tCO2e', descriptor: '' }] },
    }),
  ],
};

/** A figure whose divisor is zero, and one with a missing part. */
export const sampleImpossible: HubAnswers = {
  ...sampleHub,
  answers: [
    offer('scope-1', '0', { state: 'impossible', offered: null, gap: 'division_by_zero', lacking: 'Floor area' }),
    offer('biogenic', '0', { state: 'impossible', offered: null, gap: 'no_data', lacking: 'Biomass' }),
  ],
};

/** The same after the report was filled from it. */
export const sampleTaken: HubAnswers = {
  ...sampleHub,
  answers: [
    offer('biogenic', '12.4', {
      state: 'same',
      current: { type: 'number', rows: [{ number: '12.4', unit: 'tCO2e', descriptor: '' }] },
      origin: {
        at: '2026-03-02T08:00:00.000Z',
        by: { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f11', name: 'Mei Chan' },
        edited: false,
      },
    }),
  ],
  taken: { fields: 1, disclosures: 1, done: 1, total: 2 },
  unused: [
    {
      metricKey: 'ghg.total.location_based',
      name: { en: 'Total GHG emissions', zhTw: '溫室氣體排放總量' },
      disclosureCodes: ['305-2'],
    },
    { metricKey: 'workforce.full_time', name: { en: 'Full-time employees', zhTw: '全職僱員' }, disclosureCodes: [] },
  ],
};

const unsaved = (
  disclosureCode: string,
  fieldKey: string,
  number: string,
  more: Partial<HubSaveItem>,
): HubSaveItem => ({
  disclosureCode,
  fieldKey,
  part: null,
  state: 'new',
  value: tonnes(number),
  existing: null,
  reckoned: null,
  point: 0,
  reading: 0,
  contradicted: false,
  restated: false,
  ...more,
});
const tonnes = (number: string): HubSaveItem['value'] => ({
  type: 'number',
  rows: [{ number, unit: 'tCO2e', descriptor: '' }],
});

/** Saving the report: two figures are new, two are in the data hub with another value, one is the same; a text is new. */
export const sampleHubSaves: HubSavePlan = {
  period: { start: '2025-01-01', end: '2025-12-31' },
  withoutMetric: 0,
  stamp: 'seen',
  items: [
    unsaved('305-1', 'scope-1', '1402.7', {
      state: 'conflict',
      existing: {
        id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f15',
        version: 1,
        period: { start: '2025-01-01', end: '2025-12-31' },
        value: tonnes('1390'),
        source: 'Meter',
        updatedAt: '2026-02-03T09:00:00.000Z',
        updatedBy: { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f11', name: 'Mei Chan' },
      },
    }),
    unsaved('305-1', 'biogenic', '12.4', {}),
    unsaved('305-1', 'method', '0', { value: { type: 'textArea', text: { en: 'Factors of the IEA' } } }),
    unsaved('305-2', 'scope-2', '318', { reckoned: tonnes('320') }),
    unsaved('305-2', 'scope-2', '12', { part: { breakdown: 'site', name: 'Depot' } }),
    unsaved('305-1', 'same', '3', { state: 'same' }),
  ].map((item, point) => ({ ...item, point })),
};
