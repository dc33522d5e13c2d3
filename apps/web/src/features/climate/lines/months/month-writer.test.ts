import { ApiError } from '@esg/api-client';
import type { ClimateActivity, ClimateMeterMonth, NewClimateActivity } from '@esg/contract';
import { expect, it } from 'vitest';
import { blankLine } from '../line-needs.ts';
import { fieldsOfLine } from '../typed-line.ts';
import { lineLike } from './month-line.ts';
import { type MonthRow, type MonthWrite, plainUnitOf } from './month-rows.ts';
import { type LineStore, MonthTaken, monthWriter } from './month-writer.ts';

const month = '2025-03';
const newest: NewClimateActivity = { ...blankLine('electricity', '2024-12'), label: 'Main', amount: '1', unit: 'kWh' };
const stored = (fields: NewClimateActivity, id: string, version = 1): ClimateActivity => ({
  ...fields,
  id,
  version,
  scope: '2',
  outcomes: [],
  deletedAt: null,
  updatedBy: 'Mei Chan',
  updatedAt: '2025-04-01T00:00:00.000Z',
});
const cellOfLine = ({ id, version, amount, unit, isEstimate }: ClimateActivity): ClimateMeterMonth => ({
  month,
  lines: 1,
  estimates: isEstimate ? 1 : 0,
  open: 0,
  line: { id, version, amount, unit },
});
const rowWith = (cell?: ClimateMeterMonth): MonthRow => ({
  key: 'main',
  name: 'Main',
  entity: 'HQ',
  meter: { entityId: null, activityTypeId: 'electricity', label: 'Main', months: [], newest },
  months: new Map(cell ? [[month, cell]] : []),
});

/** Lines of a gateway, with the rules that matter here: versions, and one line for one key. */
const gateway = (...first: readonly ClimateActivity[]) => {
  const lines = new Map(first.map((line) => [line.id, line]));
  const byKey = new Map<string, ClimateActivity>();
  const keep = (line: ClimateActivity) => {
    lines.set(line.id, line);
    return line;
  };
  const read = (id: string): ClimateActivity => lines.get(id) ?? stored(newest, id);
  const at = (id: string, version: number) => {
    const line = read(id);
    if (line.version !== version)
      throw new ApiError(409, 'resource.stale', { code: 'resource.stale', message: '', current: line } as never);
    return line;
  };
  const shown = { cell: undefined as ClimateMeterMonth | undefined, losesAnswer: false };
  const store: LineStore = {
    one: async (id) => read(id),
    create: async ({ key, ...fields }) => {
      const line = byKey.get(key) ?? keep(stored(fields, `new ${lines.size}`));
      byKey.set(key, line);
      if (shown.losesAnswer) throw new Error('offline');
      return line;
    },
    change: async (id, fields, version) => keep(stored(fields, id, at(id, version).version + 1)),
    remove: async (id, version) => keep({ ...at(id, version), version: version + 1, deletedAt: '2025-05-01' }),
    restore: async (id) => keep({ ...read(id), version: read(id).version + 1, deletedAt: null }),
    present: () => shown.cell,
  };
  return { store, shown, all: () => [...lines.values()].filter(({ deletedAt }) => deletedAt === null) };
};
const write = (row: MonthRow, number: string | null, unit = 'kWh'): MonthWrite => ({
  row,
  month,
  text: number ?? '',
  amount: number === null ? null : { number, unit },
  key: crypto.randomUUID(),
});
const whole: NewClimateActivity = {
  ...newest,
  month,
  amount: '1200',
  source: 'Bill 7',
  contracts: [{ kwh: '400', kgCo2ePerKwh: '0', source: 'Certificates' }],
};

it('changes a month that is typed again before the first amount is stored', async () => {
  const { store, all } = gateway();
  const { inTurn, write: put } = monthWriter(store);
  const row = rowWith();
  await Promise.all(['50', '500'].map((number) => inTurn(() => put(write(row, number)))));
  expect(all().map(({ amount }) => amount)).toEqual(['500']);
});

