import {
  boundaryQueries,
  consolidationQueries,
  entityQueries,
  frameworkQueries,
  reportingTimeQueries,
} from '@esg/api-client';
import type {
  ApproachEffect,
  Boundary,
  BoundaryEntity,
  CalculationStep,
  ConsolidatedFigure,
  Consolidation,
  ConsolidationApproach,
  Entity,
  Holding,
  MetricLibrary,
} from '@esg/contract';
import { periodBefore, wholeHolding } from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleTimes } from './sample-times.ts';

const idOf = (number: number) => `0de0c000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const entity = (number: number, name: string, change: Partial<Entity> = {}): Entity => ({
  id: idOf(number),
  name,
  type: 'Company',
  parentId: null,
  fiscalYearStartMonth: 1,
  isSample: false,
  managerId: null,
  address: '',
  postCode: '',
  createdAt: '2026-01-05T09:00:00.000Z',
  archivedAt: null,
  version: 1,
  ...change,
});

/** A holding with a plant, a joint venture with a ship below it, a mill that was bought in mid-year and a leased office. */
export const heldEntities: readonly Entity[] = [
  entity(1, 'Kestrel Asia'),
  entity(2, 'Kwun Tong works', { type: 'Site', parentId: idOf(1) }),
  entity(3, 'Pearl Shipping JV 珠江航運', { parentId: idOf(1) }),
  entity(4, 'MV Kestrel', { type: 'Vessel', parentId: idOf(3), fiscalYearStartMonth: 4 }),
  entity(5, 'Macau mill', { type: 'Other' }),
  entity(6, 'Causeway Bay office', { type: 'Building' }),
  entity(7, 'Paper store', { type: 'Site', parentId: idOf(2) }),
];
const held = (number: number, change: Partial<Holding> = {}): BoundaryEntity => ({
  entityId: idOf(number),
  ...wholeHolding,
  ...change,
  since: null,
  version: 0,
});

/** The holdings of these entities in a year. */
export const boundaryOf = (approach: ConsolidationApproach | null, year = 2025): Boundary => ({
  year,
  approach,
  since: approach && 2024,
  version: 0,
  entities: [
    held(1),
    held(2),
    held(3, { ownership: '40', operated: false, financialControl: 'joint' }),
    held(4),
    held(5, { joined: `${year}-07-01` }),
    held(6, { kind: 'lessor_operating' }),
    held(7, { exclusion: 'Under 1% of the floor area, without meters of its own' }),
  ],
});

const amount = (number: string, unit = 't{CO2e}') => ({ number, unit });
const scope1 = 'ghg.scope1.total';
const energy = 'energy.consumption.total';
const intensity = 'ghg.intensity.energy';
const unitOf = (kind: string, code: string, symbol: string) => ({
  kind,
  units: [{ code, symbol, name: { en: symbol, zhTw: symbol }, factorToBase: '1', offset: '0', ratio: null }],
});
const metric = (key: string, en: string, zhTw: string, unitKind: string): MetricLibrary['metrics'][number] => ({
  key,
  name: { en, zhTw },
  category: 'climate',
  unitKind,
  type: 'number',
  frameworkCount: 3,
  subMetrics: [],
});
/** A library of metrics, one of which is calculated from the others. */
export const library: MetricLibrary = {
  dimensions: [],
  metrics: [
    metric(scope1, 'Gross direct (Scope 1) GHG emissions', '直接（範圍 1）溫室氣體總排放量', 'ghg'),
    metric(energy, 'Total energy consumption', '能源總耗量', 'energy'),
    metric(intensity, 'GHG emissions per energy consumed', '每單位能源的溫室氣體排放量', 'intensity'),
  ],
  units: [
    unitOf('ghg', 't{CO2e}', 't CO₂e'),
    unitOf('energy', 'MWh', 'MWh'),
    unitOf('intensity', 't{CO2e}/MWh', 't CO₂e/MWh'),
  ],
};

const effects: ApproachEffect[] = [
  ['operational_control', 4, 0, 3, '1480', '9120'],
  ['financial_control', 4, 1, 2, '1512', '9344.8'],
  ['equity_share', 3, 2, 2, '1496.4', '9344.8'],
].map(([approach, whole, part, out, emissions, used]) => ({
  approach: approach as ConsolidationApproach,
  whole: Number(whole),
  part: Number(part),
  out: Number(out),
  figures: [
    { metricKey: scope1, value: amount(String(emissions)), entered: amount('1520') },
    { metricKey: energy, value: amount(String(used), 'MWh'), entered: null },
    { metricKey: intensity, value: amount('0.164035087719298245614', 't{CO2e}/MWh'), entered: null },
  ],
}));

const made = (metricKey: string, change: Partial<ConsolidatedFigure>): ConsolidatedFigure => ({
  metricKey,
  value: null,
  gap: null,
  entered: null,
  agrees: null,
  counted: 3,
  leftOut: 1,
  without: 0,
  unapproved: false,
  uneven: false,
  estimated: false,
  byDay: false,
  incomplete: false,
  ...change,
});
const emissions = made(scope1, {
  value: amount('1496.4'),
  entered: amount('1520'),
  agrees: false,
  estimated: true,
  byDay: true,
  without: 2,
  unapproved: true,
});
/** Figures that were entered for the whole, while no entity has one. */
export const onlyEntered: Partial<Consolidation> = {
  figures: [made(scope1, { value: amount('1520'), entered: amount('1520'), counted: 0, leftOut: 0, without: 6 })],
};
const consolidation = (change: Partial<Consolidation> = {}): Consolidation => ({
  approach: 'equity_share',
  figures: [
    emissions,
    made(energy, { gap: 'no_data', counted: 2, leftOut: 0, incomplete: true }),
    made(intensity, { value: amount('0.164035087719298245614', 't{CO2e}/MWh') }),
  ],
  questions: [{ entityId: idOf(1), metricKeys: [scope1, energy] }],
  ...change,
});

/** The year before, by another approach, and by this year's. */
const formerly = (approach: ConsolidationApproach, number: string): Consolidation => ({
  approach,
  figures: [made(scope1, { value: amount(number) })],
  questions: [],
});

const [time] = sampleTimes;
const period = time?.period ?? { start: '', end: '' };
const step = (id: number, parentId: number | null, change: Partial<CalculationStep>): CalculationStep => ({
  id,
  parentId,
  kind: 'source',
  metricKey: scope1,
  entityId: null,
  period,
  value: null,
  gap: null,
  formula: null,
  method: null,
  days: null,
  dataPointId: null,
  ...change,
});
const steps: CalculationStep[] = [
  step(0, null, { kind: 'entities', method: 'sum', value: amount('1496.4') }),
  step(1, 0, {
    kind: 'periods',
    method: 'sum',
    entityId: idOf(2),
    value: amount('1400'),
    days: { taken: 365, all: 365 },
    folded: true,
  }),
  step(2, 0, {
    kind: 'share',
    entityId: idOf(3),
    value: amount('80'),
    share: { percent: '40', steps: [{ entityId: idOf(3), rule: 'owned', percent: '40' }] },
  }),
  step(3, 2, { entityId: idOf(3), value: amount('200') }),
  step(4, 0, {
    kind: 'share',
    entityId: idOf(4),
    value: amount('16.4'),
    share: {
      percent: '40',
      steps: [
        { entityId: idOf(3), rule: 'owned', percent: '40' },
        { entityId: idOf(4), rule: 'owned', percent: '100' },
      ],
    },
  }),
  step(5, 4, { kind: 'pro_rata', entityId: idOf(4), value: amount('41'), days: { taken: 90, all: 365 } }),
  step(6, 5, { entityId: idOf(4), value: amount('166.277777777778'), estimated: true }),
  step(7, 0, { kind: 'left_out', entityId: idOf(7), leftOut: 'excluded' }),
  step(8, 7, { entityId: idOf(7), value: amount('3') }),
];

type Sample = {
  readonly boundary?: Boundary;
  readonly entities?: readonly Entity[];
  readonly figures?: Partial<Consolidation>;
};

/** Data as the gateway returns them. */
export const boundarySeed =
  ({ boundary = boundaryOf('equity_share'), entities = heldEntities, figures }: Sample = {}): Seed =>
  (cache, api) => {
    const year = { start: `${boundary.year}-01-01`, end: `${boundary.year}-12-31` };
    cache.setQueryData(entityQueries.all(api).queryKey, [...entities]);
    cache.setQueryData(frameworkQueries.metrics(api).queryKey, library);
    cache.setQueryData(boundaryQueries.ofYear(api, boundary.year).queryKey, boundary);
    cache.setQueryData(boundaryQueries.ofYear(api, Number(period.end.slice(0, 4))).queryKey, boundary);
    cache.setQueryData(consolidationQueries.effects(api, year).queryKey, effects);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
    cache.setQueryData(consolidationQueries.all(api, { period }).queryKey, consolidation(figures));
    const before = { period: periodBefore(period, 1) };
    cache.setQueryData(consolidationQueries.all(api, before).queryKey, formerly('operational_control', '1900'));
    cache.setQueryData(
      consolidationQueries.all(api, { ...before, approach: 'equity_share' }).queryKey,
      formerly('equity_share', '1600'),
    );
    cache.setQueryData(consolidationQueries.figure(api, scope1, { period }).queryKey, {
      approach: 'equity_share',
      figure: emissions,
      period,
      without: [idOf(4), idOf(5)],
      steps,
    });
    cache.setQueryData(consolidationQueries.parts(api, { metricKey: scope1, entityId: idOf(2), period }).queryKey, {
      steps: [
        step(0, null, { kind: 'periods', method: 'sum', entityId: idOf(2), value: amount('1400') }),
        step(1, 0, { entityId: idOf(2), value: amount('650') }),
        step(2, 0, { entityId: idOf(2), value: amount('750') }),
      ],
    });
  };
