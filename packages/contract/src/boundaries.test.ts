import { expect, it } from 'vitest';
import { isOwnership } from './boundaries.ts';

it('takes shares from 0 to 100 with four decimals, and no others', () => {
  for (const share of ['0', '0.0001', '40', '99.9999', '100']) expect(isOwnership(share), share).toBe(true);
  for (const share of ['-1', '33.33333', '100.0001', '101']) expect(isOwnership(share), share).toBe(false);
});
