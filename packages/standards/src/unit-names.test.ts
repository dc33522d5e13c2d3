import { describe, expect, it } from 'vitest';
import { isUnit, otherMeasure, unitCalled, unitKinds, unitsLike } from './index.ts';

const said = (kind: string, text: string) => {
  const { unit, scale, per } = unitCalled(kind, text) ?? { unit: 'none', scale: '', per: '' };
  return [unit, ...(scale === '1' || scale === '' ? [] : [`× ${scale}`]), ...(per === '' ? [] : [per])].join(' ');
};

describe('names of units', () => {
  it.each([
    ['volume', 'litres', 'L'],
    ['volume', 'Cubic metres', 'm3'],
    ['volume', 'm³', 'm3'],
    ['volume', 'ML', 'ML'],
    ['volume', 'mL', 'mL'],
    ['volume', '立方米', 'm3'],
    ['hours_per_person', 'hours', 'h/{person}'],
    ['hours_per_person', '小時／僱員', 'h/{person}'],
    ['hours', 'hours', 'h'],
    ['energy', "'000 kWh", 'MWh'],
    ['energy', 'kWh ’000', 'MWh'],
    ['energy', 'million kWh', 'GWh'],
    ['energy', '百萬千瓦時', 'GWh'],
    ['energy', '千瓦時', 'kWh'],
    ['energy', "MWh in '000s", 'GWh'],
    ['energy', 'GJ (thousands)', 'TJ'],
    ['ghg_mass', 'tonnes CO₂e', 't{CO2e}'],
    ['ghg_mass', 'tCO2-e', 't{CO2e}'],
    ['ghg_mass', 'tonnes of CO2-eq.', 't{CO2e}'],
    ['ghg_mass', '公噸二氧化碳當量', 't{CO2e}'],
    ['mass', 'tonnes', 't'],
    ['mass', 'thousand tonnes', 'kt'],
    ['mass', 'tons', 'none'],
    ['mass', 'short tons', '[ston_av]'],
    ['mass', 'short tons (US)', '[ston_av]'],
    ['count', 'No. of people', '1'],
    ['energy', 'MWh 兆瓦時', 'MWh'],
    ['count', 'persons', '1'],
    ['count', '人', '1'],
    ['count', "'000", '{thousand}'],
    ['currency', "HK$'000", 'HKD × 1000'],
    ['currency', 'HK$ million', 'HKD × 1000000'],
    ['currency', 'HK$m', 'HKD × 1000000'],
    ['currency', '百萬港元', 'HKD × 1000000'],
    ['currency', '港幣千元', 'HKD × 1000'],
    ['currency', '人民幣萬元', 'CNY × 10000'],
    ['currency_per_ghg', 'HK$/tCO2e', 'HKD/t{CO2e}'],
    ['currency_per_ghg', 'HKD per tonne', 'HKD/t{CO2e}'],
    ['currency_per_ghg', 'US$ per tonne of CO2e', 'USD/t{CO2e}'],
    ['currency_per_ghg', '人民幣／公噸二氧化碳當量', 'CNY/t{CO2e}'],
    ['currency_per_ghg', 'HK$ per employee', 'none'],
    ['percent', '%', '%'],
    ['rate_hours', 'per 1,000 employees', '/(1000.{person})'],
    ['rate_hours', '%', '%'],
    ['rate_hours', '每百名僱員', '%'],
    ['ghg_per_unit', 'tCO2e/employee', 't{CO2e}/{unit} employee'],
    ['ghg_per_unit', 'kg CO2e per square metre', 'kg{CO2e}/{unit} square metre'],
    ['ghg_per_revenue', 'tCO2e / HK$ million revenue', 't{CO2e}/(1000000.{currency}) HK$ million revenue'],
    ['ghg_per_revenue', '公噸二氧化碳當量/百萬港元', 't{CO2e}/(1000000.{currency}) 百萬港元'],
    ['ghg_per_revenue', 'tCO2e/employee', 'none'],
    ['energy_per_revenue', 'GWh per HK$ million', 'MW.h/(1000000.{currency}) × 1000 HK$ million'],
    ['energy_per_unit', 'MJ/m²', 'MJ/{unit} m2'],
    ['energy_per_unit', 'GWh per plant', 'GW.h/{unit} plant'],
    ['ghg_per_unit', 'gCO2e/km', 'g{CO2e}/{unit} km'],
    ['ghg_per_revenue', 'kgCO2e / HK$ million', 'kg{CO2e}/(1000000.{currency}) HK$ million'],
    ['mass_per_unit', 'g/person', 'g/{unit} person'],
    ['mass_per_unit', 'mg per tonne', 'mg/{unit} tonne'],
    ['mass_per_unit', 'kg/person', 'kg/{unit} person'],
    ['mass_per_unit', '克／人', 'g/{unit} 人'],
    ['mass_per_revenue', 'kg per HK$ million', 'kg/(1000000.{currency}) HK$ million'],
    ['volume_per_unit', 'litres per guest night', 'L/{unit} guest night'],
    ['volume_per_revenue', 'L / HK$ million', 'L/(1000000.{currency}) HK$ million'],
    ['energy_per_unit', '千瓦時/平方米', 'kW.h/{unit} 平方米'],
    ['energy_per_unit', '千瓦时/平方米', 'kW.h/{unit} 平方米'],
    ['mass', '吨', 't'],
    ['energy', 'litres', 'none'],
  ])('of %s: “%s” is %s', (kind, text, meant) => {
    expect(said(kind, text)).toBe(meant);
  });

  it('are suggested for a text that names no unit for sure', () => {
    expect(unitsLike('mass', 'tons')).toEqual(['t', '[ston_av]']);
    expect(unitsLike('volume', 'litters')).toEqual(['L']);
    expect(unitsLike('energy', 'KWhs')).toContain('kWh');
    expect(unitsLike('days', 'shifts')).toEqual(['d']);
    expect(unitsLike('energy', 'bananas')).toEqual([]);
  });

  it('are never suggested for a text that measures something else, in either language', () => {
    const litres = [
      'litres',
      'L',
      'litres of diesel',
      'Diesel (litres)',
      'liters',
      'gallons',
      '公升',
      '升',
      '公升柴油',
      'm3',
      '立方米',
    ];
    const tonnes = ['tons', '公噸', '吨', 'tonnes of waste'];
    const offered = (kind: string, texts: readonly string[]) => texts.flatMap((text) => unitsLike(kind, text));
    for (const kind of ['energy', 'mass', 'ghg_mass', 'area', 'distance', 'days', 'ratio', 'hours_per_person', 'year'])
      expect([kind, offered(kind, litres)]).toEqual([kind, []]);
    for (const kind of ['energy', 'volume', 'days', 'ratio']) expect([kind, offered(kind, tonnes)]).toEqual([kind, []]);
    expect(unitsLike('mass', 'km')).toEqual([]);
    expect(litres.map((text) => otherMeasure('energy', text))).toEqual(litres.map(() => 'volume'));
    expect(otherMeasure('volume', 'litters')).toBeUndefined();
    expect(otherMeasure('ghg_mass', 'tons')).toBeUndefined();
    expect(otherMeasure('ghg_per_unit', 'tCO2e')).toBeUndefined();
    expect(otherMeasure('count', 'shifts')).toBeUndefined();
    expect(unitKinds().filter((kind) => otherMeasure(kind, 'widgets') !== undefined)).toEqual([]);
  });

  it('are distinguished from other texts', () => {
    expect(['kWh', '%', "HK$'000", '公噸', 'No.', 'tCO2e/m²'].filter((text) => !isUnit(text))).toEqual([]);
    expect(['Electricity', 'KPI A1.2', 'Hong Kong', '2023', '能源'].filter(isUnit)).toEqual([]);
  });
});
