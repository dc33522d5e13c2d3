import { activityMonths, type NewClimateActivity } from '@esg/contract';
import { expect, it } from 'vitest';
import { planRows } from './plan.ts';

const said = {
  entityId: null,
  label: 'Cleaners',
  activityTypeId: 'purchased-services',
  month: '2025-02',
  amount: '900',
  unit: 'HKD',
  source: '',
};

it('counts the next bill of a meter with tax or without as its last one was, and by no factor that was chosen for that', () => {
  const last = { ...said, month: '2024-02', prices: { year: 2024, withTax: true }, factorId: 'of-2024', shares: [] };
  const [row] = planRows([{ row: 2, name: 'Cleaners', said, issues: [] }], {
    standing: [],
    meters: [last as unknown as NewClimateActivity],
    seen: new Map(),
    questionOf: () => null,
    doubtOf: () => undefined,
    isRegionChosen: false,
    answers: new Map(),
    months: activityMonths(new Date('2026-01-01')),
  });
  expect(row?.line).toMatchObject({ prices: { year: null, withTax: true }, factorId: null });
});
