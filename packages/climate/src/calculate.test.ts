import { describe, expect, it } from 'vitest';
import { calculate, calculateByLocation, calculateByMarket } from './calculate.ts';
import { biogenic, libraryFactor } from './factor.ts';
import { gasUse, lineOf, perUnit, questionOfLine, reckon, resultOfLine, rulesFor, used } from './testing.ts';

const gross = perUnit('kWh', { all: '0.18296' }, { id: 'gross', basis: 'gross', gwpSet: 'AR5' });
const net = perUnit('kWh', { all: '0.2027' }, { id: 'net', basis: 'net', gwpSet: 'AR5' });
const perLitre = perUnit('L', { all: '2.5' }, { id: 'litre' });
const perKilogram = perUnit('kg', { all: '3' }, { id: 'kilogram' });
const diesel = { name: 'Diesel', kgPerM3: '840', netMjPerKg: '45', source: 'EFRAG fuel parameters' };

describe('a question instead of a number', () => {
  it('asks whether energy in a fuel is gross or net, and takes the factor of that basis', () => {
    expect(questionOfLine(reckon(gasUse(null), gross, net))).toBe('calorific_basis_unstated');
    expect(questionOfLine(reckon(gasUse(null), gross))).toBe('calorific_basis_unstated');
    expect(resultOfLine(reckon(gasUse('gross'), gross, net)).kgCo2e).toBe('182.96');
    expect(resultOfLine(reckon(gasUse('net'), gross, net)).kgCo2e).toBe('202.7');
  });

  it('never turns gross into net', () => {
    expect(questionOfLine(reckon(gasUse('gross'), net))).toBe('calorific_value_missing');
    expect(questionOfLine(reckon(used('1', 'kWh', { basis: 'gross', fuel: diesel }), perKilogram))).toBe(
      'calorific_value_missing',
    );
  });

  it('asks for the density of a volume and the calorific value of a mass', () => {
    expect(questionOfLine(reckon(used('100', 'L'), perKilogram))).toBe('density_missing');
    expect(questionOfLine(reckon(used('100', 'kg'), net))).toBe('calorific_value_missing');
    const fuelled = resultOfLine(reckon(used('100', 'L', { fuel: diesel }), perKilogram));
    expect(fuelled.kgCo2e).toBe('252');
    expect(fuelled.steps.map(({ kind }) => kind)).toEqual(['input', 'conversion', 'density', 'factor', 'total']);
    expect(fuelled.steps[2]?.source).toBe('EFRAG fuel parameters');
    expect(resultOfLine(reckon(used('1000', 'L', { fuel: diesel }), net)).kgCo2e).toBe('2128.35');
    expect(resultOfLine(reckon(used('10500', 'kWh', { basis: 'net', fuel: diesel }), perLitre)).kgCo2e).toBe('2500');
  });

  it('asks for year, tax and currency of money', () => {
    const spend = perUnit('EUR', { all: '0.42' }, { prices: { year: 2022, withTax: false } });
    const of = (year: number | null, withTax: boolean | null, unit = 'EUR') =>
      questionOfLine(reckon(used('100', unit, { prices: { year, withTax } }), spend));
    expect(questionOfLine(reckon(used('100', 'EUR'), spend))).toBe('spend_year_unstated');
    expect(of(null, false)).toBe('spend_year_unstated');
    expect(of(2022, null)).toBe('spend_tax_unstated');
    expect(of(2022, true)).toBe('spend_tax_differs');
    expect(of(2021, false)).toBe('spend_year_differs');
    expect(of(2022, false, 'USD')).toBe('spend_currency_differs');
    expect(of(2022, false)).toBe('a result');
  });

  it('never mixes sets of warming potentials, and reckons masses of gases by the chosen one', () => {
    const line = lineOf(gasUse('net'), net);
    expect(questionOfLine(calculate(line, rulesFor('AR6')))).toBe('gwp_sets_mixed');
    const byGas = lineOf(used('10', 'kg'), perUnit('kg', { CH4: '1' }));
    expect(resultOfLine(calculate(byGas, rulesFor('AR5'))).kgCo2e).toBe('280');
    expect(resultOfLine(calculate(byGas, rulesFor('AR6'))).kgCo2e).toBe('279');
    const unknown = lineOf(used('10', 'kg'), {
      ...perKilogram,
      gases: [{ gas: 'XYZ', kgPerUnit: '1', isEquivalent: false, isBeside: false }],
    });
    expect(calculate(unknown, rulesFor())).toMatchObject({
      question: { reason: 'gas_without_potential', choices: ['XYZ'] },
    });
  });

  it('takes no share above the whole or below nothing', () => {
    const shared = (over: string, under: string) =>
      questionOfLine(reckon(used('1', 'kg', { shares: [{ over, under, source: '' }] }), perKilogram));
    expect([shared('3', '2'), shared('1', '0'), shared('-1', '2')]).toEqual(Array(3).fill('share_invalid'));
    expect([shared('0', '2'), shared('2', '2')]).toEqual(Array(2).fill('a result'));
  });

  it('takes a density or calorific value of nothing as not stated', () => {
    const nothing = { ...diesel, kgPerM3: '0', netMjPerKg: '0.00' };
    expect(questionOfLine(reckon(used('100', 'kg', { fuel: nothing }), perLitre))).toBe('density_missing');
    expect(questionOfLine(reckon(used('100', 'L', { fuel: nothing }), perKilogram))).toBe('density_missing');
    expect(questionOfLine(reckon(used('1', 'kWh', { basis: 'net', fuel: nothing }), perKilogram))).toBe(
      'calorific_value_missing',
    );
  });

  it('asks nothing of the line that only the factor can say', () => {
    const neither = { ...net, basis: null };
    expect(questionOfLine(reckon(used('100', 'kg', { fuel: diesel }), neither))).toBe('unit_not_convertible');
  });

  it('says a unit that leads nowhere', () => {
    expect(questionOfLine(reckon(used('10', 'km'), perKilogram))).toBe('unit_not_convertible');
  });
});

