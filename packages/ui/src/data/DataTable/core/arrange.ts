import type { TableColumn, TableView } from '../types.ts';
import { testOf } from './filter.ts';
import { orderSteps } from './order.ts';
import { pauseAfter, type Steps } from './slices.ts';

/** Rows with the same text in the grouped column: from `from` to `to` (exclusive) of the order. */
export type Group = { text: string; from: number; to: number };

/** The order of rows: indices into the given rows; all of them in their own order without `order`. */
export type Arranged = { order: Uint32Array | undefined; groups: readonly Group[] };

export type Plan<Row> = Pick<TableView, 'sort' | 'filters' | 'group'> & {
  rows: readonly (Row | undefined)[];
  columns: readonly TableColumn<Row>[];
  locale?: string | undefined;
};

const asTheyCome: Arranged = { order: undefined, groups: [] };

/** Filters, sorts and groups rows, in steps. Rows that are not loaded yet go last and match no filter. */
export function* arrangeSteps<Row>({ rows, columns, sort, filters, group, locale }: Plan<Row>): Steps<Arranged> {
  const columnOf = (id: string | undefined) => columns.find((column) => column.id === id);
  const tests = Object.entries(filters ?? {}).flatMap(([id, query]) => {
    const column = columnOf(id);
    const test = testOf(query);
    return column && test ? [{ column, test }] : [];
  });
  const sorted = columnOf(sort?.column);
  const grouped = columnOf(group);
  if (tests.length === 0 && !sorted && !grouped) return asTheyCome;

  let order: Uint32Array = Uint32Array.from(rows.keys());
  if (tests.length > 0) {
    let kept = 0;
    for (const index of rows.keys()) {
      const row = rows[index];
      const isKept =
        row !== undefined &&
        tests.every(({ column, test }) => test(column.textOf(row), column.sortValueOf?.(row) ?? undefined));
      if (isKept) order[kept++] = index;
      if (index % pauseAfter === 0) yield;
    }
    order = order.slice(0, kept);
  }
  const reading = (read: TableColumn<Row>['sortValueOf'] & {}) => (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : read(row);
  };
  if (sorted && sort) {
    order = yield* orderSteps(order, reading(sorted.sortValueOf ?? sorted.textOf), sort.direction, locale);
  }
  if (!grouped) return { order, groups: [] };
  const direction = sort?.column === grouped.id ? sort.direction : 'ascending';
  order = yield* orderSteps(order, reading(grouped.sortValueOf ?? grouped.textOf), direction, locale);
  return { order, groups: yield* groupSteps(order, reading(grouped.textOf)) };
}

function* groupSteps(order: Uint32Array, textAt: (index: number) => unknown): Steps<Group[]> {
  const groups: Group[] = [];
  for (const [place, index] of order.entries()) {
    const text = String(textAt(index) ?? '');
    const last = groups.at(-1);
    if (last?.text === text) last.to = place + 1;
    else groups.push({ text, from: place, to: place + 1 });
    if (place % pauseAfter === 0) yield;
  }
  return groups;
}
