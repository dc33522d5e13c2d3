import { sumOf } from '@esg/quantities';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Compared, explainChange } from './explain-change.ts';

const of = (
  entityId: string | null,
  before: [string, string] | null,
  after: [string, string] | null,
  more: Partial<Compared> = {},
): Compared => {
  const use = (pair: [string, string] | null) => pair && { amount: pair[0], kgCo2e: pair[1] };
  return { group: 'gas', entityId, unit: 'kWh', before: use(before), after: use(after), ...more };
};
const effects = (...compared: Compared[]) => explainChange(compared).map((each) => each.effects);

it('tells more activity from another factor', () => {
  expect(effects(of('A', ['100', '20'], ['150', '33']))).toEqual([
    { activity: '10', mix: '0', factor: '3', boundary: '0', joined: '0', left: '0', unit: '0' },
  ]);
});

it('tells another mix from more activity: the same amount moved from gas to biogas of the same site', () => {
  expect(effects(of('A', ['100', '20'], ['50', '10']), of('A', ['100', '2'], ['150', '3']))).toEqual([
    { activity: '0', mix: '-9', factor: '0', boundary: '0', joined: '0', left: '0', unit: '0' },
  ]);
});

it('takes entities with lines in one period alone for the boundary, and never the whole organisation', () => {
  const compared = [of('A', ['1', '5'], null), of('B', null, ['1', '7']), of(null, null, ['1', '2'])];
  expect(effects(...compared)).toEqual([
    { activity: '2', mix: '0', factor: '0', boundary: '0', joined: '7', left: '-5', unit: '0' },
  ]);
});

it('takes what an entity began or ended for activity', () => {
  const stays = of('A', ['1', '1'], ['1', '1'], { group: 'power' });
  expect(effects(stays, of('A', null, ['10', '4']))[0]).toMatchObject({ activity: '4', joined: '0' });
  expect(effects(stays, of('A', ['10', '4'], null))[0]).toMatchObject({ activity: '-4', left: '0' });
});

it('compares nothing that an entity measured in another kind of unit before', () => {
  const money = of('A', ['100', '50'], null, { unit: 'GBP' });
  expect(effects(money, of('A', null, ['9', '60']))[0]).toMatchObject({ activity: '0', factor: '0', unit: '10' });
});

it('takes another share of an entity for the boundary, and compares the rest by the share of now', () => {
  const before = { amount: '60', kgCo2e: '12', countedKgCo2e: '20' };
  const [change] = explainChange([of('A', null, ['90', '18'], { before })]);
  expect(change).toMatchObject({ before: '20', after: '18', effects: { boundary: '-8', activity: '6', factor: '0' } });
});

const amount = fc
  .record({ whole: fc.bigInt({ min: 0n, max: 10n ** 12n }), part: fc.integer({ min: 0, max: 999_999 }) })
  .map(({ whole, part }) => `${whole}.${String(part).padStart(6, '0')}`.replace(/\.?0+$/, ''));
const use = fc.option(fc.record({ amount, kgCo2e: amount }));
const compared = fc.record({
  group: fc.constantFrom('gas', 'power'),
  entityId: fc.constantFrom('A', 'B', 'C', null),
  unit: fc.constantFrom('kWh', 'm3'),
  before: use,
  after: use,
});

it('adds up to the whole change, digit by digit', () => {
  fc.assert(
    fc.property(fc.array(compared, { maxLength: 12 }), (all) => {
      for (const { before, after, effects: found } of explainChange(all))
        expect(sumOf([before, ...Object.values(found)])).toBe(after);
      expect(sumOf(explainChange(all).map(({ after }) => after))).toBe(
        sumOf(all.map((one) => one.after?.kgCo2e ?? '0')),
      );
    }),
  );
});

it('never depends on the order', () => {
  fc.assert(
    fc.property(fc.array(compared, { maxLength: 12 }), (all) => {
      expect(explainChange(all.toReversed())).toEqual(explainChange(all));
    }),
  );
});

it('has no effect where nothing changed', () => {
  fc.assert(
    fc.property(fc.array(compared, { maxLength: 12 }), (all) => {
      const same = all.map((one) => ({ ...one, after: one.before }));
      for (const { effects: found } of explainChange(same))
        expect(new Set(Object.values(found))).toEqual(new Set(['0']));
    }),
  );
});
