import { isSame, productOf, roundDecimal } from '@esg/quantities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consolidationApproaches, type Holding, inclusionsIn, wholeHolding } from './boundary-rules.ts';
import { consolidationExamples } from './testing/consolidation-examples.ts';

const period = { start: '2025-01-01', end: '2025-12-31' };
const held = (more: Partial<Holding>): Holding => ({ ...wholeHolding, ...more });

/** Entities one below the other, and the share that the lowest counts for. */
const lowest = (
  line: readonly Holding[],
  approach: (typeof consolidationApproaches)[number],
  archivedAt: string | null = null,
) => {
  const entities = line.map((_, index) => ({
    id: `${index}`,
    parentId: index === 0 ? null : `${index - 1}`,
    archivedAt,
  }));
  const inclusions = inclusionsIn(entities, (id) => line[Number(id)] ?? wholeHolding, { approach, period });
  const last = inclusions.get(`${line.length - 1}`);
  if (!last) throw new Error('The lowest entity has no inclusion');
  return last;
};

describe('the share that an entity counts for', () => {
  it.each(consolidationExamples.map((example) => [example.id, example.what, example] as const))(
    'follows the GHG Protocol: %s, %s',
    (_id, _what, { above, held: said, approach, percent, category }) => {
      const line = [...above.map((ownership) => held({ ownership })), held(said)];
      expect(lowest(line, approach)).toMatchObject({ percent, category });
    },
  );

  it('names every interest that was multiplied into it', () => {
    const inclusion = lowest([held({}), held({ ownership: '90' }), held({ ownership: '80.5' })], 'equity_share');
    expect(inclusion.percent).toBe('72.45');
    expect(inclusion.steps.map(({ rule, percent }) => [rule, percent])).toEqual([
      ['owned', '100'],
      ['owned', '90'],
      ['owned', '80.5'],
    ]);
  });

  it('begins and ends with the days of the entity and of the entity above it', () => {
    const joined = held({ joined: '2025-07-01' });
    expect(lowest([joined], 'equity_share').days).toEqual({ start: '2025-07-01', end: '2025-12-31' });
    expect(lowest([joined, held({ left: '2025-09-30' })], 'equity_share').days).toEqual({
      start: '2025-07-01',
      end: '2025-09-30',
    });
    expect(lowest([joined, held({ left: '2025-06-30' })], 'equity_share')).toMatchObject({
      leftOut: 'days',
      days: null,
      percent: '0',
      category: null,
    });
    expect(lowest([held({ joined: '2026-01-01' })], 'operational_control').leftOut).toBe('days');
  });

  it('ends on the day on which the entity was archived, unless a last day was entered', () => {
    const share = (at: string, more: Partial<Holding> = {}) => lowest([held({}), held(more)], 'equity_share', at);
    expect(share('2025-06-30T09:00:00.000Z')).toMatchObject({
      percent: '100',
      days: { start: '2025-01-01', end: '2025-06-30' },
      absence: 'archived',
      leftOut: null,
    });
    expect(share('2024-06-30T09:00:00.000Z')).toMatchObject({ percent: '0', days: null, leftOut: 'archived' });
    expect(share('2026-01-01T09:00:00.000Z')).toMatchObject({ percent: '100', days: period, absence: null });
    expect(share('2025-06-30T09:00:00.000Z', { left: '2025-03-31' })).toMatchObject({
      days: { start: '2025-01-01', end: '2025-03-31' },
    });
    expect(lowest([held({ left: '2025-12-31' })], 'equity_share', '2025-06-30T09:00:00.000Z')).toMatchObject({
      days: period,
      absence: null,
    });
  });

  it('is zero below an entity that is excluded with a reason, and for a leased asset is its holder’s', () => {
    expect(lowest([held({ exclusion: 'No data yet' }), held({})], 'operational_control').leftOut).toBe('excluded');
    const lease = held({ kind: 'lessee_finance' });
    expect(lowest([held({ ownership: '40' }), lease], 'equity_share').percent).toBe('40');
    expect(lowest([held({ operated: false }), lease], 'operational_control')).toMatchObject({
      percent: '0',
      leftOut: 'lease',
    });
  });
});

const ownership = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((parts) => roundDecimal(productOf(`${parts}`, '0.0001'), 4));

it('multiplies ownership down eight levels without losing a digit, whatever entities lie between', () => {
  fc.assert(
    fc.property(fc.array(ownership, { minLength: 1, maxLength: 8 }), (interests) => {
      const { percent } = lowest(
        interests.map((each) => held({ ownership: each })),
        'equity_share',
      );
      const product = interests.reduce((all, each) => productOf(productOf(all, each), '0.01'), '100');
      expect(isSame(percent, product)).toBe(true);
    }),
  );
});

it('counts a tree of wholly owned entities in full under every approach', () => {
  for (const approach of consolidationApproaches)
    expect(lowest([held({}), held({}), held({})], approach)).toMatchObject({ percent: '100', leftOut: null });
});
