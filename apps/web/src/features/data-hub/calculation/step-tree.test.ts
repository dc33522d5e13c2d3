import type { CalculationStep } from '@esg/contract';
import { expect, it } from 'vitest';
import { stepTree } from './step-tree.ts';

const step = (id: number, parentId: number | null): CalculationStep => ({
  id,
  parentId,
  kind: 'source',
  metricKey: 'm.k',
  entityId: null,
  value: null,
  gap: null,
  formula: null,
  period: { start: '2025-01-01', end: '2025-12-31' },
  method: null,
  days: null,
  dataPointId: null,
});

it('puts each step below the step that it is part of', () => {
  expect(stepTree([])).toBeUndefined();
  expect(stepTree([step(0, null), step(1, 0), step(2, 1), step(3, 0)])).toMatchObject({
    parts: [{ id: 1, parts: [{ id: 2, parts: [] }] }, { id: 3 }],
  });
  expect(stepTree([step(0, null), step(1, 0)], '7.')).toMatchObject({ key: '7.0', parts: [{ key: '7.1' }] });
});
