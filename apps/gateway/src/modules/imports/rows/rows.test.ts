import type { ImportField, ImportMapping } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../platform/reading/index.ts';
import { createCollector } from './collect.ts';
import { createLookup } from './lookup.ts';
import { readRow } from './read-row.ts';
import { readRowId, writeRowId } from './row-id.ts';
import type { Catalogue } from './types.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [factory, twinA, twinB, year, half, fiscal, night, diesel] = [1, 2, 3, 4, 5, 6, 7, 8].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const section = 'energy.consumption.total:total:figures';
const catalogue: Catalogue = {
  organisation: 'Verdant 青原',
  entities: [
    { id: factory, name: 'Factory Tai Po 大埔廠' },
    { id: twinA, name: 'Shop' },
    { id: twinB, name: 'shop' },
  ],
  times: [
    { id: year, name: null, period: { start: '2025-01-01', end: '2025-12-31' } },
    { id: half, name: 'First half', period: { start: '2025-01-01', end: '2025-06-30' } },
    { id: fiscal, name: 'FY2024/25', period: { start: '2024-04-01', end: '2025-03-31' } },
  ],
  labels: [
    { id: night, name: 'Night', sectionId: section },
    { id: diesel, name: 'Diesel', sectionId: section },
  ],
};
const lookup = createLookup(catalogue);

const cellOf = (value: string | number | Cell): Cell | undefined =>
  value === ''
    ? undefined
    : typeof value === 'object'
      ? value
      : typeof value === 'number'
        ? { kind: 'number', text: String(value), percent: false, day: null }
        : { kind: 'text', text: value };
type Cells = Partial<Record<ImportField, string | number | Cell>>;

const usual: Cells = { metric: 'Total energy consumption', period: '2025', value: 5, unit: 'MWh' };
const read = (cells: Cells, row = 2, more: Partial<ImportMapping> = {}) => {
  const fields = Object.keys(cells) as ImportField[];
  const mapping: ImportMapping = {
    sheet: 0,
    headerRow: 1,
    numbers: 'point',
    days: 'dmy',
    language: 'en',
    columns: fields.map((field, index) => ({ index, field })),
    ...more,
  };
  return readRow({ row, cells: fields.map((field) => cellOf(cells[field] ?? '')) }, mapping, lookup);
};
const rulesOf = (cells: Cells) => read({ ...usual, ...cells })?.issues.map(({ field, rule }) => [field, rule]);
const collected = (...rows: Cells[]) => {
  const collector = createCollector();
  for (const [index, cells] of rows.entries()) {
    const row = read({ ...usual, ...cells }, index + 2);
    if (row) collector.add(row);
  }
  return collector.finish([], new Set());
};

