import { expect, it } from 'vitest';
import { laySparkline } from './sparkline-layout.ts';

it('breaks where a value is unknown, and ends at the last known value', () => {
  const { path, last } = laySparkline(['1', 2, undefined, '3', undefined], 96, 24);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(last?.y).toBe(3);
});
it('draws nothing without values', () => expect(laySparkline([], 96, 24)).toEqual({ path: '', last: undefined }));
