import { expect, it } from 'vitest';
import { isAlike } from './hub-save-plan.ts';

const energy = (number: string, unit: string) => ({
  type: 'number' as const,
  rows: [{ number, unit, descriptor: '' }],
});

it('takes answers of disclosures as one figure where they differ in their unit alone', () => {
  expect(isAlike(energy('1', 'MWh'), energy('1000', 'kWh'), 'energy')).toBe(true);
  expect(isAlike(energy('1', 'MWh'), energy('1001', 'kWh'), 'energy')).toBe(false);
});
