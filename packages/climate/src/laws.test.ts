import type { ClimateResult, TraceStep } from '@esg/contract';
import { derived, dividedBy, fractionOf, plus, productOf, sumOf, times, toDigits } from '@esg/quantities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, calculateByMarket } from './calculate.ts';
import type { Factor } from './factor.ts';
import { lineOf, perUnit, reckon, resultOfLine, rulesFor, used } from './testing.ts';

/* What holds for every activity and every factor, not for chosen ones. */

const decimal = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => derived(dividedBy(fractionOf(String(digits)), fractionOf(String(10 ** places)))));
const factor = fc
  .record({ CO2: decimal, CH4: decimal, N2O: decimal, other: decimal })
  .map((gases) => perUnit('kWh', gases, { gwpSet: 'AR5' }));
const share = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 }))
  .map(([one, more]) => ({ over: String(one), under: String(one + more), source: 'A contract' }));

const kilograms = (number: string, unit: string, by: Factor) => resultOfLine(reckon(used(number, unit), by)).kgCo2e;
/** Derived numbers keep 40 digits; two ways to one number may differ in the last of them. */
const settled = (number: string) => toDigits(fractionOf(number), 36);

/** Reckons a trace again from its own data alone. */
const isTrue = ({ before, by, after }: TraceStep): boolean => {
  if (!before || !by) return true;
  const again = times(fractionOf(before.number), dividedBy(fractionOf(by.over), fractionOf(by.under)));
  return settled(derived(again)) === settled(after.number);
};
const totalsOf = ({ steps }: ClimateResult) => steps.filter(({ kind }) => kind === 'total');

describe('the arithmetic of a line', () => {
  it('is linear: twice the activity is twice the emissions, and two bills are their sum', () => {
    fc.assert(
      fc.property(decimal, decimal, factor, (one, other, by) => {
        expect(kilograms(productOf(one, '2'), 'kWh', by)).toBe(productOf(kilograms(one, 'kWh', by), '2'));
        expect(kilograms(sumOf([one, other]), 'kWh', by)).toBe(
          sumOf([kilograms(one, 'kWh', by), kilograms(other, 'kWh', by)]),
        );
      }),
    );
  });

  it('gives the same in kilowatt-hours, megajoules and therms', () => {
    fc.assert(
      fc.property(decimal, factor, (therms, by) => {
        const megajoules = productOf(therms, '105.505585262');
        const inTherms = settled(kilograms(therms, '100000.[Btu_IT]', by));
        expect(settled(kilograms(megajoules, 'MJ', by))).toBe(inTherms);
        expect(settled(kilograms(productOf(megajoules, '0.001'), 'GJ', by))).toBe(inTherms);
        expect(settled(kilograms(productOf(therms, '3.6'), 'MJ', by))).toBe(settled(kilograms(therms, 'kWh', by)));
      }),
    );
  });

  it('adds its gases up to the total, before and after a share', () => {
    fc.assert(
      fc.property(decimal, factor, fc.array(share, { maxLength: 3 }), (number, by, shares) => {
        const result = resultOfLine(reckon(used(number, 'MJ', { shares }), by));
        const sum = result.gases.map(({ kgCo2e }) => fractionOf(kgCo2e)).reduce(plus);
        expect(settled(derived(sum))).toBe(settled(result.kgCo2e));
      }),
    );
  });

  it('says each step so that anybody can reckon it again, and ends with the result', () => {
    fc.assert(
      fc.property(decimal, factor, fc.array(share, { maxLength: 2 }), (number, by, shares) => {
        const result = resultOfLine(reckon(used(number, '100000.[Btu_IT]', { shares }), by));
        expect(result.steps.filter((step) => !isTrue(step))).toEqual([]);
        expect(result.steps.at(-1)?.after.number).toBe(result.kgCo2e);
        expect(totalsOf(result)).toHaveLength(1);
      }),
    );
  });
});

it('never depends on the order of factors, shares or contracts, and says the same twice', () => {
  const origins = ['supplier', 'own', 'national', 'generic'] as const;
  const candidate = fc
    .record({
      origin: fc.constantFrom(...origins),
      region: fc.constantFrom('GB', 'GLOBAL', 'FR'),
      publicationYear: fc.integer({ min: 2020, max: 2025 }),
      kg: decimal,
    })
    .map(({ kg, ...more }) => perUnit('kWh', { all: kg }, { ...more, id: JSON.stringify({ kg, ...more }) }));
  const contract = fc.record({
    id: fc.uuid(),
    kwh: decimal,
    kgCo2ePerKwh: decimal,
    source: fc.constant('A certificate'),
  });
  const many = <Value>(of: fc.Arbitrary<Value>) =>
    fc
      .array(of, { maxLength: 5 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
  fc.assert(
    fc.property(decimal, many(candidate), many(share), many(contract), (number, factors, shares, contracts) => {
      const [once, otherwise] = ([0, 1] as const).map((way) => {
        const line = lineOf(used(number, 'kWh', { shares: shares[way] ?? [] }), ...(factors[way] ?? []));
        return [calculate(line, rulesFor()), calculateByMarket(line, contracts[way] ?? [], rulesFor())].map(
          (outcome) =>
            outcome.known
              ? { ...outcome.value, steps: outcome.value.steps.filter(({ kind }) => kind !== 'share') }
              : outcome.question,
        );
      });
      expect(otherwise).toEqual(once);
      const line = lineOf(used(number, 'kWh', { shares: shares[0] }), ...factors[0]);
      expect(calculate(line, rulesFor())).toEqual(calculate(line, rulesFor()));
    }),
  );
});
