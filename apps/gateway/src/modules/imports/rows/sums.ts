import { type Metric, roundDecimal, type ValueRow } from '@esg/contract';
import { convert, findMetric } from '@esg/standards';
import { whole } from './meaning.ts';
import type { ReadItem } from './types.ts';

type Sum = { number: number /** By how much it may be off, since figures are rounded. */; slack: number };

const rowsOf = ({ value, issues }: ReadItem): readonly ValueRow[] =>
  issues.length === 0 && (value?.type === 'number' || value?.type === 'integer') ? value.rows : [];

/** The rows put together in that unit; undefined where one of them cannot be said in it. */
const sumOf = (rows: readonly ValueRow[], kind: string, unit: string): Sum | undefined => {
  const sum: Sum = { number: 0, slack: 0 };
  for (const row of rows) {
    const number = row.unit === unit ? row.number : convert(row.number, kind, row.unit, unit);
    const factor = row.unit === unit ? '1' : convert('1', kind, row.unit, unit);
    if (number === undefined || factor === undefined) return undefined;
    sum.number += Number(number);
    sum.slack += (Math.abs(Number(factor)) * 10 ** -(row.number.split('.')[1]?.length ?? 0)) / 2;
  }
  return sum;
};

/** Numbers that are added up one after the other are off by a little. */
const nearly = 1 + 1e-9;
const shownDecimals = 6;

/** Says of parts that they make another amount than their whole does. One part alone may be any share of it. */
const compare = (parts: ReadItem, total: ReadItem, metric: Metric) => {
  const rows = rowsOf(parts);
  const unit = rowsOf(total)[0]?.unit;
  const isCrossed = rows.some(({ descriptor }) => descriptor.includes(' · '));
  if (unit === undefined || rows.length === 0 || isCrossed) return;
  const made = sumOf(rows, metric.unitKind ?? '', unit);
  const said = sumOf(rowsOf(total), metric.unitKind ?? '', unit);
  if (!made || !said) return;
  const difference = made.number - said.number;
  const isOff = Math.abs(difference) > (made.slack + said.slack) * nearly;
  if (!isOff || (difference < 0 && rows.length === 1)) return;
  const text = (number: number) => roundDecimal(number.toFixed(shownDecimals), shownDecimals);
  const facts = { sum: text(made.number), total: text(said.number), first: total.rows[0] ?? total.position };
  parts.remarks.push({ row: parts.rows[0] ?? parts.position, note: 'parts_differ', facts });
};

/** Looks at whether parts add up to the whole that the same sheet gives for the same time; where they do not, they say so. */
export const noteSums = (items: readonly ReadItem[]) => {
  const groups = Map.groupBy(items, ({ place: { metricKey, entityId, reportingTimeId, labelIds } }) =>
    [metricKey, entityId, reportingTimeId, ...labelIds].join('/'),
  );
  for (const group of groups.values()) {
    const metric = findMetric(group[0]?.place.metricKey ?? '');
    if (group.length === 1 || metric?.aggregation !== 'sum') continue;
    const wholeId = whole(metric)?.place.sectionId;
    const total = group.find(({ place }) => place.sectionId === wholeId);
    if (!total) continue;
    for (const item of group) if (item !== total) compare(item, total, metric);
  }
};
