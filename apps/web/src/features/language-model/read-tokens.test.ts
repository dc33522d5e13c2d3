import { expect, it } from 'vitest';
import { readTokens } from './read-tokens.ts';

it('reads whole numbers within the maximum, in the person’s own separators', () => {
  expect(readTokens('1,500,000', 'en-GB', 2_000_000)).toBe(1_500_000);
  expect(readTokens('1.500.000', 'de-DE', 2_000_000)).toBe(1_500_000);
  expect(readTokens('0', 'en-GB', 2_000_000)).toBe(0);
});

it('refuses fractions, negative numbers, words, and more than the maximum', () => {
  for (const typed of ['1.5', '-1', '', 'many', '2,000,001'])
    expect(readTokens(typed, 'en-GB', 2_000_000)).toBeUndefined();
});
