import type { InsightTile, Target, TargetPoint } from '@esg/contract';
import { convert, findMetric } from '@esg/standards';

/** The points of a target in another unit of its kind; null where they cannot be told in it. */
const inUnit = ({ name, metricKey, unit, base, interim, goal }: Target, to: string): InsightTile['target'] => {
  const kind = findMetric(metricKey)?.unitKind ?? '';
  const told = [base, ...interim, goal].flatMap(({ year, value }): TargetPoint[] => {
    const number = unit === to ? value : convert(value, kind, unit, to);
    return number === undefined ? [] : [{ year, value: number }];
  });
  const first = told[0];
  const last = told.at(-1);
  if (!first || !last || told.length < interim.length + 2) return null;
  return { name, base: first, interim: told.slice(1, -1), goal: last };
};

/** Says of a metric which target is shown with its figures: of the same entity, the one that is due first and not over. */
export const targetsIn = (targets: readonly Target[], branch: string | undefined, today: string) => {
  const year = Number(today.slice(0, 4));
  const open = targets
    .filter(({ entityId, goal }) => entityId === (branch ?? null) && goal.year >= year)
    .toSorted((one, other) => one.goal.year - other.goal.year);
  return (metricKey: string, unit: InsightTile['unit']): InsightTile['target'] => {
    const target = open.find((each) => each.metricKey === metricKey);
    return target && unit ? inUnit(target, unit.code) : null;
  };
};
