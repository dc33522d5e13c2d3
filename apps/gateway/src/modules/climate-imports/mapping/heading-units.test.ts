import { expect, it } from 'vitest';
import { fitsHeading, unitInHeading } from './heading-units.ts';

it.each([
  ['Consumption (kWh)', 'kWh', '1'],
  ['用量（萬千瓦時）', 'kWh', '10000'],
  ["Usage ('000 ft³)", '[cft_i]', '1000'],
  ["Usage ('000 km)", 'km', '1000'],
  ["Usage kWh ('000)", 'kWh', '1000'],
  ["Usage ('000) kWh", 'kWh', '1000'],
  ["Usage '000 kWh", 'MWh', '1'],
  ['Usage (10,000 kWh)', 'kWh', '10000'],
  ['Gas used in thousand cubic metres', 'dam3', '1'],
  ["Usage ('000)", null, '1000'],
  ['用量（百萬）', null, '1000000'],
  ['用電量（度）', 'kWh', '1'],
  ['單元用電量 (kWh)', 'kWh', '1'],
  ['元朗用電量 (kWh)', 'kWh', '1'],
  ['Usage HK SAR (kWh)', 'kWh', '1'],
  ['Usage at Thousand Oaks (kWh)', 'kWh', '1'],
  ['Meter reading (m³)', 'm3', '1'],
  ['Usage in thousands', null, '1000'],
  ['Refrigerant (KGS)', 'kg', '1'],
  ['Emissions (tCO2e)', 't{CO2e}', '1'],
])('reads the unit and the multiple of the heading “%s”', (heading, unit, scale) => {
  expect(unitInHeading(heading)).toEqual({ isMoney: false, unit, scale });
});

it.each(['Usage', 'Meter reading', 'Energy use (kWh/m²)', '用水量（度）', 'Weight (pounds)', 'Consumption (CLP)'])(
  'reads nothing in the heading “%s”, which says no unit, or one that may be another',
  (heading) => {
    expect(unitInHeading(heading)).toBeUndefined();
  },
);

it.each([
  ['Amount (HK$)', 'HKD', '1'],
  ["Amount (HKD'000)", 'HKD', '1000'],
  ['Amount (USD million)', 'USD', '1000000'],
  ['Amount (in HK$ million, incl. VAT)', 'HKD', '1000000'],
  ['Amount (IDR)', null, '1'],
  ['Amount (IDR million)', null, '1'],
  ['Amount CAD', null, '1'],
  ['Price (NZD/kWh)', null, '1'],
  ['Amount (incl. VAT)', null, '1'],
  ['Amount incl. tax', null, '1'],
  ['金額（元）', null, '1'],
  ['含稅金額', null, '1'],
])('knows money by its currency at any multiple, by its sign or its tax (%s)', (heading, unit, scale) => {
  expect(unitInHeading(heading)).toMatchObject({ isMoney: true, unit, scale });
});

it('fits no unit to a currency that the library does not have', () => {
  const said = unitInHeading('Amount (IDR)');
  expect([said?.otherCurrency, said && fitsHeading(said, 'HKD')]).toEqual(['IDR', false]);
  expect(unitInHeading('Petrol, RON 95 (L)')).toMatchObject({ isMoney: false, unit: 'L' });
});

it('reads a name of several units as the one of what is measured', () => {
  expect(unitInHeading('Emissions (t)')?.unit).toBe('t');
  expect(unitInHeading('Emissions (t)', ['ghg_mass'])?.unit).toBe('t{CO2e}');
});
