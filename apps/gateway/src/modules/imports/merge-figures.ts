import type { AnswerValueOf, Metric, ValueRow } from '@esg/contract';
import { isSameAmount } from '@esg/standards';
import { totalOf } from '../data-points/index.ts';
import { lineKey } from './rows/parts.ts';

export type Figures = AnswerValueOf<'number'> | AnswerValueOf<'integer'>;

/** The stored row of each read one: by its number from the template, else by its name. */
const matchesOf = (stored: readonly ValueRow[], read: readonly ValueRow[], parts: readonly (number | null)[]) => {
  const taken = new Set<number>();
  const take = (index: number) => {
    if (index >= 0) taken.add(index);
    return index;
  };
  const byPart = read.map((_, place) => {
    const part = parts[place] ?? -1;
    return take(part < stored.length && !taken.has(part) ? part : -1);
  });
  return read.map((row, place) => {
    const own = byPart[place] ?? -1;
    if (own >= 0) return own;
    const isCalled = (other: ValueRow, index: number) =>
      !taken.has(index) && lineKey(other.descriptor) === lineKey(row.descriptor);
    const sameUnit = stored.findIndex((other, index) => isCalled(other, index) && other.unit === row.unit);
    return take(sameUnit >= 0 ? sameUnit : stored.findIndex(isCalled));
  });
};

const isChinese = ({ descriptor }: ValueRow) => /\p{Script=Han}/u.test(descriptor);
const isWhole = ({ descriptor }: ValueRow) => descriptor === '';

/** Whether these rows are about other parts than those: not the whole beside parts, nor the same parts in the other language. */
const canStandBeside = (left: readonly ValueRow[], added: readonly ValueRow[], stored: readonly ValueRow[]) => {
  if (left.length === 0 || added.length === 0) return true;
  if ([...left, ...added].some(isWhole)) return false;
  const isRetold =
    (left.every(isChinese) && !added.some(isChinese)) || (added.every(isChinese) && !left.some(isChinese));
  return left.length < stored.length || !isRetold;
};

/**
 * Merges the rows of a file into the stored ones: a row that the file does not name stays, because omission deletes nothing. Only where the
 * file splits the whole into other parts, its rows replace all. `parts` maps each read row to the stored row at the time when the file was
 * made, where the file knows the present version.
 */
export const mergeFigures = (
  stored: Figures,
  read: Figures,
  parts: readonly (number | null)[],
  metric: Pick<Metric, 'unitKind' | 'aggregation'>,
): Figures => {
  const kind = metric.unitKind ?? '';
  const matches = matchesOf(stored.rows, read.rows, parts);
  const left = stored.rows.filter((_, index) => !matches.includes(index));
  const added = read.rows.filter((_, place) => matches[place] === -1);
  if (!canStandBeside(left, added, stored.rows)) {
    const before = totalOf(stored, metric);
    const after = totalOf(read, metric);
    const saysLess = read.rows.every(isWhole) && before && after && isSameAmount(before, after, kind);
    return saysLess ? stored : read;
  }
  const rows = stored.rows.map((row, index) => {
    const place = matches.indexOf(index);
    const said = read.rows[place];
    if (!said) return row;
    const descriptor = parts[place] === index ? said.descriptor : row.descriptor;
    return isSameAmount(row, said, kind) ? { ...row, descriptor } : { ...said, descriptor };
  });
  return { ...read, rows: [...rows, ...added] };
};
