import type { Arranged, Group } from './arrange.ts';

/** The content of each line of a table: a row, or the head of a group of rows. */
export type Lines = {
  count: number;
  /** Index of the row on a line; -1 on the head of a group and beyond the last line. */
  rowOn: (line: number) => number;
  groupOn: (line: number) => Group | undefined;
  /** Indices of the rows of a group, or of all rows of the table whether their group is open or not. */
  rowsOf: (group?: Group) => Iterable<number>;
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lays arranged rows on lines; of a closed group only the head is left. */
export const linesOf = ({ order, groups }: Arranged, rowCount: number, closed: ReadonlySet<string>): Lines => {
  const rowAt = (place: number) => (order ? (order[place] ?? -1) : place >= 0 && place < rowCount ? place : -1);
  const rowsOf = (group?: Group) =>
    order?.subarray(group?.from ?? 0, group?.to ?? order.length) ??
    upTo(rowCount).slice(group?.from ?? 0, group?.to ?? rowCount);
  if (groups.length === 0) {
    return { count: order?.length ?? rowCount, rowOn: rowAt, groupOn: () => undefined, rowsOf };
  }
  let count = 0;
  const heads = groups.map(({ text, from, to }) => {
    const head = count;
    count += 1 + (closed.has(text) ? 0 : to - from);
    return head;
  });
  /** The last group whose head is on the line or above it. */
  const at = (line: number) => {
    let low = 0;
    let high = heads.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((heads[middle] as number) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    count,
    rowOn: (line) => {
      if (line < 0 || line >= count) return -1;
      const group = at(line);
      const place = line - (heads[group] as number) - 1;
      return place < 0 ? -1 : rowAt((groups[group] as Group).from + place);
    },
    groupOn: (line) => {
      if (line < 0 || line >= count) return undefined;
      const group = at(line);
      return heads[group] === line ? groups[group] : undefined;
    },
    rowsOf,
  };
};
