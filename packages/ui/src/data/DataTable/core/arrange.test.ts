import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeSteps, type Plan } from './arrange.ts';
import { testOf } from './filter.ts';
import { linesOf } from './lines.ts';
import { type Direction, orderSteps, type Value } from './order.ts';
import { finish, inSlices } from './slices.ts';

const sorted = (values: readonly Value[], direction: Direction = 'ascending') => [
  ...finish(orderSteps(Uint32Array.from(values.keys()), (index) => values[index], direction, 'en')),
];

describe('sorting', () => {
  const values = [3, undefined, 1, 3, Number.NaN, 2];
  it('goes by size, keeps equal values in order, and puts empty values last in both directions', () => {
    expect(sorted(values)).toEqual([2, 5, 0, 3, 1, 4]);
    expect(sorted(values, 'descending')).toEqual([0, 3, 5, 2, 1, 4]);
  });
  it('compares numbers inside text as numbers', () => expect(sorted(['305-10', '305-2', '302-1'])).toEqual([2, 1, 0]));
  it('gives the same order as the built-in sort, for any numbers', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), (numbers) => {
        const expected = [...numbers.keys()].sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
        expect(sorted(numbers)).toEqual(expected);
      }),
    ));
  it('orders Chinese as its readers expect', () => {
    const words = ['乙', '一', '甲', '三'];
    const order = finish(
      orderSteps(Uint32Array.from(words.keys()), (index) => words[index], 'ascending', 'zh-Hant-HK'),
    );
    expect([...order].map((index) => words[index])).toEqual(words.toSorted(new Intl.Collator('zh-Hant-HK').compare));
  });
});

describe('a filter', () => {
  const answers = (query: string, text: string, value?: Value) => testOf(query)?.(text, value);
  it('matches any part of the text, in capitals or not', () => {
    expect(answers('ELEC', 'Electricity')).toBe(true);
    expect(answers('用電', '總用電量')).toBe(true);
    expect(answers('gas', 'Electricity')).toBe(false);
  });
  it('compares figures by their sort value, or else by their text', () => {
    expect(answers('>1000', '1,250.0', 1250)).toBe(true);
    expect(answers('>= 5', '5')).toBe(true);
    expect(answers('< 5', '')).toBe(false);
    expect(answers('10..20', '15')).toBe(true);
    expect(answers('-5..-1.5', '-2')).toBe(true);
  });
  it('matches the exact text after “=”, and other texts after “!”', () => {
    expect(answers('=gas', 'Gas')).toBe(true);
    expect(answers('=gas', 'Gas oil')).toBe(false);
    expect(answers('!gas', 'Gas oil')).toBe(false);
    expect(answers('!gas', 'Coal')).toBe(true);
  });
  it('matches signs as text where no number follows', () => expect(answers('>b', 'a >b c')).toBe(true));
  it('matches everything when it is empty', () => expect(testOf('  ')).toBeUndefined());
});

type Row = { name: string; kind: string; size: number };
const row = (name: string, kind: string, size: number): Row => ({ name, kind, size });
const plan: Plan<Row> = {
  rows: [row('a', 'Gas', 3), row('b', 'Coal', 1), undefined, row('c', 'Gas', 2), row('d', 'Coal', 5)],
  columns: [
    { id: 'name', header: '', textOf: ({ name }) => name },
    { id: 'kind', header: '', textOf: ({ kind }) => kind },
    { id: 'size', header: '', textOf: ({ size }) => `${size} t`, sortValueOf: ({ size }) => size },
  ],
};
const arranged = (part: Partial<Plan<Row>>) => finish(arrangeSteps({ ...plan, ...part }));

describe('rows of a table', () => {
  it('keep their order without sorting or filter', () => expect(arranged({}).order).toBeUndefined());
  it('are filtered by all columns together, then sorted', () => {
    const { order } = arranged({
      filters: { kind: 'gas', size: '>1' },
      sort: { column: 'size', direction: 'ascending' },
    });
    expect([...(order ?? [])]).toEqual([3, 0]);
  });
  it('are grouped by text and sorted within their group, with rows that are not fetched last', () => {
    const { order, groups } = arranged({ group: 'kind', sort: { column: 'size', direction: 'descending' } });
    expect([...(order ?? [])]).toEqual([4, 1, 0, 3, 2]);
    expect(groups).toEqual([
      { text: 'Coal', from: 0, to: 2 },
      { text: 'Gas', from: 2, to: 4 },
      { text: '', from: 4, to: 5 },
    ]);
  });
  it('are arranged in slices with the same result', async () => {
    const steps = arrangeSteps({ ...plan, sort: { column: 'name', direction: 'descending' } });
    const { order } = await new Promise<ReturnType<typeof arranged>>((done) => void inSlices(steps, done));
    expect([...(order ?? [])]).toEqual([4, 3, 1, 0, 2]);
  });
  it('are no longer arranged after the work was cancelled', async () => {
    let isDone = false;
    const giveUp = inSlices(arrangeSteps({ ...plan, sort: { column: 'name', direction: 'ascending' } }), () => {
      isDone = true;
    });
    giveUp();
    await new Promise((later) => setTimeout(later, 20));
    expect(isDone).toBe(false);
  });
});

describe('lines of a grouped table', () => {
  const grouped = arranged({ group: 'kind' });
  const read = (closed: readonly string[]) => {
    const lines = linesOf(grouped, 5, new Set(closed));
    return Array.from({ length: lines.count }, (_, line) => lines.groupOn(line)?.text ?? lines.rowOn(line));
  };
  it('put the head of a group above its rows', () => expect(read([])).toEqual(['Coal', 1, 4, 'Gas', 0, 3, '', 2]));
  it('leave out the rows of a closed group', () => expect(read(['Coal', ''])).toEqual(['Coal', 'Gas', 0, 3, '']));
  it('find the rows of a group whether it is open or closed', () => {
    const lines = linesOf(grouped, 5, new Set(['Gas']));
    expect([...lines.rowsOf(grouped.groups[1])]).toEqual([0, 3]);
    expect([...lines.rowsOf()]).toEqual([1, 4, 0, 3, 2]);
  });
  it('are the rows themselves without grouping', () => {
    const lines = linesOf({ order: undefined, groups: [] }, 3, new Set());
    expect([lines.count, lines.rowOn(2), lines.rowOn(3), lines.rowOn(-1)]).toEqual([3, 2, -1, -1]);
    expect([...lines.rowsOf()]).toEqual([0, 1, 2]);
  });
});