describe('a row', () => {
  it('never reads a figure with a unit as an answer in words', () => {
    const words = { metric: 'Anti-corruption training', period: '2025' };
    expect(read({ ...words, value: 812, unit: 'hours' })?.issues.map(({ rule }) => rule)).toEqual(['words_wanted']);
    expect(read({ ...words, value: 'Each year for everybody', unit: '' })?.issues).toEqual([]);
  });

  it('takes the unit in brackets of a name where the sheet has no column for units', () => {
    const unitOf = (metric: string, unit = '') => {
      const made = read({ metric, period: '2025', value: 5, ...(unit && { unit }) });
      const { value } = made ?? {};
      return value?.kind === 'figure'
        ? value.figure.unit
        : made?.issues.map(({ rule, facts }) => [rule, facts.measures]);
    };
    expect(unitOf('Total energy consumption (kWh)')).toBe('kWh');
    expect(unitOf('能源總耗量（兆瓦時）')).toBe('MWh');
    expect(unitOf('Total energy consumption (kWh)', 'MWh')).toBe('MWh');
    // Fuel is counted as energy: the litres are understood, and refused as such.
    expect(unitOf('Fuel consumption (litres)')).toEqual([['unit_unknown', 'volume']]);
    expect(unitOf('Total energy consumption')).toEqual([['unit_missing', undefined]]);
  });

  it('finds metric, part, entity, time and labels by their names in either language', () => {
    const place = { metricKey: 'energy.consumption.total', sectionId: section, reportingTimeId: year };
    expect(read(usual)).toMatchObject({ issues: [], place: { place: { ...place, entityId: null, labelIds: [] } } });
    expect(read({ ...usual, metric: '能源總耗量', entity: 'factory tai po 大埔廠', labels: 'night' })).toMatchObject({
      place: { place: { ...place, entityId: factory, labelIds: [night] } },
    });
    expect(read({ ...usual, metric: 'energy.consumption.total', section: '按場址', entity: '整個機構' })).toMatchObject(
      {
        place: { place: { sectionId: 'energy.consumption.total:by-site:figures', entityId: null } },
      },
    );
    expect(read({ ...usual, labels: '柴油' })?.place?.place.labelIds).toEqual([diesel]);
    for (const period of ['2025', 'FY2025', '2025年', '2025-01-01 – 2025-12-31', '01/01/2025'])
      expect(read({ ...usual, period })?.place?.place.reportingTimeId).toBe(period === '01/01/2025' ? undefined : year);
    expect(read({ ...usual, period: 'first half' })?.place?.place.reportingTimeId).toBe(half);
    expect(read({ ...usual, period: '', start: '1/4/2024', end: '31/3/2025' })?.place?.place.reportingTimeId).toBe(
      fiscal,
    );
  });

  it('lists its errors cell by cell, and none without a value', () => {
    expect(read({ ...usual, value: '' })).toBeUndefined();
    expect(rulesOf({ metric: 'Enegry' })).toEqual([['metric', 'metric_unknown']]);
    expect(rulesOf({ metric: '' })).toEqual([['metric', 'metric_missing']]);
    expect(rulesOf({ section: 'by moon' })).toEqual([['section', 'section_unknown']]);
    expect(rulesOf({ entity: 'Nowhere' })).toEqual([['entity', 'entity_unknown']]);
    expect(rulesOf({ entity: 'Shop' })).toEqual([['entity', 'entity_ambiguous']]);
    expect(rulesOf({ period: '2019' })).toEqual([['period', 'period_unknown']]);
    expect(rulesOf({ period: '' })).toEqual([['period', 'period_missing']]);
    expect(rulesOf({ start: '2025-01-01', end: '2025-06-30' })).toEqual([['period', 'period_ambiguous']]);
    expect(rulesOf({ start: '2025-02-30', end: '2025-06-30' })).toEqual([['start', 'date_invalid']]);
    expect(rulesOf({ labels: 'Day' })).toEqual([['labels', 'label_unknown']]);
    expect(rulesOf({ value: 'about 5' })).toEqual([['value', 'number_invalid']]);
    expect(rulesOf({ value: '5,5' })).toEqual([['value', 'number_invalid']]);
    expect(rulesOf({ value: { kind: 'number', text: '45658', percent: false, day: '2025-01-01' } })).toEqual([
      ['value', 'number_invalid'],
    ]);
    expect(rulesOf({ unit: '' })).toEqual([['unit', 'unit_missing']]);
    expect(rulesOf({ unit: 'tCO2e' })).toEqual([['unit', 'unit_unknown']]);
    expect(rulesOf({ quality: 'good', internal: 'maybe' })).toEqual([
      ['quality', 'quality_unknown'],
      ['internal', 'internal_unknown'],
    ]);
    expect(rulesOf({ source: 'x'.repeat(300) })).toEqual([['source', 'text_too_long']]);
    expect(rulesOf({ value: '=1+1' })).toContainEqual(['value', 'formula_text']);
    expect(rulesOf({ value: { kind: 'unknown', formula: true } })).toEqual([['value', 'formula_without_value']]);
    expect(rulesOf({ value: { kind: 'error', text: '#REF!' } })).toEqual([['value', 'cell_error']]);
  });

  it('reads numbers exactly and percentages as they are shown, with a remark, as for a formula’s value', () => {
    const share: Cells = { metric: 'energy.consumption.grid_pct', period: '2025' };
    const percent = read({ ...share, value: { kind: 'number', text: '0.125', percent: true, day: null } });
    expect(percent).toMatchObject({ issues: [], value: { figure: { number: '12.5', unit: '%' } } });
    expect(percent?.remarks).toMatchObject([{ note: 'percent_cell', facts: { number: '12.5' } }]);
    expect(read({ ...share, value: '12.5 %' })).toMatchObject({ value: { figure: { number: '12.5', unit: '%' } } });
    const formula = read({ ...usual, value: { kind: 'number', text: '7', percent: false, day: null, formula: true } });
    expect(formula).toMatchObject({ value: { figure: { number: '7' } }, remarks: [{ note: 'formula_value' }] });
    expect(read({ ...usual, value: '1.234,50' }, 2, { numbers: 'comma' })).toMatchObject({
      value: { figure: { number: '1234.5' } },
    });
  });

  it('is matched by its id where its names are missing or ambiguous, and by its names where they were changed', () => {
    const rowId = writeRowId({
      sectionId: section,
      entityId: twinB,
      reportingTimeId: half,
      labelIds: [],
      kind: 'figures',
      part: 0,
      version: 4,
    });
    const place = { sectionId: section, entityId: twinB, reportingTimeId: half };
    expect(read({ rowId, value: 5, unit: 'MWh' })).toMatchObject({ issues: [], place: { place, version: 4, part: 0 } });
    expect(read({ rowId, entity: 'Shop', value: 5, unit: 'MWh' })).toMatchObject({ place: { place, version: 4 } });
    expect(read({ rowId, entity: 'A name of yesterday', period: 'gone', value: 5, unit: 'MWh' })).toMatchObject({
      place: { place },
    });
    const copied = read({ ...usual, rowId, entity: 'Factory Tai Po 大埔廠' });
    expect(copied).toMatchObject({
      place: { place: { entityId: factory, reportingTimeId: year }, version: null, part: null },
    });
    expect(readRowId(rowId.replace('esg1', 'esg2'))).toBeUndefined();
    expect(readRowId(`${rowId}|more`)).toBeUndefined();
  });

  it('of a metric without a number is read by the type of the metric', () => {
    const answer = (metric: string, value: string | number, more: Partial<ImportMapping> = {}) =>
      read({ metric, period: '2025', value }, 2, more);
    const answerIn = (metric: string, value: string | number, more: Partial<ImportMapping> = {}) => {
      const row = answer(metric, value, more);
      return row?.value?.kind === 'answer' ? row.value.answer : row?.issues[0]?.rule;
    };
    expect(answerIn('energy.target', '零碳', { language: 'zhTw' })).toEqual({
      type: 'textArea',
      text: { zhTw: '零碳' },
    });
    expect(answerIn('energy.management', 'One\n\nTwo')).toEqual({
      type: 'richTextArea',
      blocks: { en: ['One', 'Two'].map((text) => ({ kind: 'paragraph', runs: [{ text }] })) },
    });
    expect(answerIn('climate.transition_plan_adopted', '是')).toEqual({ type: 'checkbox', checked: true });
    expect(answerIn('climate.transition_plan_adopted', 'perhaps')).toBe('choice_unknown');
    expect(answerIn('climate.transition_plan_date', '31/3/2025')).toEqual({ type: 'date', date: '2025-03-31' });
    expect(answerIn('org.country', 'Hong Kong')).toMatchObject({ type: 'country' });
    expect(answerIn('org.country', 'Atlantis')).toBe('country_unknown');
    expect(answerIn('org.period', '2025-01-01 – 2025-12-31')).toEqual({
      type: 'datePeriod',
      period: { start: '2025-01-01', end: '2025-12-31' },
    });
    expect(answerIn('ghg.consolidation', 'none of these')).toBe('choice_unknown');
    expect(answerIn('org.contact', 'x'.repeat(300))).toBe('text_too_long');
  });
});

