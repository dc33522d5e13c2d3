import type { DataPointPage, ImportDetail, ReportingTime } from '@esg/contract';
import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bookOf } from '../../platform/reading/testing.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { importsOf } from './testing.ts';

// Each import runs through threads and jobs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
let year: ReportingTime;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  year = await hubOf(h).time('2023-01-01', '2023-12-31');
});
afterAll(() => h.close());

const rows = [
  ['ESG data of Silver Harbour'],
  ['Indicator', 'Unit', 'FY2022', 'FY2023'],
  ['Environmental'],
  ['Total energy consumption', 'kWh', 829627.55, 711322.45],
  ['Number of employees', 'persons', 3302, 3418],
  ['– Male', 'persons', 1850, 1914],
  ['– Female', 'persons', 1452, 1504],
  ['Employee turnover', '%', '31.2%', '28.4%'],
  ['Happiness of everybody', 'points', 7, 8],
  ['Hazardous waste', 'tons', 0.54, 0.52],
];
const sheet = () => writeXlsx({ sheets: [{ name: 'ESG', rows }] });
const points = async () => (await hubOf(h).ok<DataPointPage>(hubOf(h).get('/data-points?limit=100'))).items;

/** Stores two years side by side after its two questions are answered: rows without a place are left out, tons are tonnes. */
const storeSettled = async () => {
  const { upload, check, apply } = importsOf(h);
  await hubOf(h).time('2022-01-01', '2022-12-31');
  const settled = await check(await upload(await sheet(), 'ESG.xlsx'), {
    names: [{ text: 'Happiness of everybody', sectionId: null }],
    units: [{ text: 'tons', unit: 't' }],
  });
  return { settled, stored: await apply(settled.id) };
};

it('recognises years side by side, and asks about a year that has no reporting time, a metric and a unit that nobody knows', async () => {
  await hubOf(h).store(year.id, { value: figure('700', 'MWh') });
  const { upload, check, items } = importsOf(h);
  const first = await upload(await sheet(), 'ESG.xlsx');
  const suggestion = first.sheets[0]?.suggestion;
  expect(suggestion).toMatchObject({
    headerRow: 2,
    columns: [
      { index: 0, field: 'metric' },
      { index: 1, field: 'unit' },
    ],
    times: [
      { index: 2, period: { start: '2022-01-01', end: '2022-12-31' } },
      { index: 3, period: { start: '2023-01-01', end: '2023-12-31' } },
    ],
  });

  // The missing year is a question for each figure, not a loss.
  const without = await check(first);
  expect(without.counts).toMatchObject({ new: 3, conflict: 1, left: 1 });
  expect((await items(without.id, '&kind=error')).map(({ issues }) => issues[0]?.rule)).toContain('period_unknown');
  await hubOf(h).time('2022-01-01', '2022-12-31');

  const asked = await check(first);
  expect(asked.counts).toMatchObject({ new: 7, conflict: 1, error: 3, left: 1 });
  const errors = await items(asked.id, '&kind=error');
  expect(errors).toMatchObject([
    { rows: [9], texts: { metric: 'Happiness of everybody', value: '7 · 8' }, issues: [{ rule: 'metric_unknown' }] },
    { rows: [10], issues: [{ row: 10, rule: 'unit_unknown', facts: { text: 'tons', suggested: 't|[ston_av]' } }] },
    { rows: [10], issues: [{ row: 10, rule: 'unit_unknown' }] },
  ]);
  const [changed] = await items(asked.id, '&kind=conflict');
  expect(changed).toMatchObject({ before: { value: figure('700') }, after: { value: figure('711322.45', 'kWh') } });
});

it('stores years side by side once every question is settled, and takes the whole import back', async () => {
  await hubOf(h).store(year.id, { value: figure('700', 'MWh') });
  const { settled, stored: applied } = await storeSettled();
  expect(settled.counts).toMatchObject({ figures: 12, new: 9, conflict: 1, error: 0, left: 2 });
  expect(settled.counts).not.toHaveProperty('unequalTotals');
  expect(applied).toMatchObject({ result: { created: 9, changed: 1, failed: 0 } });
  const stored = await points();
  expect(stored).toHaveLength(10);
  expect(
    stored.find(({ sectionId, period }) => sectionId.includes('by-gender') && period.end === '2023-12-31'),
  ).toMatchObject({
    value: {
      rows: [
        { number: '1914', descriptor: 'Male' },
        { number: '1504', descriptor: 'Female' },
      ],
    },
  });

  expect(await importsOf(h).undo(settled.id)).toMatchObject({ result: { removed: 9, restored: 1 } });
});

