import {
  climateInventoryQueries,
  climateQueries,
  entityQueries,
  frameworkQueries,
  metricQueries,
  referenceQueries,
  reportingTimeQueries,
} from '@esg/api-client';
import type {
  Calculation,
  ClimateActivity,
  ClimateLibrary,
  ClimateSumKey,
  ClimateSums,
  ClimateTrace,
  Entity,
  MetricLibrary,
  TraceStep,
} from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleChanges } from './sample-climate-changes.ts';
import { sampleNoBaseYear } from './sample-climate-settings.ts';
import { id, sampleLibrary } from './sample-exchange.ts';
import { sampleTimes } from './sample-times.ts';

const named = (en: string, zhTw: string) => ({ en, zhTw });
const type = (
  typeId: string,
  scope: '1' | '2' | '3',
  name: { en: string; zhTw: string },
  categories: number[] = [],
) => ({
  id: typeId,
  scope,
  categories,
  name,
  unitKinds: ['energy'],
  entersFactor: false,
  questions: [],
  note: '',
  factorCategory: '',
  factorPrefixes: [],
});

export const sampleClimateLibrary: ClimateLibrary = {
  activityTypes: [
    type('stationary-gas', '1', named('Gas burnt in boilers', '鍋爐燃燒氣體')),
    type('electricity', '2', named('Purchased electricity', '外購電力')),
    type('waste-water', '3', named('Waste water', '污水'), [5]),
  ],
  questions: [],
  fuels: [],
  gases: [],
  categories: [
    {
      number: 5,
      direction: 'upstream',
      name: named('Waste generated in operations', '營運產生的廢棄物'),
      description: named('', ''),
      boundary: named('', ''),
      elsewhere: named('', ''),
      methods: [],
      metricKey: 'ghg.scope3.cat05',
    },
  ],
};

const site = (number: number, name: string): Entity => ({
  id: id(number),
  name,
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
});
export const climateSites = [site(1, 'Kwun Tong works'), site(2, 'Paper store 紙張倉庫')];

type Sum = ClimateSums['sums'][number];
const sum = (scope: Sum['scope'], key: string | null, kgCo2e: string, more: Partial<Sum> = {}): Sum => ({
  scope,
  method: null,
  key,
  kgCo2e,
  besideKgCo2e: '0',
  lines: 12,
  ...more,
});
const electricity = (key: string | null, location: string, market: string, lines = 12): Sum[] => [
  sum('2', key, location, { method: 'location', lines }),
  sum('2', key, market, { method: 'market', lines }),
];

