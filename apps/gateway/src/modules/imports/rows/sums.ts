import type { Metric, ValueRow } from '@esg/contract';
import { missedButForRounding } from '@esg/quantities';
import { convert, findMetric } from '@esg/standards';
import { whole } from './meaning.ts';
import type { ReadItem } from './types.ts';

const rowsOf = ({ value, issues }: ReadItem): readonly ValueRow[] =>
  issues.length === 0 && (value?.type === 'number' || value?.type === 'integer') ? value.rows : [];

/** These amounts in that unit; undefined where one of them cannot be converted. */
const inUnit = (
  rows: readonly Pick<ValueRow, 'number' | 'unit'>[],
  kind: string,
  unit: string,
): string[] | undefined => {
  const numbers = rows.flatMap((row) =>
    row.unit === unit ? row.number : (convert(row.number, kind, row.unit, unit) ?? []),
  );
  return numbers.length === rows.length ? numbers : undefined;
};

/** Warns about parts whose sum differs from their whole. One part alone may be any share of it. */
const compare = (parts: ReadItem, total: ReadItem, metric: Metric) => {
  const rows = rowsOf(parts);
  const [said, ...others] = rowsOf(total);
  const isCrossed = rows.some(({ descriptor }) => descriptor.includes(' · '));
  if (!said || others.length > 0 || rows.length === 0 || isCrossed) return;
  const kind = metric.unitKind ?? '';
  const alike = inUnit(rows, kind, said.unit);
  const ones = rows.map(({ unit }) => ({ number: '1', unit }));
  const entered = { total: said.number, parts: rows.map(({ number }) => number) };
  const missed = alike && missedButForRounding(entered, alike, inUnit(ones, kind, said.unit));
  const isShare = rows.length === 1 && !missed?.gap.startsWith('-');
  if (!missed || isShare) return;
  const facts = { sum: missed.sum, total: said.number, first: total.rows[0] ?? total.position };
  parts.remarks.push({ row: parts.rows[0] ?? parts.position, note: 'parts_differ', facts });
};

/** Checks whether parts add up to the whole in the same sheet for the same time, and warns where they do not. */
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
