import { describe, expect, it } from 'vitest';
import { hasUnits, itemHead, kpiTable, type NumberRow } from './kpi-table.ts';
import { atStart, indexInRuns, indexWithReasonsOnce, printedModel } from './printed-model.ts';
import type { ModelContentIndex, ModelField, ReportModel } from './report-model.ts';

const row = (number: string, more: Partial<NumberRow> = {}): NumberRow => ({
  descriptor: '',
  number,
  unitCode: '1',
  unitSymbol: '',
  ...more,
});
const numbers = (key: string, rows: NumberRow[], years?: string[]): ModelField => ({
  key,
  label: key,
  language: null,
  content: { kind: 'numbers', rows, ...(years && { years }) },
});
const modelWith = (fields: ModelField[]) =>
  ({
    language: 'en',
    words: { value: 'Value', field: 'Item' },
    period: { start: '2025-01-01', end: '2025-12-31' },
    earlierYears: ['2024'],
    numberLocale: 'en-HK',
    framework: { versionId: 'hkex-c2-2025' },
    chapters: [
      {
        code: 'B2',
        title: '',
        text: null,
        disclosures: [{ code: 'B2.1', title: '', omission: null, fields, charts: [] }],
      },
    ],
  }) as unknown as ReportModel;
const ofYear = (descriptor: string, number: string) => row(number, { descriptor, breakdown: 'by-year' });
const years = [ofYear('2023', '2'), ofYear('2025', '1'), ofYear('2024', '0')];
const threeYears = numbers('ohs.fatalities_3y', years);
const tableOf = (fields: ModelField[]) => {
  const [chapter] = printedModel(modelWith(fields)).chapters;
  return chapter && kpiTable(chapter, modelWith(fields));
};

it('prints a figure of three years once, with its years side by side, under the name of the one-year figure', () => {
  const oneYear = numbers('ohs.fatalities', [row('1', { earlier: ['0'] })], ['2024']);
  const table = tableOf([threeYears, oneYear]);
  expect(table?.years).toEqual(['2023', '2024', '2025']);
  expect(table?.lines.map(({ label, values }) => [label, ...values.map(({ text }) => text)])).toEqual([
    [''],
    ['ohs.fatalities', '2', '0', '1'],
  ]);
});

it('prints no sum of the years beside them, and no row of last year’s report', () => {
  const beside = { earlier: [null] };
  const rows = [row('3', { earlier: [null] }), ...years.map((each) => ({ ...each, ...beside }))];
  const table = tableOf([numbers('ohs.fatalities_3y', rows, ['2024'])]);
  expect(table?.years).toEqual(['2023', '2024', '2025']);
  expect(table?.lines.map(({ values }) => values.map(({ text }) => text))).toEqual([[], ['2', '0', '1']]);
});

it('titles the charts of a three-year figure with that name, too', () => {
  const model = modelWith([threeYears, numbers('ohs.fatalities', [row('1')])]);
  const chart = { unitSymbol: '', kind: 'bar' as const, categories: ['2024', '2025'], series: [] };
  const titles = ['ohs.fatalities', 'ohs.fatalities_3y · By year', 'ohs.lost_days'];
  model.chapters[0]?.disclosures[0]?.charts.push(...titles.map((title) => ({ ...chart, title })));
  const [chapter] = printedModel(model).chapters;
  expect(chapter?.disclosures[0]?.charts.map(({ title }) => title)).toEqual([
    'ohs.fatalities · By year',
    'ohs.lost_days',
  ]);
});

it('keeps a one-year figure that has another value, and a three-year figure that lacks the report’s year', () => {
  const other = numbers('ohs.fatalities', [row('3', { earlier: ['0'] })], ['2024']);
  expect(tableOf([threeYears, other])?.lines.map(({ label }) => label)).toContain('ohs.fatalities');
  const earlier = numbers('ohs.fatalities_3y', [ofYear('2023', '2'), ofYear('2024', '0')]);
  const [chapter] = printedModel(modelWith([earlier])).chapters;
  expect(chapter?.disclosures[0]?.fields[0]).toEqual(earlier);
});

it('capitalises names of parts, and leaves names with capitals of their own unchanged', () => {
  expect(['male', 'pH', 'e-waste', '按性別', 'kWh', 'Male', ''].map(atStart)).toEqual([
    'Male',
    'pH',
    'E-waste',
    '按性別',
    'kWh',
    'Male',
    '',
  ]);
  const parts = numbers('workforce', [row('3', { descriptor: 'male', breakdown: 'by-gender' })]);
  const [chapter] = printedModel(modelWith([parts])).chapters;
  const content = chapter?.disclosures[0]?.fields[0]?.content;
  expect(content?.kind === 'numbers' && content.rows[0]?.descriptor).toBe('Male');
});

