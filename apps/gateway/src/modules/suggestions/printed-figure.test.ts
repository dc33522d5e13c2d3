import { expect, it } from 'vitest';
import { readFigure } from './printed-figure.ts';

/** Reads the figure between the marks. */
const read = (kind: string, marked: string, heads: readonly string[] = []) => {
  const from = marked.indexOf('«');
  const to = marked.indexOf('»') - 1;
  const raw = marked.replace(/[«»]/g, '');
  const found = readFigure(kind, { raw, quote: { from: 0, to: raw.length }, heads, figure: { from, to } });
  return found && `${found.number} ${found.unit}${found.isMultiplied ? ' multiplied' : ''}`;
};

it('reads number and unit beside it, in both languages, with what multiplies it', () => {
  expect(read('ghg_mass', 'Scope 1 emissions came to «1,204.50» tCO2e in 2024.')).toBe('1204.5 t{CO2e}');
  expect(read('ghg_mass', '範圍一排放量為«18,420»公噸二氧化碳當量。')).toBe('18420 t{CO2e}');
  expect(read('volume', 'Water withdrawn was «2.9» million m3.')).toBe('2900000 m3 multiplied');
  expect(read('currency', 'We donated HK$«5.2» million.')).toBe('5200000 HKD multiplied');
  expect(read('currency', '社區投資為«520»萬港元。')).toBe('5200000 HKD multiplied');
  expect(read('percent', 'The turnover rate was «12.3»%.')).toBe('12.3 %');
  expect(read('count', 'We had «2,914» employees.')).toBe('2914 1');
  expect(read('count', 'Fatalities «nil»')).toBe('0 1');
});

it('reads Chinese numbers with their steps, units and widths', () => {
  expect(read('ghg_mass', '範圍一排放量為«12萬4,500»公噸二氧化碳當量。')).toBe('124500 t{CO2e}');
  expect(read('ghg_mass', '範圍一排放量為«1.2»萬噸二氧化碳當量。')).toBe('12000 t{CO2e} multiplied');
  expect(read('mass', '產生有害廢棄物«３，２００»噸。')).toBe('3200 t');
  expect(read('energy', '用電量為«3.82»億千瓦時。')).toBe('382000000 kWh multiplied');
  expect(read('energy', '用電量為«3,820»萬度。')).toBe('38200000 kWh multiplied');
  expect(read('energy', '全年用電«482,000»度，較去年減少。')).toBe('482000 kWh');
  expect(read('energy', '外購電力（萬千瓦時）\t«3,820»\t3,910')).toBe('38200000 kWh multiplied');
  expect(read('currency', '社區投資為«1億2,340萬»港元。')).toBe('123400000 HKD');
  expect(read('currency', '社區投資為港幣«1.2»億元。')).toBe('120000000 HKD multiplied');
});

it('reads the unit of a row from its label, a cell or the lines above', () => {
  expect(read('energy', '能源總耗量（兆瓦時）\t«28,650»\t29,912')).toBe('28650 MWh');
  expect(read('energy', 'Electricity consumption\tMWh\t«11,030»\t11,410')).toBe('11030 MWh');
  expect(read('ghg_mass', 'Scope 1\t«12.5»', ['2024', '(thousand tonnes CO2e)'])).toBe('12.5 kt{CO2e}');
  expect(read('energy', '用電量 千瓦時 «38,200,000»')).toBe('38200000 kWh');
});

it('reads nothing where number, unit or multiplier are not certain', () => {
  const refused: [string, string, string[]?][] = [
    ['ghg_mass', 'Scope 1 emissions came to about «1,204» tCO2e.'],
    ['ghg_mass', 'Scope 1 emissions came to more than «1,204» tCO2e.'],
    ['ghg_mass', 'Scope 1 emissions came to «1,204» tCO2e per employee.'],
    ['ghg_mass', '範圍一排放量約«18,420»公噸二氧化碳當量。'],
    ['ghg_mass', 'Scope 1\t-«1,204»', ['tCO2e']],
    ['ghg_mass', 'Scope 1\t(«1,204»)', ['tCO2e']],
    ['ghg_mass', 'Scope 1\t«1,204»', ['2024']],
    ['ghg_mass', 'Scope 1 (tCO2e)\t«1,204»', ['In thousands, unless stated otherwise']],
    ['count', 'Employees\t«12»', ['Thousands', '2024']],
    ['count', 'We had «twelve» employees.'],
    ['currency', 'We donated «5.2» to charities.'],
    ['currency', 'We donated £«1.3»m in 2024.'],
    ['currency', 'We donated HKD «5.2»m in 2024.'],
    ['currency', 'We donated RMB «5.2» m in 2024.'],
    ['currency', 'We donated €«520»k.'],
    ['currency', 'Donations\t«5.2»m', ['HKD', '2024']],
    ['count', 'We reached «12»k people.'],
  ];
  for (const [kind, text, heads] of refused) expect(read(kind, text, heads), text).toBeUndefined();
});
