import { describe, expect, it } from 'vitest';
import { stillHolds } from './still-holds.ts';

describe('a value that is remembered for five seconds', () => {
  const known = { until: 105_000 };
  it.each([
    ['at once', 100_000, true],
    ['just before they are over', 104_999, true],
    ['when they are over', 105_000, false],
    ['when the clock was set back', 99_999, false],
  ])('%s: %j, %j', (_, now, holds) => expect(stillHolds(known, now, 5000)).toBe(holds));
});
