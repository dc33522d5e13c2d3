import type { KpiLine } from './kpi-table.ts';

/** Lines that always stay together, and how many stay together at each end of a longer group. */
const wholeLines = 7;
const endLines = 3;

/** Marks the lines of a group that stay with the next one: all of a short group, else those at its ends. */
const keepEnds = (kept: boolean[], from: number, end: number) => {
  const isShort = end - from <= wholeLines;
  for (let at = from; at < end - 1; at += 1) {
    if (isShort || at < from + endLines || at >= end - endLines) kept[at] = true;
  }
};

/**
 * Which lines of a table are on the page of the line after them: a name with the rows it names, a whole with its parts, a disclosure with
 * its figures, and the first and last lines of long groups.
 */
export const linesKeptWithNext = (lines: readonly KpiLine[]): boolean[] => {
  const kept = lines.map(({ kind }) => kind === 'disclosure' || kind === 'name' || kind === 'whole');
  const ends = (from: number, isNext: (line: KpiLine) => boolean) => {
    const next = lines.findIndex((line, at) => at > from && isNext(line));
    return next < 0 ? lines.length : next;
  };
  lines.forEach(({ kind }, at) => {
    if (kind === 'disclosure')
      keepEnds(
        kept,
        at,
        ends(at, (line) => line.kind === 'disclosure'),
      );
    if (kind === 'name')
      keepEnds(
        kept,
        at,
        ends(at, (line) => line.kind !== 'part'),
      );
  });
  return kept;
};