it('adds one line where the answer to the first try was lost', async () => {
  const { store, shown, all } = gateway();
  const { write: put } = monthWriter(store);
  const once = write(rowWith(), '50');
  shown.losesAnswer = true;
  await expect(put(once)).rejects.toThrow('offline');
  shown.losesAnswer = false;
  await put({ ...once, row: rowWith() });
  expect(all()).toHaveLength(1);
});

it('takes back an estimate as an estimate, another unit as that unit, and a deleted line as it was', async () => {
  const line = stored({ ...whole, isEstimate: true, source: 'Estimate by days' }, 'a');
  const { store, all } = gateway(line);
  const { write: put } = monthWriter(store);
  const row = rowWith(cellOfLine(line));
  const typed = await put(write(row, '5', 'MWh'));
  expect(all()[0]).toMatchObject({ amount: '5', unit: 'MWh', isEstimate: false, source: '' });
  await typed?.();
  expect(all().map(fieldsOfLine)).toEqual([fieldsOfLine(line)]);
  const cleared = await put(write(row, null));
  expect(all()).toEqual([]);
  await cleared?.();
  expect(all().map(fieldsOfLine)).toEqual([fieldsOfLine(line)]);
});

it('leaves alone what a colleague entered into a month that was empty', async () => {
  const theirs = stored(whole, 'theirs');
  const { store, shown, all } = gateway(theirs);
  const { write: put, fill } = monthWriter(store);
  shown.cell = cellOfLine(theirs);
  await expect(put(write(rowWith(), '50'))).rejects.toBeInstanceOf(MonthTaken);
  expect(await fill('main', { ...lineLike(newest, month), isEstimate: true }, 'estimate')).toBeUndefined();
  expect(all()).toEqual([theirs]);
});

it('refuses an older state once, and goes on from what stands there when the person keeps their own', async () => {
  const seen = stored(whole, 'a');
  const { store, all } = gateway({ ...seen, amount: '1300', version: 2 });
  const { write: put } = monthWriter(store);
  const mine = write(rowWith(cellOfLine(seen)), '50');
  await expect(put(mine)).rejects.toBeInstanceOf(ApiError);
  await put(mine);
  expect(all().map(({ amount, version }) => [amount, version])).toEqual([['50', 3]]);
});

it('adds an estimate once, however often it is asked for', async () => {
  const { store, shown, all } = gateway();
  const { fill } = monthWriter(store);
  const estimate = { ...lineLike(newest, month), amount: '9', isEstimate: true };
  shown.losesAnswer = true;
  await expect(fill('main', estimate, 'estimate')).rejects.toThrow('offline');
  shown.losesAnswer = false;
  await fill('main', estimate, 'estimate');
  await fill('main', estimate, 'another key');
  expect(all()).toHaveLength(1);
});

it('asks for the year of prices again in another year, and says nothing of one bill', () => {
  const spend = { ...whole, month: '2024-12', unit: 'HKD', prices: { year: 2024, withTax: true } };
  expect(lineLike(spend, '2025-01')).toMatchObject({
    prices: { year: null, withTax: true },
    contracts: [],
    source: '',
  });
  expect(lineLike({ ...spend, prices: { year: 2024, withTax: null } }, '2025-01').prices).toBeNull();
  expect(lineLike(spend, '2024-11').prices).toEqual(spend.prices);
});

it('takes a plain number in the unit of its row only where the month has that unit', () => {
  expect(plainUnitOf(rowWith(), month)).toBe('kWh');
  expect(plainUnitOf(rowWith(cellOfLine(stored(whole, 'a'))), month)).toBe('kWh');
  expect(plainUnitOf(rowWith(cellOfLine(stored({ ...whole, unit: 'MWh' }, 'a'))), month)).toBeUndefined();
});