it('prints a unit that all figures share once, in the head of the table', () => {
  const inTonnes = { unitCode: 't', unitSymbol: 't' };
  const table = tableOf([numbers('Paper', [row('1', inTonnes)]), numbers('Metal', [row('2', inTonnes)])]);
  expect(table && itemHead('Item', table)).toBe('Item (t)');
  expect(table && hasUnits(table)).toBe(false);
  expect(itemHead('項目', { unit: '公噸' })).toBe('項目（公噸）');
  const mixed = tableOf([numbers('Paper', [row('1', inTonnes)]), numbers('Cases', [row('2')])]);
  expect(mixed && itemHead('Item', mixed)).toBe('Item');
  expect(mixed?.lines.map(({ unit }) => unit)).toEqual(['', 't', '']);
});

it('prints the reason of several index rows in full once in each part, and refers the other rows to it', () => {
  const reason = 'The group has no operations of this kind in any of the countries that the report covers.';
  const rowOf = (code: string, text: string) => ({ code, title: code, located: false, cells: ['', text] });
  const index: ModelContentIndex = {
    title: 'Index',
    facts: [],
    columns: { disclosure: '', location: '', cells: ['', ''] },
    groups: [
      { title: 'A', rows: [rowOf('A1', reason), rowOf('A2', 'No fleet'), rowOf('A3', reason)] },
      { title: 'B', rows: [rowOf('B1', 'No fleet'), rowOf('B2', reason), rowOf('B3', reason), rowOf('B4', '')] },
    ],
  };
  const reasons = indexWithReasonsOnce(index, 'en').groups.flatMap(({ rows }) => rows.map(({ cells }) => cells[1]));
  expect(reasons).toEqual([reason, 'No fleet', 'Same as for A1.', 'No fleet', reason, 'Same as for B2.', '']);
});

describe('provisions that are nowhere in the document for one reason', () => {
  const rowOf = (number: number, reason: string) => ({
    code: `2-${number}`,
    title: `Title ${number}`,
    located: true,
    follows: true,
    cells: [reason],
  });
  const indexOf = (rows: ModelContentIndex['groups'][number]['rows']): ModelContentIndex => ({
    title: '',
    facts: [],
    columns: { disclosure: '', location: '', cells: ['Omission'] },
    groups: [{ title: 'GRI 2', rows }],
  });
  const rowsOf = (index: ModelContentIndex, drawn: readonly string[] = [], languages: ('en' | 'zhTw')[] = ['en']) =>
    indexInRuns(index, languages, (code) => drawn.includes(code)).groups.flatMap(({ rows }) => rows);

  it('share a row with the reason once and each title on its line', () => {
    const rows = rowsOf(
      indexOf([rowOf(7, ''), rowOf(8, 'Later'), rowOf(9, 'Later'), rowOf(10, 'Later'), rowOf(11, 'No')]),
    );
    expect(rows.map(({ code, cells }) => [code, ...cells])).toEqual([
      ['2-7', ''],
      ['2-8 to 2-10', 'Later'],
      ['2-11', 'No'],
    ]);
    expect(rows[1]).toMatchObject({ title: '2-8  Title 8\n2-9  Title 9\n2-10  Title 10', located: false });
  });

  it('keep rows of their own where the document has one of them, or where they are two', () => {
    const index = indexOf([8, 9, 10, 11, 12].map((number) => rowOf(number, 'Later')));
    expect(rowsOf(index, ['2-10']).map(({ code }) => code)).toEqual(['2-8', '2-9', '2-10', '2-11', '2-12']);
  });

  it('keep rows of their own where the framework has others between them, which are not in the index', () => {
    const index = indexOf(
      [8, 9, 12, 13].map((number) => ({ ...rowOf(number, 'Later'), follows: number !== 8 && number !== 12 })),
    );
    expect(rowsOf(index).map(({ code }) => code)).toEqual(['2-8', '2-9', '2-12', '2-13']);
  });

  it('are never so many in one row that they leave most of a page empty, and say their range in each language', () => {
    const index = indexOf(Array.from({ length: 30 }, (_, place) => rowOf(place + 1, 'Later')));
    expect(rowsOf(index).map(({ code }) => code)).toEqual(['2-1 to 2-24', '2-25 to 2-30']);
    expect(rowsOf(index, [], ['en', 'zhTw'])[0]?.code).toBe('2-1 to 2-12\n2-1 至 2-12');
  });
});
