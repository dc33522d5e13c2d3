import type { TraceStep } from '@esg/contract';
import { expect, it } from 'vitest';
import { traceRows } from './trace-rows.ts';

const kg = (number: string) => ({ number, unit: 'kg' });
const step = (more: Partial<TraceStep> & Pick<TraceStep, 'kind' | 'after'>): TraceStep => ({
  part: 'counted',
  gas: null,
  before: null,
  by: null,
  source: '',
  ...more,
});
const freed = (gas: string, over: string, after: string) =>
  step({ kind: 'factor', gas, before: kg('10'), by: { over, under: '1', unit: 'kg/kg' }, after: kg(after) });

it('lets every gas begin with the amount, also where another gas comes to the same number', () => {
  const input = step({ kind: 'input', part: 'amount', after: kg('10') });
  const { cells } = traceRows([input, freed('HFC-32', '1', '10'), freed('HFC-125', '0.5', '5')], 2, 'L');
  expect(cells.map(({ before }) => before)).toEqual([
    null,
    { formula: 'L2', result: '10' },
    { formula: 'L2', result: '10' },
  ]);
});
