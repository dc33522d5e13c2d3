import { describe, expect, it } from 'vitest';
import { shortened } from './figure-offer.ts';

const field = { type: 'number', decimals: 2 } as const;
const numberOf = (number: string, quotient?: boolean) => shortened(number, { field, quotient }).number;

describe('a figure of the data hub, as an answer holds it', () => {
  it.each([
    ['208.1107231421884143', '208.1'],
    ['14.2671152', '14.27'],
    ['0.0860152', '0.08602'],
    ['7113224.5', '7113225'],
    ['0.03', '0.03'],
    ['72', '72'],
  ])('keeps four digits of what was divided, and its whole part: %s', (number, kept) => {
    expect(numberOf(number, true)).toBe(kept);
  });

  it('keeps every digit of what has an end, and six of what has none', () => {
    expect(numberOf('1234567.891234')).toBe('1234567.891234');
    expect(numberOf('0.33333333333333333333')).toBe('0.333333');
    expect(numberOf('0.00012345678901234567')).toBe('0.000123457');
  });

  it('says whether digits went', () => {
    expect(shortened('208.11', { field, quotient: true }).rounded).toBe(true);
    expect(shortened('208.1', { field, quotient: true }).rounded).toBe(false);
  });
});
