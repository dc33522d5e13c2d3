import { consolidationApproaches, type Holding, inclusionsIn, type Period, wholeHolding } from '@esg/contract';
import { isSame, sumOf } from '@esg/quantities';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Book } from './book.ts';
import { valueAt } from './calculate.ts';
import type { Figure } from './step.ts';

const period: Period = { start: '2025-01-01', end: '2025-12-31' };
const metricKey = 'energy.consumption.total';
const rules = { formulasOf: () => [], denominatorOf: () => null, weightOf: () => undefined, thresholdOf: () => 20 };

type Branch = { id: string; parentId: string | null };
const bookOf = (
  entities: readonly Branch[],
  figures: readonly Figure[],
  holdings: ReadonlyMap<string, Holding>,
  approach: (typeof consolidationApproaches)[number] = 'equity_share',
): Book => {
  const holdingOf = (id: string) => holdings.get(id) ?? { ...wholeHolding, ownFigures: 'alone' as const };
  const inUse = entities.map((entity) => ({ ...entity, archivedAt: null }));
  const boundary = { approach, inclusions: inclusionsIn(inUse, holdingOf, { approach, period }), holdingOf };
  return { entities, rules, figuresOf: (key) => (key === metricKey ? figures : []), above: [], boundary };
};
const groupOf = (book: Book) => valueAt(book, { metricKey, entityId: null, period }).value?.number;

/** A tree of entities, each below an earlier one or at the top. */
const tree = fc.array(fc.nat(), { minLength: 1, maxLength: 24 }).map((picks) =>
  picks.map(
    (pick, index): Branch => ({
      id: `e${index}`,
      parentId: pick % (index + 1) ? `e${(pick % (index + 1)) - 1}` : null,
    }),
  ),
);
const number = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) =>
    sumOf([`${digits}`, '0']).replace(/(\d)$/, (last) => (places ? `${last}.${'7'.repeat(places)}` : last)),
  );
const days = fc.constantFrom<Period>(
  period,
  { start: '2024-04-01', end: '2025-03-31' },
  { start: '2025-07-01', end: '2026-06-30' },
  { start: '2025-02-01', end: '2025-02-28' },
);
const figuresFor = (entities: readonly Branch[], values: readonly (readonly [string, Period])[]): Figure[] =>
  entities.map(({ id }, index) => {
    const [typed = '0', of = period] = values[index % values.length] ?? [];
    return {
      id: `f${index}`,
      sectionId: `${metricKey}:total:figures`,
      entityId: id,
      labelKey: '',
      period: of,
      total: { number: typed, unit: 'kWh' },
      quality: null,
    };
  });
const values = fc.array(fc.tuple(number, days), { minLength: 1, maxLength: 24 });
const holding = fc.record({
  ownership: fc.constantFrom('100', '90', '33.3333', '50', '0.0001'),
  joined: fc.constantFrom(null, '2025-03-10'),
});

it('gives the plain sum of a wholly owned tree, whatever its shape and approach', () => {
  fc.assert(
    fc.property(tree, fc.array(number, { minLength: 1, maxLength: 24 }), (entities, typed) => {
      const figures = figuresFor(
        entities,
        typed.map((each) => [each, period] as const),
      );
      const plain = sumOf(figures.map(({ total }) => total?.number ?? '0'));
      for (const approach of consolidationApproaches)
        expect(isSame(groupOf(bookOf(entities, figures, new Map(), approach)) ?? '', plain)).toBe(true);
    }),
  );
});

it('is the same to the last digit in whatever order entities and figures are read', () => {
  fc.assert(
    fc.property(tree, values, fc.array(holding, { minLength: 1, maxLength: 8 }), (entities, typed, held) => {
      const figures = figuresFor(entities, typed);
      const holdings = new Map(
        entities.map(({ id }, index) => [
          id,
          { ...wholeHolding, ownFigures: 'alone' as const, ...held[index % held.length] },
        ]),
      );
      const sum = groupOf(bookOf(entities, figures, holdings));
      expect(groupOf(bookOf(entities.toReversed(), figures.toReversed(), holdings))).toBe(sum);
    }),
  );
});

it('is the same for a tree with one level more or with all entities at the top, where everything is wholly owned', () => {
  fc.assert(
    fc.property(tree, values, (entities, typed) => {
      const figures = figuresFor(entities, typed);
      const held = new Map(entities.map(({ id }) => [id, { ...wholeHolding, ownFigures: 'alone' as const }]));
      const sum = groupOf(bookOf(entities, figures, held));
      const flat = entities.map(({ id }) => ({ id, parentId: null }));
      expect(groupOf(bookOf(flat, figures, held))).toBe(sum);
      const between = entities.flatMap(({ id, parentId }) => [
        { id: `${id}-holding`, parentId },
        { id, parentId: `${id}-holding` },
      ]);
      expect(groupOf(bookOf(between, figures, held))).toBe(sum);
    }),
  );
});

it('gives the same figure again when an approach is chosen again', () => {
  fc.assert(
    fc.property(tree, values, fc.array(holding, { minLength: 1, maxLength: 8 }), (entities, typed, held) => {
      const figures = figuresFor(entities, typed);
      const holdings = new Map(
        entities.map(({ id }, index) => [id, { ...wholeHolding, ...held[index % held.length] }]),
      );
      const before = structuredClone([figures, [...holdings]]);
      const first = groupOf(bookOf(entities, figures, holdings, 'equity_share'));
      groupOf(bookOf(entities, figures, holdings, 'operational_control'));
      expect(groupOf(bookOf(entities, figures, holdings, 'equity_share'))).toBe(first);
      expect([figures, [...holdings]]).toEqual(before);
    }),
  );
});