it('names totals that their parts do not add up to, and counts figures beside the data points that hold them', async () => {
  const { upload, check } = importsOf(h);
  const unequal = [
    ['Indicator', 'Unit', 'FY2023'],
    ['Number of employees', 'persons', 3418],
    ['– Male', 'persons', 1914],
    ['– Female', 'persons', 1464],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: 'ESG', rows: unequal }] });
  expect((await check(await upload(bytes, 'Unequal.xlsx'))).counts).toEqual({
    rows: 3,
    figures: 3,
    new: 2,
    changed: 0,
    conflict: 0,
    same: 0,
    error: 0,
    left: 0,
    unequalTotals: {
      count: 1,
      shown: [{ row: 3, first: 2, metricKey: 'workforce.headcount', period: year.period, sum: '3378', total: '3418' }],
    },
  });
});

it('suggests for next year’s sheet what was settled for this one', async () => {
  await storeSettled();
  const next = await importsOf(h).upload(
    await writeXlsx({
      sheets: [
        {
          name: 'ESG',
          rows: rows.map((row) =>
            row.map((cell) => (cell === 'FY2022' ? 'FY2023' : cell === 'FY2023' ? 'FY2024' : cell)),
          ),
        },
      ],
    }),
    'ESG next.xlsx',
  );
  expect(next.sheets[0]).toMatchObject({
    remembered: { fileName: 'ESG.xlsx' },
    suggestion: {
      times: [{ period: { start: '2023-01-01' } }, { period: { start: '2024-01-01' } }],
      names: [{ text: 'Happiness of everybody', sectionId: null }],
      units: [{ text: 'tons', unit: 't' }],
    },
  });
});

it('lets a person choose between two rows of one figure, and decide later about rows left open', async () => {
  const { checked, check, items, apply, ok, send, until, upload } = importsOf(h);
  const twice = [
    ['Indicator', 'Unit', 'FY2023'],
    ['Water consumption', 'm3', 40210],
    ['Number of employees', 'persons', 88],
    ['Water consumption', 'ML', 33.1],
  ];
  const file = await writeXlsx({ sheets: [{ name: 'ESG', rows: twice }] });
  const first = await checked(file, 'Twice.xlsx');
  expect(first.counts).toMatchObject({ new: 1, error: 1 });
  expect(await apply(first.id, 'select')).toMatchObject({ result: { created: 1 } });

  // Open questions are asked again; stored rows stay as they are.
  const again = await until((await ok<ImportDetail>(send('POST', `/imports/${first.id}/again`))).id, 'checked');
  expect(again.counts).toMatchObject({ new: 0, same: 1, error: 1 });
  const used = await check(again, { leftRows: [2] });
  expect(used.counts).toMatchObject({ new: 1, same: 1, error: 0, left: 1 });
  expect((await items(used.id, '&kind=left'))[0]?.remarks).toEqual([{ row: 2, note: 'left_out', facts: {} }]);
  await apply(used.id, 'select');
  const water = (await points()).find(({ metricKey }) => metricKey === 'water.consumption.total');
  expect(water?.value).toMatchObject({ rows: [{ number: '33.1', unit: 'ML' }] });

  // Left-out rows apply only to this sheet.
  const next = await upload(file, 'Next.xlsx');
  expect(next.sheets[0]?.suggestion).not.toHaveProperty('leftRows');
});

it('imports another sheet of a file that was uploaded before, and knows the sheets that were imported', async () => {
  const { checked, apply, ok, refused, read, send, check } = importsOf(h);
  const sheets = [
    {
      name: 'Environmental',
      rows: [
        ['Indicator', 'Unit', 'FY2023'],
        ['Water consumption', 'm3', 40210],
      ],
    },
    {
      name: 'Social',
      rows: [
        ['Indicator', 'Unit', 'FY2023'],
        ['Number of employees', 'persons', 88],
      ],
    },
  ];
  const first = await checked(await writeXlsx({ sheets }), 'Book.xlsx');
  expect((await read(first.id)).storedSheets).toEqual([]);
  await apply(first.id);
  expect((await read(first.id)).storedSheets).toEqual([0]);

  expect(await refused(send('POST', `/imports/${first.id}/again?sheet=2`))).toMatchObject({ status: 422 });
  const next = await ok<ImportDetail>(send('POST', `/imports/${first.id}/again?sheet=1`));
  expect(await read(next.id)).toMatchObject({
    state: 'mapping',
    fileName: 'Book.xlsx',
    mapping: { sheet: 1, times: [{ index: 2 }] },
    storedSheets: [0],
  });
  const second = await check(next, next.mapping ?? {});
  expect(second.counts).toMatchObject({ new: 1, error: 0 });
  await apply(second.id);
  expect((await read(first.id)).storedSheets).toEqual([0, 1]);
});

