import { toPlaces } from '@esg/quantities';
import { describe, expect, it } from 'vitest';
import { medianOf, outliersIn, rankedIn } from './entity-comparisons.ts';

const row = (entityId: string, ...numbers: (string | null)[]) => ({
  entityId,
  values: numbers.map((number) => ({ number })),
});

describe('the median', () => {
  it('is the middle, or exactly between the two in the middle, whatever the order', () => {
    expect(medianOf([])).toBeUndefined();
    expect(medianOf(['9', '1', '5'])).toEqual({ over: 5n, under: 1n });
    const even = medianOf(['10', '9', '0.1', '0.2']);
    expect(even && toPlaces(even, 6)).toBe('4.6');
  });
});

describe('the ranking', () => {
  it('begins with the greatest by size, not by text, lets equal ones share a rank, and leaves out what is missing', () => {
    const ranked = rankedIn([row('a', '9'), row('b', '10'), row('c', null), row('d', '9'), row('e', '-3')], 0);
    expect(ranked.map(({ row: { entityId }, rank }) => `${rank} ${entityId}`)).toEqual(['1 b', '2 a', '2 d', '4 e']);
  });
});

describe('outliers', () => {
  it('are three times the median or a third of it', () => {
    const rows = [row('a', '34'), row('b', '10'), row('c', '10'), row('d', '10'), row('e', '2')];
    expect(outliersIn(rows, 0).map(({ row: { entityId }, reasons }) => [entityId, reasons])).toEqual([
      ['a', [{ kind: 'median', times: '3.4' }]],
      ['e', [{ kind: 'median', times: '0.2' }]],
    ]);
  });

  it('need four values for a median that means something, and one above zero', () => {
    expect(outliersIn([row('a', '99'), row('b', '1'), row('c', '1')], 0)).toEqual([]);
    expect(outliersIn([row('a', '99'), row('b', '0'), row('c', '0'), row('d', '0')], 0)).toEqual([]);
  });

  it('have changed by half or more to the year before, up or down; nothing changes from zero', () => {
    const rows = [row('a', '100', '162'), row('b', '100', '50'), row('c', '100', '149'), row('d', '0', '5')];
    expect(outliersIn(rows.slice(0, 3), 1).map(({ reasons }) => reasons)).toEqual([
      [{ kind: 'change', percent: '62' }],
      [{ kind: 'change', percent: '-50' }],
    ]);
    expect(outliersIn([rows[3] ?? row('d')], 1)).toEqual([]);
  });
});