const months = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}`);

const sumsOf: Record<ClimateSumKey, Sum[]> = {
  scope: [
    sum('1', null, '182960.4', { besideKgCo2e: '5200' }),
    ...electricity(null, '354000', '106200.25', 24),
    sum('3', null, '1708.8', { lines: 4 }),
  ],
  month: months.flatMap((month, place) => [
    sum('1', month, String(15_000 - place * 700)),
    ...electricity(month, String(20_000 + place * 1500), String(6000 + place * 500)),
  ]),
  activityType: [
    sum('1', 'stationary-gas', '182960.4'),
    ...electricity('electricity', '354000', '106200.25', 24),
    sum('3', 'waste-water', '1708.8', { lines: 4 }),
  ],
  category: [sum('1', null, '182960.4'), ...electricity(null, '354000', '106200.25'), sum('3', '5', '1708.8')],
  gas: [
    sum('1', 'CO2', '182590'),
    sum('1', 'CH4', '280.4'),
    sum('1', 'N2O', '90'),
    sum('1', 'CO2-biogenic', '0', { besideKgCo2e: '5200' }),
    ...electricity('unsplit', '354000', '106200.25'),
    sum('3', 'unsplit', '1708.8'),
  ],
  entity: [
    sum('1', id(1), '150000'),
    sum('1', id(2), '32960.4'),
    ...electricity(id(1), '354000', '106200.25'),
    sum('3', null, '1708.8'),
  ],
  origin: [
    sum('1', 'national', '182960.4'),
    sum('2', 'generic', '354000', { method: 'location' }),
    sum('2', 'several', '106200.25', { method: 'market' }),
    sum('3', 'supplier', '1708.8'),
  ],
  certainty: [
    sum('1', 'metered', '150000'),
    sum('1', 'estimated', '32960.4'),
    ...electricity('metered', '354000', '106200.25'),
    sum('3', 'metered', '1708.8'),
  ],
};
const none = { boundary: null, openLines: 0, outdatedLines: 0, estimatedLines: 0 };
const yearBefore: Sum[] = [
  sum('1', null, '191000'),
  ...electricity(null, '360000', '360000'),
  sum('3', null, '1708.8'),
];

const unit = (code: string, symbol: string, factorToBase = '1') => ({
  code,
  symbol,
  name: named(symbol, symbol),
  factorToBase,
  offset: '0',
  ratio: null,
});
const library: MetricLibrary = {
  ...sampleLibrary,
  units: [
    { kind: 'energy', units: [unit('kWh', 'kWh'), unit('MWh', 'MWh', '1000')] },
    { kind: 'ghg_mass', units: [unit('kg{CO2e}', 'kg CO₂e')] },
    { kind: 'area', units: [unit('m2', 'm²')] },
    { kind: 'mass', units: [unit('kg', 'kg')] },
  ],
};

const figure = (metricKey: string, number: string, code: string): Calculation => ({
  steps: [
    {
      id: 0,
      parentId: null,
      kind: 'source',
      metricKey,
      entityId: null,
      period: { start: '2025-01-01', end: '2025-12-31' },
      value: { number, unit: code },
      gap: null,
      formula: null,
      method: null,
      days: null,
      dataPointId: id(9),
    },
  ],
});

type Counts = Partial<Omit<ClimateSums, 'sums'>>;
type Climate = { readonly counts?: Counts; readonly isEmpty?: boolean };

/** Results of 2025, smaller than those of the year before. */
export const climateSeed =
  ({ counts = {}, isEmpty = false }: Climate = {}): Seed =>
  (cache, api) => {
    cache.setQueryData(climateQueries.library(api).queryKey, sampleClimateLibrary);
    cache.setQueryData(climateInventoryQueries.baseYear(api).queryKey, sampleNoBaseYear);
    cache.setQueryData(climateQueries.months(api).queryKey, { first: '2024-01', last: '2025-12' });
    cache.setQueryData(entityQueries.all(api).queryKey, climateSites);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
    cache.setQueryData(frameworkQueries.metrics(api).queryKey, library);
    cache.setQueryData(referenceQueries.countries(api).queryKey, [
      { id: 'GB', name: named('United Kingdom', '英國'), diallingCode: '+44' },
    ]);
    const span = { start: '2025-01-01', end: '2025-12-31', subject: 'organisation' as const };
    const denominators = [
      figure('workforce.headcount', '412', '1'),
      figure('activity.floor_area', '18250.5', 'm2'),
    ] as const;
    for (const calculation of denominators)
      cache.setQueryData(
        metricQueries.calculation(api, calculation.steps[0]?.metricKey ?? '', span).queryKey,
        calculation,
      );
    cache.setQueryData(metricQueries.calculation(api, 'econ.revenue', span).queryKey, { steps: [] });
    for (const by of Object.keys(sumsOf) as ClimateSumKey[]) {
      const asked = { by, from: '2025-01', to: '2025-12', entityId: undefined };
      const sums = isEmpty ? [] : sumsOf[by];
      cache.setQueryData(climateQueries.sums(api, asked).queryKey, { sums, ...none, ...counts });
    }
    cache.setQueryData(
      climateQueries.comparison(api, { from: '2025-01', to: '2025-12', entityId: undefined }).queryKey,
      sampleChanges,
    );
    const before = { by: 'scope' as const, from: '2024-01', to: '2024-12', entityId: undefined };
    cache.setQueryData(climateQueries.sums(api, before).queryKey, { sums: isEmpty ? [] : yearBefore, ...none });
  };

const activity: ClimateActivity = {
  id: id(7),
  scope: '1',
  entityId: id(1),
  label: 'Boiler house',
  activityTypeId: 'stationary-gas',
  category: null,
  month: '2025-03',
  amount: '3600',
  unit: 'MWh',
  basis: 'gross',
  activity: 'Fuel: Natural gas',
  region: 'GB',
  factorId: null,
  fuel: null,
  prices: null,
  shares: [],
  contracts: [],
  isEstimate: true,
  source: 'Bill 4711',
  evidence: 'Page 2',
  outcomes: [],
  deletedAt: null,
  updatedBy: 'Mei Chan',
  updatedAt: '2026-01-05T09:00:00.000Z',
  version: 1,
};

const desnz = 'DESNZ/DEFRA UK Government GHG conversion factors 2025';
const step = (fields: Partial<TraceStep> & Pick<TraceStep, 'kind' | 'after'>): TraceStep => ({
  part: 'counted',
  gas: null,
  before: null,
  by: null,
  source: '',
  ...fields,
});
const steps: TraceStep[] = [
  step({ kind: 'input', part: 'amount', after: { number: '3600', unit: 'MWh' }, source: 'Bill 4711' }),
  step({
    kind: 'conversion',
    part: 'amount',
    before: { number: '3600', unit: 'MWh' },
    by: { over: '1000', under: '1', unit: 'kWh/MWh' },
    after: { number: '3600000', unit: 'kWh' },
  }),
  step({
    kind: 'factor',
    gas: 'CO2',
    before: { number: '3600000', unit: 'kWh' },
    by: { over: '0.18259', under: '1', unit: 'kg{CO2e}/kWh' },
    after: { number: '657324', unit: 'kg{CO2e}' },
    source: desnz,
  }),
  step({
    kind: 'factor',
    gas: 'CH4',
    before: { number: '3600000', unit: 'kWh' },
    by: { over: '0.00028', under: '1', unit: 'kg{CO2e}/kWh' },
    after: { number: '1008', unit: 'kg{CO2e}' },
    source: desnz,
  }),
  step({ kind: 'total', after: { number: '658332', unit: 'kg{CO2e}' } }),
  step({
    kind: 'share',
    before: { number: '658332', unit: 'kg{CO2e}' },
    by: { over: '1', under: '3', unit: '1' },
    after: { number: '219444', unit: 'kg{CO2e}' },
    source: 'Tenancy agreement',
  }),
];

const gasTrace: ClimateTrace['traces'][number] = {
  method: null,
  question: null,
  reckonedAt: '2026-01-05T09:00:00.000Z',
  gwpSet: 'AR5',
  factors: [
    {
      factorId: 'desnz-2025-gas',
      origin: 'national',
      region: 'GB',
      unit: 'kWh',
      basis: 'gross',
      method: null,
      validFrom: '2025-01-01',
      validTo: '2025-12-31',
      licence: 'Open Government Licence v3.0',
      uncertaintyPercent: null,
      documents: [],
      confirmedBy: null,
      confirmedAt: null,
      isOfLibrary: true,
    },
  ],
  countedKgCo2e: '131666.4',
  result: {
    kgCo2e: '219444',
    besideKgCo2e: '0',
    gases: [
      { gas: 'CO2', kg: '219108', kgCo2e: '219108', beside: false },
      { gas: 'CH4', kg: null, kgCo2e: '336', beside: false },
    ],
    steps,
    choices: [
      {
        factorId: 'desnz-2025-gas',
        name: named('Natural gas', '天然氣'),
        source: desnz,
        publicationYear: 2025,
        because: [
          { reason: 'origin', value: 'national' },
          { reason: 'region', value: 'GB' },
          { reason: 'period', value: '2025-03-01' },
          { reason: 'basis', value: 'gross' },
        ],
        passedOver: [
          { factorId: 'desnz-2024-gas', source: 'DESNZ 2024', refusal: 'less-preferred' },
          { factorId: 'epa-2025-gas', source: 'US EPA 2025', refusal: 'region' },
          { factorId: 'epa-2025-gas-2', source: 'US EPA 2025', refusal: 'region' },
        ],
      },
    ],
    caveats: ['estimate', 'factor_of_other_year'],
  },
};

const outcome = { kgCo2e: '1', besideKgCo2e: '0', caveats: [], question: null, isOutdated: false };
export const sampleTrace: ClimateTrace = {
  activity: { ...activity, outcomes: [{ ...outcome, method: null }] },
  share: { approach: 'equity_share', year: 2025, over: '60', under: '100' },
  traces: [gasTrace],
};

/** Electricity that has a question by market and is deleted. */
export const openTrace: ClimateTrace = {
  activity: {
    ...activity,
    scope: '2',
    activityTypeId: 'electricity',
    label: '',
    source: '',
    evidence: '',
    deletedAt: '2026-02-05T09:00:00.000Z',
  },
  share: null,
  traces: [
    { ...gasTrace, method: 'location' },
    {
      ...gasTrace,
      method: 'market',
      result: null,
      countedKgCo2e: null,
      factors: [],
      question: { reason: 'contract_factor_missing', choices: [] },
    },
  ],
};
