import type { ClimateMeterMonth } from '@esg/contract';
import { expect, it } from 'vitest';
import { coverageOf } from './month-rows.ts';

const month = (name: string, more: Partial<ClimateMeterMonth> = {}): [string, ClimateMeterMonth] => [
  name,
  { month: name, lines: 1, estimates: 0, open: 0, line: null, ...more },
];

it('tells bills, estimates, questions and gaps apart, and calls nothing a gap that is not over', () => {
  const months = new Map([
    month('2025-01'),
    month('2025-02', { estimates: 1 }),
    month('2025-03', { estimates: 1, open: 1 }),
  ]);
  const states = coverageOf({ months }, '2025', '2025-06').map(([, state]) => state);
  expect(states.slice(0, 7)).toEqual(['billed', 'estimated', 'open', 'gap', 'gap', 'ahead', 'ahead']);
  expect(coverageOf({ months }, '2025', '2026-01').filter(([, state]) => state === 'gap')).toHaveLength(9);
});
