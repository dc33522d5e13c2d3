import { expect, it } from 'vitest';
import { pageStarts, type TableRow } from './table-pages.ts';

const rows = (count: number, more: (place: number) => Partial<TableRow<{ text: string }>> = () => ({})) =>
  Array.from({ length: count }, (_, place): TableRow<{ text: string }> => ({ set: [], height: 20, ...more(place) }));
const sheet = { pageHeight: 400, head: 20, keepBelow: 0 };
const starts = (list: TableRow<{ text: string }>[], room: number, keepBelow = 0) => [
  ...pageStarts(list, { ...sheet, room, keepBelow }),
];

it('moves a short table to the next page as a whole, unless the page before would be empty', () => {
  expect(starts(rows(8), 120)).toEqual([0]);
  expect(starts(rows(8), 200)).toEqual([]);
  expect(starts(rows(14), 280)).toEqual([10]);
});

it('keeps four rows at each end of a long table together, and a name with the rows it names', () => {
  expect(starts(rows(30), 60)[0]).toBe(0);
  expect(starts(rows(20), 400)).toEqual([16]);
  const named = rows(30, (place) => ({ keepWithNext: place === 18 }));
  expect(starts(named, 400)).toEqual([18]);
});

it('leaves no page empty for high rows of a short table, and no heading without its first row', () => {
  const high = (count: number, height: number) => rows(count, () => ({ height }));
  const page = { pageHeight: 700, head: 20, keepBelow: 0 };
  expect([...pageStarts(high(7, 80), { ...page, room: 550 })]).toEqual([6]);
  expect([...pageStarts(high(7, 80), { ...page, room: 250 })]).toEqual([0]);
  expect([...pageStarts(high(7, 80), { ...page, room: 250, isHeaded: true })]).toEqual([2]);
});

it('keeps the notes of a table on the page of its last rows', () => {
  expect(starts(rows(14), 300)).toEqual([]);
  expect(starts(rows(14), 300, 40)).toEqual([10]);
});

it('keeps room on each page for the notes that explain its marks', () => {
  const marked = rows(30, (place) => ({ marks: place === 5 || place === 25 ? ['a'] : [] }));
  const footHeight = (marks: ReadonlySet<string>) => marks.size * 60;
  expect([...pageStarts(marked, { ...sheet, room: 400, footHeight })]).toEqual([16]);
  expect([...pageStarts(rows(30), { ...sheet, room: 400, footHeight })]).toEqual([19]);
});

it('moves the text after a table to the next page alone where that keeps a page from being half empty', () => {
  const tall = { pageHeight: 700, head: 20, room: 700 };
  expect([
    ...pageStarts(
      rows(30, (place) => ({ keepWithNext: place > 10 })),
      { ...tall, keepBelow: 100 },
    ),
  ]).toEqual([]);
});