it('asks once what an ambiguous name stands for, remembers the answer for the organisation, and shows the figures of each question', async () => {
  const open = [
    ['Indicator', 'Unit', 'FY2023'],
    ['Water', 'm3', 40210],
    ['Turnover', '%', 12.5],
    ['Number of employees', 'persons', 88],
    ['Total employees', 'persons', 90],
  ];
  const fileOf = (rows: (string | number)[][]) => writeXlsx({ sheets: [{ name: 'ESG', rows }] });
  const { checked, check, items, apply, undo, upload } = importsOf(h);
  const first = await checked(await fileOf(open), 'Open.xlsx');
  expect(first.counts).toMatchObject({ new: 1, error: 2 });
  expect(await items(first.id, '&kind=error')).toMatchObject([
    {
      texts: { metric: 'Water', value: '40210', unit: 'm3' },
      issues: [{ rule: 'name_open', facts: { suggested: expect.stringContaining('water.withdrawal.total') } }],
    },
    { texts: { value: '88 · 90', unit: 'persons' }, issues: [{ rule: 'duplicate_row' }] },
  ]);
  const settled = await check(first, {
    names: [{ text: 'Water', sectionId: 'water.withdrawal.total:total:figures' }],
    leftRows: [5],
  });
  expect(settled.counts).toMatchObject({ new: 3, error: 0 });
  await apply(settled.id);
  expect((await points()).map(({ metricKey }) => metricKey).sort()).toEqual([
    'water.withdrawal.total',
    'workforce.headcount',
    'workforce.turnover_rate',
  ]);
  // The same organisation's next sheet raises no question; another organisation's does.
  const next = await upload(
    await fileOf([
      ['KPI', 'Unit', 'FY2023', 'Note'],
      ['Water', 'm3', 41000, ''],
    ]),
    'Next.xlsx',
  );
  const read = await check(next);
  expect(read.counts).toMatchObject({ error: 0 });
  expect((await items(read.id))[0]).toMatchObject({ metricKey: 'water.withdrawal.total' });
  await undo(settled.id);
  expect(await points()).toEqual([]);

  const sister = importsOf(h, 'verdant.sister');
  await hubOf(h, 'verdant.sister').time('2023-01-01', '2023-12-31');
  const theirs = await sister.checked(await fileOf(open), 'Theirs.xlsx');
  expect((await sister.items(theirs.id, '&kind=error'))[0]?.issues[0]?.rule).toBe('name_open');
});

it('refuses a mapping with two columns for one field, or one column for a field and a time', async () => {
  const { upload, send, refused } = importsOf(h);
  const { id, sheets } = await upload(await sheet(), 'ESG.xlsx');
  const suggestion = sheets[0]?.suggestion;
  const [first] = suggestion?.times ?? [];
  if (!suggestion || !first) throw new Error('No times were recognised');
  const issuesWith = async (...times: object[]) => {
    const refusal = await refused(send('PUT', `/imports/${id}/mapping`, { ...suggestion, times }));
    return [refusal.code, refusal.issues.map(({ path }) => path)];
  };
  const other = { ...first, index: 3 };
  expect(await issuesWith(first, { ...other, index: first.index, part: 'Male' })).toEqual([
    'import.mapping_incomplete',
    ['times.1'],
  ]);
  expect(await issuesWith(first, other)).toEqual(['import.mapping_incomplete', ['times.1']]);
  expect(await issuesWith({ ...first, index: 0 })).toEqual(['import.mapping_incomplete', ['times.0']]);
});

it('asks for formulas without saved results, and reads a column of them as the year in its heading', async () => {
  const text = (reference: string, words: string) => `<c r="${reference}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const head = `<row r="1">${text('A1', 'Indicator')}${text('B1', 'Unit')}<c r="C1"><v>2022</v></c><c r="D1"><v>2023</v></c></row>`;
  const energy = `<row r="2">${text('A2', 'Total energy consumption')}${text('B2', 'kWh')}<c r="C2"><f>1+1</f></c><c r="D2"><v>5</v></c></row>`;
  const sold = `<row r="3">${text('A3', 'Energy sold')}${text('B3', 'GJ')}<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D3"><v>7</v></c></row>`;
  await hubOf(h).time('2022-01-01', '2022-12-31');
  const { upload, check, items } = importsOf(h);
  const uploaded = await upload(bookOf({ sheet: head + energy + sold }), 'Formulas.xlsx');
  expect(uploaded.sheets[0]?.suggestion?.times).toMatchObject([{ index: 2 }, { index: 3 }]);
  const { id } = await check(uploaded);
  const errors = await items(id, '&kind=error');
  expect(errors.map(({ rows: at, issues }) => [at[0], issues[0]?.rule])).toEqual([
    [2, 'formula_without_value'],
    [3, 'cell_error'],
  ]);
});
