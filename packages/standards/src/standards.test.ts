import { type Bilingual, FrameworkSchema, fieldTypes, type Unit, unitLabel } from '@esg/contract';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  convert,
  findCountry,
  findDisclosure,
  findFramework,
  findUnit,
  listCountries,
  listFrameworks,
  listIndustries,
  listSectors,
  listStockExchanges,
  unitsOfKind,
} from './index.ts';

const frameworkOf = (versionId: string) => {
  const framework = findFramework(versionId);
  if (!framework) throw new Error(`${versionId} is missing`);
  return framework;
};
const disclosuresOf = (versionId: string) => frameworkOf(versionId).topics.flatMap(({ disclosures }) => disclosures);

/** Every `{ en, zhTw }` inside a value. */
const textsIn = (value: unknown): Bilingual[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'zhTw' in value) return [value as Bilingual];
  return Object.values(value).flatMap(textsIn);
};

describe('frameworks', () => {
  it('offers GRI with 140 disclosures and HKEX with 71 disclosures and 59 requirements', () => {
    expect(listFrameworks().map(({ versionId, disclosureCount }) => [versionId, disclosureCount])).toEqual([
      ['gri-2025', 140],
      ['hkex-c2-2025', 71],
    ]);
    expect(disclosuresOf('gri-2025')).toHaveLength(140);
    expect(disclosuresOf('hkex-c2-2025')).toHaveLength(71);
    expect(disclosuresOf('hkex-c2-2025').flatMap(({ requirements }) => requirements)).toHaveLength(59);
  });

  it.each(['gri-2025', 'hkex-c2-2025'])('%s holds what the contract promises', (versionId) => {
    const framework = frameworkOf(versionId);
    expect(v.is(FrameworkSchema, framework)).toBe(true);
    expect(findFramework(versionId)).toBe(framework);
    expect(Object.isFrozen(framework.topics[0]?.disclosures[0]?.fields)).toBe(true);

    const codes = disclosuresOf(versionId).flatMap(({ code, requirements }) => [
      code,
      ...requirements.map((r) => r.code),
    ]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(textsIn(framework).filter(({ en, zhTw }) => en.trim() === '' || zhTw.trim() === '')).toEqual([]);
  });

  it('lets everything be left out but what GRI 1 excepts', () => {
    const kept = (versionId: string) =>
      disclosuresOf(versionId)
        .filter(({ omittable }) => !omittable)
        .map(({ code }) => code);
    expect(kept('gri-2025')).toEqual(['2-1', '2-2', '2-3', '2-4', '2-5', '3-1', '3-2']);
    expect(kept('hkex-c2-2025')).toEqual([]);
  });

  it.each(['gri-2025', 'hkex-c2-2025'])('%s gives every disclosure a form that can be filled in', (versionId) => {
    const { units } = frameworkOf(versionId);
    for (const { code, fields } of disclosuresOf(versionId)) {
      expect(fields.length, code).toBeGreaterThan(0);
      expect(new Set(fields.map(({ key }) => key)).size, code).toBe(fields.length);
      for (const { key, type, unitKind, options } of fields) {
        const numeric = type === 'number' || type === 'integer';
        expect(unitKind !== null, `${code} ${key}`).toBe(numeric);
        if (unitKind) expect(units[unitKind]?.length, `${code} ${unitKind}`).toBeGreaterThan(0);
        expect(options.length > 1, `${code} ${key}`).toBe(type === 'singleSelect' || type === 'multiSelect');
        expect(new Set(options.map(({ id }) => id)).size, `${code} ${key}`).toBe(options.length);
      }
    }
  });

  it('offers every field type of the contract by GRI alone', () => {
    const offered = new Set(disclosuresOf('gri-2025').flatMap(({ fields }) => fields.map(({ type }) => type)));
    expect([...offered].toSorted()).toEqual([...fieldTypes].toSorted());
  });

  it('keeps the marks of the facts: superseded with its date, not yet compared, voluntary', () => {
    expect(findDisclosure('gri-2025', '305-1')?.supersededBy).toEqual({ code: '102-5', from: '2027-01-01' });
    expect(findDisclosure('gri-2025', '2-1')?.verified).toBe(true);
    expect(findDisclosure('gri-2025', '102-5')?.verified).toBe(false);
    const voluntary = findDisclosure('hkex-c2-2025', 'D-36');
    expect(voluntary?.mandatory).toBe('no');
    expect(voluntary?.fields.some(({ required }) => required)).toBe(false);
  });

  it('adds the metrics of the requirements below a disclosure, each once', () => {
    const keys = findDisclosure('hkex-c2-2025', 'D-28')?.fields.map(({ key }) => key) ?? [];
    expect(keys.slice(0, 4)).toEqual([
      'ghg.scope1.total',
      'ghg.scope2.location_based',
      'ghg.scope3.total',
      'ghg.scope2.market_based',
    ]);
    expect(keys).toContain('ghg.scope3.cat15');
  });

  it('gives guidance in both languages or none', () => {
    const fields = [...disclosuresOf('gri-2025'), ...disclosuresOf('hkex-c2-2025')].flatMap(
      (disclosure) => disclosure.fields,
    );
    expect(fields.filter(({ hint }) => hint !== null).length).toBeGreaterThan(fields.length / 3);
    expect(findDisclosure('gri-2025', '305-1')?.fields[0]?.hint?.zhTw).toContain('直接排放');
  });

  it('says units in Chinese without English words', () => {
    const units = Object.values(frameworkOf('gri-2025').units).flat();
    expect(units.map((unit) => unitLabel(unit, 'zhTw')).filter((label) => / |^[a-z]{4,}$/.test(label))).toEqual([]);
    expect(unitLabel(findUnit('energy', 'MWh') ?? (units[0] as Unit), 'zhTw')).toBe('MWh');
  });

  it('knows nothing of a version that is not on offer', () => {
    expect(findFramework('toString')).toBeUndefined();
    expect(findDisclosure('gri-2025', 'constructor')).toBeUndefined();
    expect(findDisclosure('gri-1999', '2-1')).toBeUndefined();
  });
});

describe('countries', () => {
  it('lists 252 places, ordered by id, named in both languages', () => {
    expect(listCountries()).toHaveLength(252);
    expect(textsIn(listCountries()).every(({ en, zhTw }) => en !== '' && zhTw !== '')).toBe(true);
    expect(listCountries().find(({ id }) => id === 'HK')?.diallingCode).toBe('+852');
  });
});

describe('industries and exchanges', () => {
  it('lists the 77 industries of SICS below their sectors and the 21 sections of ISIC apart', () => {
    expect(listSectors().flatMap(({ industries }) => industries)).toHaveLength(77);
    expect(listIndustries()).toHaveLength(21);
    const industries = [...listSectors(), ...listIndustries()];
    expect(textsIn(industries).every(({ en, zhTw }) => en !== '' && zhTw !== '')).toBe(true);
  });

  it('places every exchange in a country it knows', () => {
    expect(listStockExchanges().length).toBeGreaterThanOrEqual(30);
    expect(listStockExchanges().filter(({ country }) => !findCountry(country))).toEqual([]);
    expect(listStockExchanges()[0]?.id).toBe('XHKG');
  });
});

describe('units', () => {
  it('offers currencies without a rate between them', () => {
    expect(unitsOfKind('currency').length).toBeGreaterThan(10);
    expect(unitsOfKind('currency').every(({ factorToBase }) => factorToBase === null)).toBe(true);
    expect(convert('1', 'currency', 'USD', 'HKD')).toBeUndefined();
    expect(convert('1.50', 'currency', 'USD', 'USD')).toBe('1.50');
  });

  it('converts exactly where the answer has an end', () => {
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

  it('comes back to the same number from any unit of the kind', () => {
    const kinds = ['energy', 'mass', 'ghg_mass', 'volume', 'area', 'hours', 'duration', 'percent', 'rate_hours'];
    const pair = fc.constantFrom(...kinds).chain((kind) => {
      const codes = unitsOfKind(kind)
        .filter(({ factorToBase }) => factorToBase)
        .map(({ code }) => code);
      return fc.tuple(fc.constant(kind), fc.constantFrom(...codes), fc.constantFrom(...codes));
    });
    const decimal = fc
      .tuple(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.integer({ min: 0, max: 6 }))
      .map(([digits, scale]) => new Decimal(digits.toString()).dividedBy(new Decimal(10).pow(scale)).toFixed());
    fc.assert(
      fc.property(pair, decimal, ([kind, from, to], number) => {
        const there = convert(number, kind, from, to) ?? '';
        const back = convert(there, kind, to, from) ?? '';
        expect(new Decimal(back).toSignificantDigits(20).toFixed()).toBe(number);
      }),
    );
  });

  it('says the exact factor and the shown one alike', () => {
    for (const kind of Object.keys(frameworkOf('gri-2025').units)) {
      const [base] = unitsOfKind(kind).filter(({ factorToBase }) => factorToBase === '1');
      for (const { code, factorToBase } of unitsOfKind(kind)) {
        if (!factorToBase || !base) continue;
        const exact = new Decimal(convert('1', kind, code, base.code) ?? 'NaN');
        expect(exact.minus(factorToBase).dividedBy(exact).abs().toNumber(), `${kind} ${code}`).toBeLessThan(1e-11);
        expect(findUnit(kind, code)?.code).toBe(code);
      }
    }
  });
});
