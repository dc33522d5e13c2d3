import { type Attention, type InsightTile, type Period, percentOfChange } from '@esg/contract';

type Facts = Pick<InsightTile, 'values' | 'coverage'> & {
  /** Today, by which a year has ended or not. */
  readonly today: string;
  /** The change in percent above which the product asks for a reason. */
  readonly threshold: number;
  /** How many data points of the year of the newest figure have findings. */
  readonly findings: number;
};
type Value = InsightTile['values'][number];

const attention = (kind: Attention['kind'], period: Period, facts: Partial<Attention> = {}): Attention => ({
  kind,
  period,
  count: null,
  percent: null,
  ...facts,
});

const changed = (values: readonly Value[], threshold: number): Attention[] => {
  const place = values.findLastIndex(({ number }) => number !== null);
  const before = values[place - 1];
  const now = values[place];
  if (!now || !before || now.number === null || before.number === null) return [];
  const percent = percentOfChange({ number: now.number, unit: '' }, { number: before.number, unit: '' });
  return percent !== undefined && Math.abs(percent) > threshold ? [attention('changed', now.period, { percent })] : [];
};

/** What needs attention about a metric. A year that has not ended lacks nothing yet. */
export const attentionTo = ({ values, coverage, today, threshold, findings }: Facts): Attention[] => {
  const newest = values.findLast(({ number }) => number !== null);
  const ended = values.findLast(({ period }) => period.end < today);
  const all: Attention[] = [];
  const isEmpty = ended?.number === null;
  if (ended && isEmpty && ended.partial !== null) all.push(attention('incomplete', ended.period));
  else if (ended && isEmpty && values.some(({ number, period }) => number !== null && period.end < ended.period.end))
    all.push(attention('missing', ended.period));
  if (coverage && coverage.told < coverage.of)
    all.push(attention('uncovered', coverage.period, { count: coverage.of - coverage.told }));
  all.push(...changed(values, threshold));
  if (newest && findings > 0) all.push(attention('findings', newest.period, { count: findings }));
  return all;
};
