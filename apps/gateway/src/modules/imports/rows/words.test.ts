import type { ImportField, ImportMapping } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { createLookup } from './lookup.ts';
import { readRow } from './read-row.ts';

const lookup = createLookup({
  organisation: 'Verdant',
  entities: [],
  times: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      name: null,
      period: { start: '2025-01-01', end: '2025-12-31' },
    },
  ],
  labels: [],
});

type Cells = Partial<Record<ImportField, string | number>>;
const usual: Cells = { metric: 'Total energy consumption', period: '2025', unit: 'MWh' };
const read = (cells: Cells, settled: Partial<ImportMapping> = {}) => {
  const fields = Object.keys(cells) as ImportField[];
  const mapping: ImportMapping = {
    sheet: 0,
    headerRow: 1,
    numbers: 'point',
    days: 'dmy',
    language: 'en',
    columns: fields.map((field, index) => ({ index, field })),
    ...settled,
  };
  const row = fields.map((field) => ({ kind: 'text' as const, text: String(cells[field]) }));
  return readRow({ row: 2, cells: row }, mapping, lookup);
};

describe('a row in the words of people', () => {
  it('finds metrics and units by common names, and suggests some where none is certain', () => {
    const figureOf = (cells: Cells) => {
      const row = read({ period: '2025', ...cells });
      return row?.value?.kind === 'figure'
        ? [row.place?.metric.key, row.value.figure.number, row.value.figure.unit]
        : row?.issues.map(({ rule, facts }) => [rule, facts.suggested]);
    };
    expect(figureOf({ metric: 'Employee turnover', value: '12.5', unit: '%' })).toEqual([
      'workforce.turnover_rate',
      '12.5',
      '%',
    ]);
    expect(figureOf({ metric: '用水量', value: '31,500', unit: 'litres' })).toEqual([
      'water.consumption.total',
      '31500',
      'L',
    ]);
    expect(figureOf({ metric: 'Average training hours', value: 7.5, unit: 'hours' })).toEqual([
      'training.hours_average',
      '7.5',
      'h/{person}',
    ]);
    expect(figureOf({ metric: 'Charitable donations', value: '1,234', unit: 'HK$’000' })).toEqual([
      'community.investment',
      '1234000',
      'HKD',
    ]);
    expect(figureOf({ metric: 'Water use', value: 5, unit: 'litters' })).toEqual([['unit_unknown', 'L']]);
    expect(figureOf({ metric: 'Staff turnover in total, Hong Kong', value: 5, unit: '%' })).toEqual([
      ['metric_unknown', expect.stringContaining('workforce.turnover_rate')],
    ]);
    expect(figureOf({ metric: 'Employees in Hong Kong', value: 5, unit: 'persons' })).toEqual([
      ['metric_unknown', 'workforce.headcount:by-region:figures'],
    ]);
  });

  it('says that a unit measures something else, and never takes it for a unit of the metric, even where that was said before', () => {
    const cells = { ...usual, value: '1,200' };
    const asked = (unit: string, said: Partial<ImportMapping> = {}) =>
      read({ ...cells, unit }, said)?.issues.map(({ rule, facts }) => [rule, facts.measures, facts.suggested]);
    for (const unit of ['litres', 'litres of diesel', '公升', '公升柴油'])
      expect(asked(unit, { units: [{ text: unit, unit: 'kWh' }] })).toEqual([['unit_unknown', 'volume', undefined]]);
    for (const metric of ['Diesel (litres)', 'Litres of diesel', '柴油用量（公升）'])
      expect(read({ metric, period: '2025', value: 5 })?.issues).toMatchObject([
        { rule: 'metric_unknown', facts: { text: metric, kinds: 'volume' } },
      ]);
    for (const metric of ['Diesel', 'Diesel oil', '柴油'])
      expect(read({ metric, period: '2025', value: 5, unit: 'litres' })?.issues).toMatchObject([
        {
          rule: 'metric_unknown',
          facts: { text: metric, kinds: 'volume', counted: 'energy', energy: '9.9282', per: 'L' },
        },
      ]);
    const offered = read({ metric: 'Diesel (litres)', period: '2025', value: 5 })?.issues[0]?.facts.suggested;
    expect(offered).toBeUndefined();
  });

  it('takes the method of scope 2 from the row id where the name has none, but never the metric', () => {
    const idOf = (sectionId: string) => `esg1|${sectionId}|-|00000000-0000-4000-8000-000000000001||figures:0|0`;
    const placed = (sectionId: string, metric: string, settled: Partial<ImportMapping> = {}) => {
      const row = read({ rowId: idOf(sectionId), metric, period: '2025', value: 5, unit: 'tCO2e' }, settled);
      return row?.place?.place.sectionId ?? row?.issues.map(({ rule }) => rule);
    };
    const scope1 = 'ghg.scope1.total:total:figures';
    const market = 'ghg.scope2.market_based:total:figures';
    const location = 'ghg.scope2.location_based:total:figures';
    expect(placed(scope1, 'Scope 2')).toEqual(['method_open']);
    expect(placed(market, 'Scope 2')).toBe(market);
    expect(placed(market, 'Scope 2', { names: [{ text: 'Scope two', sectionId: location }] })).toBe(market);
    expect(placed(market, 'Scope 2 (location-based)')).toBe(location);
    expect(placed(scope1, 'Scope 2', { names: [{ text: 'Scope two', sectionId: market }] })).toBe(market);
  });

  it('reads a name as it was mapped, or leaves its rows out, and says so', () => {
    const steam: Cells = { ...usual, metric: 'Widget index', value: 5 };
    expect(read(steam)?.issues.map(({ rule }) => rule)).toEqual(['metric_unknown']);
    const sectionId = 'energy.consumption.total:by-energy-source:figures';
    expect(read(steam, { names: [{ text: 'widget  index', sectionId }] })).toMatchObject({
      place: { place: { sectionId } },
      issues: [],
      remarks: [{ note: 'settled', facts: { text: 'widget  index' } }],
    });
    expect(read(steam, { names: [{ text: 'widget  index', sectionId: null }] })).toMatchObject({
      left: true,
      issues: [],
      remarks: [{ note: 'left_out', facts: { text: 'widget  index' } }],
    });
  });

  it('reads a number without its footnote marks, and never takes a raised digit as part of it', () => {
    const numberOf = (value: string) => {
      const row = read({ ...usual, value });
      return row?.value?.kind === 'figure' ? row.value.figure.number : undefined;
    };
    expect(['12¹', '1,234*', '5 (note 2)', '7(1)', '8 (restated)', '9（經重列）', '(10)'].map(numberOf)).toEqual([
      '12',
      '1234',
      '5',
      '7',
      '8',
      '9',
      '-10',
    ]);
  });
});
