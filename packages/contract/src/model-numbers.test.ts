import { calculatedPlaces } from '@esg/quantities';
import { describe, expect, it } from 'vitest';
import { formatModelNumber, roundingOf } from './index.ts';

const printed = (number: string, digits: number | undefined, rounding?: number) =>
  formatModelNumber(number, '', 'en-HK', roundingOf(number, { digits }, rounding));

describe('a calculated figure', () => {
  it.each([
    ['208.110723', '208.1'],
    ['14.267115', '14.27'],
    ['0.0860152', '0.08602'],
    ['10991.723456', '10,992'],
    ['-1.23456', '-1.235'],
    ['0.0005', '0.0005'],
    ['72', '72'],
    ['0', '0'],
  ])('of %s is printed as %s', (number, shown) => {
    expect(printed(number, calculatedPlaces(number))).toBe(shown);
  });

  it('keeps the number of decimals that its author chose', () => {
    expect(printed('208.110723', 1, 3)).toBe('208.111');
  });

  it('leaves a typed figure beside it unchanged', () => {
    expect(printed('276.5', 2)).toBe('276.5');
    expect(printed('208.110723', undefined)).toBe('208.110723');
  });
});
