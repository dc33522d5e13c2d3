import type { Metric, ValueRow } from '@esg/contract';
import { missedButForRounding } from '@esg/quantities';
import { convert, findMetric, restMetrics } from '@esg/standards';
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

/** By how much these rows miss the total; undefined where they make it up, or cannot be converted. */
const missedOf = (rows: readonly ValueRow[], { number: total, unit }: ValueRow, kind: string) => {
  const alike = inUnit(rows, kind, unit);
  const ones = rows.map((row) => ({ number: '1', unit: row.unit }));
  const entered = { total, parts: rows.map(({ number }) => number) };
  return alike && missedButForRounding(entered, alike, inUnit(ones, kind, unit));
};

/** Warns about parts whose sum differs from their whole. One part alone may be any share of it, and `rest` may be what they leave out. */
const compare = (parts: ReadItem, total: ReadItem, metric: Metric, rest: readonly ValueRow[]) => {
  const rows = rowsOf(parts);
  const [said, ...others] = rowsOf(total);
  const isCrossed = rows.some(({ descriptor }) => descriptor.includes(' · '));
  if (!said || others.length > 0 || rows.length === 0 || isCrossed) return;
  const kind = metric.unitKind ?? '';
  const missed = missedOf(rows, said, kind);
  const isShare = rows.length === 1 && !missed?.gap.startsWith('-');
  // Figures in a unit that says nothing of the total leave nothing out of it.
  const isRest = rest.length > 0 && inUnit(rest, kind, said.unit) !== undefined;
  if (!missed || isShare || (isRest && !missedOf([...rows, ...rest], said, kind))) return;
  const facts = { sum: missed.sum, total: said.number, first: total.rows[0] ?? total.position };
  parts.remarks.push({ row: parts.rows[0] ?? parts.position, note: 'parts_differ', facts });
};

/** Checks whether parts add up to the whole in the same sheet for the same time, and warns where they do not. */
export const noteSums = (items: readonly ReadItem[]) => {
  const keyOf = (metricKey: string | null, { entityId, reportingTimeId, labelIds }: ReadItem['place']) =>
    [metricKey, entityId, reportingTimeId, ...labelIds].join('/');
  const groups = Map.groupBy(items, ({ place }) => keyOf(place.metricKey, place));
  const wholeOf = (group: readonly ReadItem[], metric: Metric) =>
    group.find(({ place }) => place.sectionId === whole(metric)?.place.sectionId);
  /** What the sheet says of figures that lie below the parts, as bought electricity below the fuels. */
  const restOf = ({ place }: ReadItem, metric: Metric) =>
    restMetrics(metric.key, place.sectionId?.split(':')[1] ?? '').flatMap((key) => {
      const other = findMetric(key);
      const said = other && wholeOf(groups.get(keyOf(key, place)) ?? [], other);
      return said ? rowsOf(said) : [];
    });
  for (const group of groups.values()) {
    const metric = findMetric(group[0]?.place.metricKey ?? '');
    if (group.length === 1 || metric?.aggregation !== 'sum') continue;
    const total = wholeOf(group, metric);
    if (!total) continue;
    for (const item of group) if (item !== total) compare(item, total, metric, restOf(item, metric));
  }
};