describe('a published factor', () => {
  const published = {
    id: 'wood',
    activity: { en: 'Fuel: Wood', zhTw: '燃料：木材' },
    scope: '1',
    category: 'fuel',
    region: 'GB',
    unitKind: 'mass',
    unit: 'kg',
    kgCo2ePerUnit: '1.1557',
    parts: { co2: '0', ch4: '0.2016', n2o: '0.954' },
    basis: 'gross CV; TTW; biogenic CO2 93.80 kg outside scopes',
    gwpSet: 'AR5',
    publicationYear: 2025,
    validFrom: '2025-01-01',
    validTo: null,
    source: 'A publication',
    licence: '',
    verified: true,
  } as const;

  it('keeps biogenic carbon dioxide beside the scope, and tells what rounding leaves', () => {
    const result = resultOfLine(reckon(used('10', 'kg'), libraryFactor(published)));
    expect([result.kgCo2e, result.besideKgCo2e]).toEqual(['11.557', '938']);
    expect(result.gases).toEqual([
      { gas: 'CO2', kg: null, kgCo2e: '0', beside: false },
      { gas: 'CH4', kg: null, kgCo2e: '2.016', beside: false },
      { gas: 'N2O', kg: null, kgCo2e: '9.54', beside: false },
      { gas: 'unsplit', kg: null, kgCo2e: '0.001', beside: false },
      { gas: biogenic, kg: '938', kgCo2e: '938', beside: true },
    ]);
  });

  it('that burns plants without saying how much says that it is not known', () => {
    const caveatsOf = (more: Partial<Parameters<typeof libraryFactor>[0]>) =>
      resultOfLine(reckon(used('10', 'kg'), libraryFactor({ ...published, ...more }))).caveats;
    const blend = { activity: { en: 'Fuel: Diesel (average biofuel blend)', zhTw: '' } };
    expect(caveatsOf({ basis: 'TTW; biogenic CO2 outside scopes' })).toEqual(['biogenic_not_known']);
    expect(caveatsOf({ ...blend, basis: 'TTW' })).toEqual(['biogenic_not_known']);
    expect(caveatsOf({ ...blend, basis: 'WTT' })).toEqual([]);
    expect(caveatsOf({})).toEqual([]);
  });

  it('over the whole life of a power plant says so', () => {
    const average = { ...published, category: 'grid electricity', basis: 'location; life-cycle basis' };
    expect(resultOfLine(reckon(used('10', 'kg'), libraryFactor(average))).caveats).toEqual(['life_cycle_factor']);
  });

  it('of a biofuel per gigajoule is of net energy', () => {
    const bioethanol = {
      ...published,
      activity: { en: 'Biofuel: Bioethanol', zhTw: '' },
      unitKind: 'energy',
      unit: 'GJ',
    };
    const factor = libraryFactor({ ...bioethanol, basis: 'TTW; biogenic CO2 outside scopes' });
    expect(questionOfLine(reckon(used('10', 'GJ', { basis: 'gross' }), factor))).toBe('calorific_value_missing');
    expect(resultOfLine(reckon(used('10', 'GJ', { basis: 'net' }), factor)).kgCo2e).toBe('11.557');
  });

  it('states biogenic carbon dioxide by its mass, also where it is printed as CO2 equivalent', () => {
    const gases = [{ gas: biogenic, kgPerUnit: '2', isEquivalent: true, isBeside: true }];
    const result = resultOfLine(reckon(used('10', 'kg'), { ...perKilogram, gases }));
    expect(result.gases).toEqual([{ gas: biogenic, kg: '20', kgCo2e: '20', beside: true }]);
  });

  it('keeps gases of the Montreal Protocol beside the scopes', () => {
    const leak = libraryFactor({
      ...published,
      activity: { en: 'Leak of HCFC-22', zhTw: '洩漏 HCFC-22' },
      scope: 'outside',
      category: 'fugitive',
      region: 'GLOBAL',
      kgCo2ePerUnit: '1760',
      parts: { co2: null, ch4: null, n2o: null },
      basis: 'GWP100; Montreal Protocol gas: report outside the scopes',
    });
    const result = resultOfLine(reckon(used('2', 'kg'), leak));
    expect(result).toMatchObject({ kgCo2e: '0', besideKgCo2e: '3520', gases: [{ gas: 'HCFC-22', beside: true }] });
  });
});