describe('rows of one data point', () => {
  it('make one data point with a value row each, in the order of the template, wherever they are in the file', () => {
    const ids = [0, 1].map((part) =>
      writeRowId({
        sectionId: section,
        entityId: null,
        reportingTimeId: year,
        labelIds: [],
        kind: 'figures',
        part,
        version: 2,
      }),
    );
    const [item, other, ...rest] = collected(
      { rowId: ids[1] ?? '', value: 2 },
      { period: 'FY2024/25', value: 9, metric: 'ghg.scope1.total', unit: 'tCO2e' },
      { rowId: ids[0] ?? '', value: 1 },
      { descriptor: 'Roof', value: 3 },
    );
    expect(rest).toEqual([]);
    expect(item).toMatchObject({ position: 2, rows: [2, 4, 5], version: 2, issues: [] });
    expect(item?.value).toMatchObject({
      type: 'number',
      rows: [{ number: '1' }, { number: '2' }, { number: '3', descriptor: 'Roof' }],
    });
    expect(other).toMatchObject({ position: 3, issues: [] });
  });

  it('are refused where two have the same place, or overlap in time', () => {
    expect(collected({}, { value: 6 })).toMatchObject([
      { issues: [{ row: 3, rule: 'duplicate_row', facts: { first: 2 } }] },
    ]);
    expect(collected({ value: 1_000_000, unit: 'kWh' }, { value: 3600, unit: 'GJ' })).toMatchObject([
      { issues: [{ row: 3, rule: 'duplicate_row', facts: { first: 2 } }] },
    ]);
    expect(collected({}, { period: 'First half' })).toMatchObject([
      { issues: [] },
      { issues: [{ row: 3, rule: 'overlap', facts: { first: 2, start: '2025-01-01', end: '2025-12-31' } }] },
    ]);
  });

  it('are refused where merged cells hide the differences', () => {
    const collector = createCollector();
    for (const row of [2, 3, 4]) {
      const one = read(
        {
          ...usual,
          period: row === 2 ? '2025' : row === 3 ? 'First half' : '2025',
          metric: row === 4 ? 'ghg.scope1.total' : 'energy.consumption.total',
          unit: row === 4 ? 'tCO2e' : 'MWh',
        },
        row,
      );
      if (one) collector.add(one);
    }
    const items = collector.finish(
      [
        { fromRow: 4, toRow: 900_000, fromColumn: 0, toColumn: 0 },
        { fromRow: 2, toRow: 2, fromColumn: 9, toColumn: 12 },
      ],
      new Set([0, 1, 2, 3]),
    );
    expect(items.map(({ issues }) => issues.map(({ rule }) => rule))).toEqual([[], ['overlap'], ['merged_cells']]);
  });
});
