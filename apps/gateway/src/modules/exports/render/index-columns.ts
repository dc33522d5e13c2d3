import type { ModelContentIndex } from '@esg/contract/printed';

/** The share of equal rows in a column above which their value is printed once. */
const commonShare = 0.5;

/** The value of most rows of the first column, where status and reason follow it: printed once above the table. */
const commonOf = ({ columns, groups }: ModelContentIndex): string | undefined => {
  if (columns.cells.length < 3) return undefined;
  const texts = groups.flatMap(({ rows }) => rows.map(({ cells }) => cells[0] ?? ''));
  const counts = [...Map.groupBy(texts, (text) => text)].toSorted(([, one], [, other]) => other.length - one.length);
  const [most = '', same = []] = counts[0] ?? [];
  return most !== '' && same.length >= texts.length * commonShare ? most : undefined;
};

/** Columns of an index with values, and the value that replaces the first column. */
export const indexColumns = (index: ModelContentIndex) => {
  const common = commonOf(index);
  const rows = index.groups.flatMap((group) => group.rows);
  const shown = index.columns.cells.flatMap((name, place) =>
    rows.some(({ cells }) => cells[place]) && !(place === 0 && common) ? [{ name, place }] : [],
  );
  /** A row's value where it differs from most, after its title. */
  const apartOf = (cells: readonly string[]) =>
    common && cells[0] && cells[0] !== common ? ` (${cells[0].replace('\n', ' ')})` : '';
  return { common, shown, apartOf };
};