describe('purchased energy', () => {
  const grid = perUnit('kWh', { all: '0.2' }, { id: 'grid', method: 'location' });
  const mix = perUnit('kWh', { all: '0.3' }, { id: 'mix', method: 'market' });
  const line = lineOf(used('1', 'MWh'), grid, mix);
  const bought = (id: string, kwh: string, kg: string | null) => ({
    id,
    kwh,
    kgCo2ePerKwh: kg,
    source: `Contract ${id}`,
  });
  const market = (...contracts: ReturnType<typeof bought>[]) => calculateByMarket(line, contracts, rulesFor());

  it('is reckoned by the grid and by what was bought, side by side', () => {
    expect(resultOfLine(calculateByLocation(line, rulesFor())).kgCo2e).toBe('200');
    expect(resultOfLine(market()).kgCo2e).toBe('300');
    const partly = resultOfLine(market(bought('a', '400', '0'), bought('b', '100', '0.05')));
    expect(partly.kgCo2e).toBe('155');
    expect(partly.steps.filter(({ kind }) => kind === 'contract' || kind === 'rest').map(({ after }) => after)).toEqual(
      [
        { number: '400', unit: 'kWh' },
        { number: '100', unit: 'kWh' },
        { number: '500', unit: 'kWh' },
      ],
    );
  });

  const traceOfRest = ['input', 'contract', 'factor', 'rest', 'conversion', 'factor', 'total'];

  it.each(['MWh', 'MJ', 'GJ'])('converts what contracts leave over into the %s of the factor', (unit) => {
    const of = (id: string, method: 'location' | 'market', contracts: ReturnType<typeof bought>[]) =>
      calculateByMarket(
        lineOf(used('1000', 'kWh'), perUnit(unit, { all: '400' }, { id, method })),
        contracts,
        rulesFor(),
      );
    const kg = { MWh: '240', MJ: '864000', GJ: '864' }[unit];
    const half = [bought('a', '400', '0')];
    expect(resultOfLine(of('mix', 'market', half)).kgCo2e).toBe(kg);
    expect(resultOfLine(of('grid', 'location', half)).kgCo2e).toBe(kg);
    expect(resultOfLine(of('mix', 'market', half)).steps.map(({ kind }) => kind)).toEqual(traceOfRest);
  });

  it('counts certificates up to what was used, and asks for a factor that nobody stated', () => {
    const all = resultOfLine(market(bought('a', '900', '0'), bought('b', '900', '0.1')));
    expect(all).toMatchObject({ kgCo2e: '10', caveats: ['contract_exceeds_use'], choices: [] });
    expect(questionOfLine(market(bought('a', '400', null)))).toBe('contract_factor_missing');
  });

  it('takes the grid where no residual mix is known, and says so', () => {
    const result = resultOfLine(calculateByMarket(lineOf(used('1', 'MWh'), grid), [], rulesFor()));
    expect([result.kgCo2e, result.caveats]).toEqual(['200', ['gwp_set_not_stated', 'no_residual_mix']]);
  });
});

it('takes measured emissions as they are, with the share that counts and a word where they are estimated', () => {
  const shares = [{ over: '30', under: '100', source: 'Share of the joint venture' }];
  const result = resultOfLine(reckon(used('2', 't{CO2e}', { shares, isEstimate: true })));
  expect([result.kgCo2e, result.caveats, result.choices]).toEqual(['600', ['estimate'], []]);
});
