import type { CalculationStep, HubSource } from '@esg/contract';
import { expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

const period = { start: '2025-01-01', end: '2025-12-31' };
const step = (id: number, more: Partial<CalculationStep>): CalculationStep => ({
  id,
  parentId: id === 0 ? null : 0,
  kind: 'periods',
  metricKey: 'ghg.scope1.total',
  entityId: null,
  period,
  value: null,
  gap: null,
  formula: null,
  method: 'sum',
  days: null,
  dataPointId: null,
  ...more,
});
const source: HubSource = {
  dataPointId: 'point',
  version: 1,
  metricKey: 'ghg.scope1.total',
  sectionId: 'ghg.scope1.total:total:figures',
  entity: { id: 'mill', name: 'Mill' },
  labels: [],
  period,
  value: { type: 'number', rows: [] },
  source: '',
};

it('names entities of sums, of which no data point is kept, and never takes them for the whole organisation', () => {
  const steps = [
    step(0, { kind: 'entities' }),
    step(1, { kind: 'source', entityId: 'mill', dataPointId: 'point' }),
    step(2, { entityId: 'yard' }),
    step(3, { kind: 'source', entityId: 'shop', dataPointId: 'another' }),
    step(4, { kind: 'source', entityId: 'gone', dataPointId: 'third' }),
  ];
  const entities = [
    { id: 'yard', name: 'Yard' },
    { id: 'shop', name: 'Shop' },
  ];
  const made = { steps, sources: [source], entities };
  expect(steps.map((each) => subjectOf(made, each))).toEqual([undefined, 'Mill', 'Yard', 'Shop', undefined]);
});

it('says which figures were entered for the whole organisation: data points, and their sum', () => {
  const steps = [step(0, {}), step(1, { kind: 'source' }), step(2, { parentId: null })];
  expect(steps.map((each) => subjectOf({ steps, sources: [] }, each))).toEqual([undefined, null, null]);
});
