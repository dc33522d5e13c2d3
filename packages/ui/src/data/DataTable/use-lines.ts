import { useEffect, useMemo, useState } from 'react';
import { type Arranged, arrangeSteps, type Group, type Plan } from './core/arrange.ts';
import { linesOf } from './core/lines.ts';
import { finish, inSlices } from './core/slices.ts';
import type { DataTableProps, TableView } from './types.ts';

type Rows<Row> = DataTableProps<Row>['rows'];
type Options<Row> = Pick<DataTableProps<Row>, 'rows' | 'columns' | 'keyOf' | 'locale'> & { view: TableView };

/** The number of rows that are arranged at once; more are arranged in slices while the page stays usable. */
const atOnceMax = 5000;

const sameKeys = <Row>(one: Rows<Row>, other: Rows<Row>, keyOf: (row: Row) => string) =>
  one.length === other.length &&
  one.every((row, index) => {
    const now = other[index];
    return row === now || (row !== undefined && now !== undefined && keyOf(row) === keyOf(now));
  });

/** Changes when rows are added, removed or moved; not when only their content changes. */
const useRowsVersion = <Row>(rows: Rows<Row>, keyOf: (row: Row) => string): number => {
  const [seen, setSeen] = useState({ rows, version: 0 });
  if (seen.rows !== rows) setSeen({ rows, version: seen.version + (sameKeys(seen.rows, rows, keyOf) ? 0 : 1) });
  return seen.version;
};

const pageLocale = () => (typeof document === 'undefined' ? undefined : document.documentElement.lang || undefined);

/**
 * The lines of the table. Sorting, filtering and grouping run when they are requested or when rows are added or removed: an edited cell
 * never makes its row jump away.
 */
export const useLines = <Row>({ rows, columns, keyOf, view, locale }: Options<Row>) => {
  const version = useRowsVersion(rows, keyOf);
  const { sort, filters, group, closed } = view;
  const ids = columns.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for the rows, `ids` for the columns
  const plan: Plan<Row> = useMemo(
    () => ({ rows, columns, sort, filters, group, locale: locale ?? pageLocale() }),
    [version, ids, sort, filters, group, locale],
  );
  const isQuick = rows.length <= atOnceMax || !(sort || group || Object.keys(filters ?? {}).length > 0);
  const now = useMemo(() => (isQuick ? finish(arrangeSteps(plan)) : undefined), [isQuick, plan]);
  const [later, setLater] = useState<{ plan: Plan<Row>; arranged: Arranged }>();
  useEffect(
    () => (isQuick ? undefined : inSlices(arrangeSteps(plan), (arranged) => setLater({ plan, arranged }))),
    [isQuick, plan],
  );

  const arranged = now ?? later?.arranged;
  const lines = useMemo(
    () => linesOf(arranged ?? { order: new Uint32Array(), groups: [] }, rows.length, new Set(closed)),
    [arranged, rows.length, closed],
  );
  /** Rows of a group; collected once, because subtotals need them while scrolling. */
  const rowsOf = useMemo(() => {
    const gathered = new Map<Group, readonly Row[]>();
    return (group: Group): readonly Row[] => {
      const before = gathered.get(group);
      if (before) return before;
      const all = Array.from(lines.rowsOf(group), (index) => rows[index]).filter((row) => row !== undefined);
      gathered.set(group, all);
      return all;
    };
  }, [lines, rows]);
  return {
    lines,
    rowsOf,
    rowOn: (line: number): Row | undefined => rows[lines.rowOn(line)],
    /** Being arranged again; the former order is shown meanwhile. */
    arranging: !now && later?.plan !== plan,
    /** Nothing to show yet. */
    unarranged: arranged === undefined,
  };
};

export type TableLines<Row> = ReturnType<typeof useLines<Row>>;
