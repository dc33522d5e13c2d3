import { atMost, type Measurement, median } from '../measure.ts';
import type { Group, Metric, Sample } from './group.ts';

/** Medians of a run by page, and their group. */
export type Outcome = { readonly group: Group; readonly medians: Readonly<Record<string, Sample>> };

/** The median of every figure over the rounds of a page. */
export const mediansOf = (rounds: readonly Sample[]): Sample =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((id) => [id, median(rounds.map((round) => round[id] ?? Number.NaN))]),
  );

/** The bar for ours in this run. */
export const barOf = ({ medians }: Outcome, { id, bar, whenSet, ofFastest, timesPage }: Metric): number | undefined => {
  if (timesPage) return timesPage.times * (medians[timesPage.page]?.[id] ?? Number.NaN);
  if (ofFastest !== undefined) {
    const peers = Object.entries(medians).filter(([page]) => page !== 'ours' && !page.startsWith('floor'));
    return ofFastest * Math.min(...peers.map(([, sample]) => sample[id] ?? Number.POSITIVE_INFINITY));
  }
  if (bar === undefined || whenSet === undefined) return bar;
  return bar * median(Object.entries(whenSet).map(([page, then]) => (medians[page]?.[id] ?? Number.NaN) / then));
};

const round = (value: number) => Math.round(value * 10) / 10;
const tableUnit = { ms: 'ms', kB: 'kB', MiB: 'MiB', frames: 'cases', scrolls: 'cases' } as const;

/** Ours against its bars, for the result table of all benchmarks. */
export const verdictsOf = (outcome: Outcome): Measurement[] =>
  outcome.group.metrics.flatMap((metric) => {
    const bar = barOf(outcome, metric);
    const { ours, floor } = outcome.medians;
    if (bar === undefined || !ours) return [];
    const value = ours[metric.id] ?? Number.NaN;
    const name = `${outcome.group.name}: ${metric.title}`;
    const note = floor && `floor ${round(floor[metric.id] ?? Number.NaN)}`;
    return [{ ...atMost(bar, { name, value, unit: tableUnit[metric.unit], note }), bar: round(bar) }];
  });

const cell = (value: number | undefined, unit: Metric['unit']) => {
  if (value === undefined || Number.isNaN(value)) return '–';
  return unit === 'ms' && value >= 100 ? String(Math.round(value)) : String(round(value));
};

/** The result as a table in Markdown, ours and the floor first, then from the quickest to mount to the slowest. */
export const markdownOf = (outcome: Outcome): string => {
  const { group, medians } = outcome;
  const [first, ...others] = Object.keys(group.pages);
  const mountOf = (page: string) => (page === 'floor' ? 0 : (medians[page]?.mount ?? 0));
  const pages = [first ?? '', ...others.toSorted((one, other) => mountOf(one) - mountOf(other))];
  const head = ['page', ...group.metrics.map(({ title, unit }) => `${title} (${unit})`)];
  const rows = pages.map((page) => [
    page === 'ours' ? `**${group.pages[page]}**` : group.pages[page],
    ...group.metrics.map(({ id, unit }) => cell(medians[page]?.[id], unit)),
  ]);
  const bars = group.metrics.map((metric) => {
    const bar = barOf(outcome, metric);
    if (bar === undefined) return '–';
    const isMet = (medians.ours?.[metric.id] ?? Number.POSITIVE_INFINITY) <= bar;
    return `≤ ${cell(bar, metric.unit)} ${isMet ? 'met' : '**missed**'}`;
  });
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, place) => (place === 0 ? '---' : '---:'))),
    ...rows.map(line),
    line(['bar of this run', ...bars]),
  ].join('\n');
};
