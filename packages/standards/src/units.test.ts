import { type Unit, unitLabel, unitPrinted } from '@esg/contract';
import { less, toPlaces } from '@esg/quantities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, findUnit, isSameAmount, unitKinds, unitsOfKind } from './index.ts';

/** Kinds with at least two units that can be converted. */
const convertible = unitKinds().filter(
  (kind) => unitsOfKind(kind).filter(({ factorToBase }) => factorToBase).length > 1,
);

describe('units', () => {
  it('holds the 129 units of the facts and a price per tonne in each of 16 currencies, each once within its kind', () => {
    const codes = unitKinds().flatMap((kind) => unitsOfKind(kind).map(({ code }) => `${kind} ${code}`));
    expect(codes).toHaveLength(145);
    expect(new Set(codes).size).toBe(145);
  });

  it('prices a tonne of emissions in a currency, which no factor converts into another', () => {
    const units = unitsOfKind('currency_per_ghg');
    const price = units.find(({ code }) => code === 'HKD/t{CO2e}');
    expect(price && unitPrinted(price, 'en')).toBe('HK$/tCO2e');
    expect(price && unitPrinted(price, 'zhTw')).toBe('每公噸二氧化碳當量港元');
    expect(units.map(({ factorToBase }) => factorToBase)).toEqual(units.map(() => null));
    expect(units.at(-1)?.code).toBe('{currency}/t{CO2e}');
  });

  it('converts temperatures exactly, with their different zero points', () => {
    expect(convert('0', 'temperature', 'Cel', 'K')).toBe('273.15');
    expect(convert('212', 'temperature', '[degF]', 'Cel')).toBe('100');
    expect(convert('-40', 'temperature', 'Cel', '[degF]')).toBe('-40');
  });

  it('labels units in Chinese without English words', () => {
    const units = unitKinds()
      .filter((kind) => kind !== 'currency')
      .flatMap((kind) => unitsOfKind(kind));
    const labels = units.map((unit: Unit) => unitLabel(unit, 'zhTw'));
    expect(labels.filter((label) => /[A-Za-z] | [A-Za-z]|^[a-z]{4,}$/.test(label))).toEqual([]);
    expect(unitLabel(findUnit('energy', 'MWh') ?? (units[0] as Unit), 'zhTw')).toBe('MWh');
    const counts = unitsOfKind('count').slice(0, 2);
    expect(counts.map((unit) => unitPrinted(unit, 'en'))).toEqual(['', 'thousand']);
  });

  it('prints each unit by its name in Chinese, so that no table mixes symbols and names', () => {
    const kinds = ['energy', 'mass', 'ghg_mass', 'volume', 'area', 'energy_per_unit', 'ghg_per_revenue'];
    const printed = kinds.flatMap((kind) => unitsOfKind(kind)).map((unit) => unitPrinted(unit, 'zhTw'));
    expect(printed.filter((unit) => !/^\p{Script=Han}/u.test(unit))).toEqual([]);
    expect(unitsOfKind('percent').map((unit) => unitPrinted(unit, 'zhTw'))).toEqual(['%', '小數', '‰']);
  });

  it('prints currencies by their names in a Chinese report, and by their symbols in an English one', () => {
    const money = unitsOfKind('currency');
    expect(money.filter((unit) => /^[\p{Script=Han}]+$/u.test(unitPrinted(unit, 'zhTw')))).toHaveLength(money.length);
    expect(money.filter(({ code }) => code === 'HKD').map((unit) => unitPrinted(unit, 'en'))).toEqual(['HK$']);
  });

  it('offers currencies without conversion between them', () => {
    expect(unitsOfKind('currency').length).toBeGreaterThan(10);
    expect(unitsOfKind('currency').every(({ factorToBase }) => factorToBase === null)).toBe(true);
    expect(convert('1', 'currency', 'USD', 'HKD')).toBeUndefined();
    expect(convert('1.50', 'currency', 'USD', 'USD')).toBe('1.50');
  });

  it('converts exactly where the result has finitely many digits', () => {
    expect(convert('3.6', 'energy', 'GJ', 'kWh')).toBe('1000');
    expect(convert('1', 'energy', 'MWh', 'GJ')).toBe('3.6');
    expect(convert('123456789012345678901234567890.123456789012345', 'mass', 'kg', 't')).toBe(
      '123456789012345678901234567.890123456789012345',
    );
    expect(convert('90', 'hours', 'min', 'h')).toBe('1.5');
    expect(convert('1', 'percent', '1', '%')).toBe('100');
    expect(convert('1', 'energy', 'kWh', 'kg')).toBeUndefined();
    expect(convert('1', 'rate_hours', '/(1000.{person})', '/(200000.h)')).toBeUndefined();
  });

  it('converts to any unit of the kind and back to the same number', () => {
    const pair = fc.constantFrom(...convertible).chain((kind) => {
      const codes = unitsOfKind(kind)
        .filter(({ factorToBase }) => factorToBase)
        .map(({ code }) => code);
      return fc.tuple(fc.constant(kind), fc.constantFrom(...codes), fc.constantFrom(...codes));
    });
    const decimal = fc
      .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 0, max: 15 }))
      .map(([digits, scale]) => toPlaces({ over: digits, under: 10n ** BigInt(scale) }, scale));
    fc.assert(
      fc.property(pair, decimal, ([kind, from, to], number) => {
        const there = convert(number, kind, from, to) ?? '';
        expect(convert(there, kind, to, from)).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows equal amounts in two units, with or without zeros at the end', () => {
    const inEnergy = (one: [string, string], other: [string, string]) =>
      isSameAmount({ number: one[0], unit: one[1] }, { number: other[0], unit: other[1] }, 'energy');
    expect(inEnergy(['1', 'MWh'], ['1000.0', 'kWh'])).toBe(true);
    expect(inEnergy(['100.50', 'kWh'], ['100.5', 'kWh'])).toBe(true);
    expect(inEnergy(['1', 'MWh'], ['1000.1', 'kWh'])).toBe(false);
    expect(inEnergy(['1', 'MWh'], ['1', 'km'])).toBe(false);
  });

  it('shows a factor that agrees with the exact one', () => {
    for (const kind of unitKinds()) {
      const [base] = unitsOfKind(kind).filter(({ factorToBase }) => factorToBase === '1');
      for (const { code, factorToBase, offset } of unitsOfKind(kind)) {
        if (!factorToBase || !base) continue;
        const exact = less(convert('1', kind, code, base.code) ?? '', offset);
        expect(Math.abs(Number(less(exact, factorToBase)) / Number(exact)), `${kind} ${code}`).toBeLessThan(1e-7);
        expect(findUnit(kind, code)?.code).toBe(code);
      }
    }
  });
});
