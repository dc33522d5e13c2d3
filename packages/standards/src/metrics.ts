import type { Metric, MetricDimension, MetricLibrary, SubMetric } from '@esg/contract';
import { branchRows, crosswalkRows, metricRows } from './data.ts';
import { deepFreeze } from './freeze.ts';
import { optionsOfMetric } from './options.ts';
import type { BranchRow, MetricRow } from './rows.ts';
import { unitWords } from './unit-words.ts';
import { unitKinds, unitsOfKind } from './units.ts';

/** Two sets of one standard count once: a metric that both use is not shared by more frameworks because of that. */
const countedAs: Readonly<Record<string, string>> = {
  'esrs-2026': 'esrs-set1-2023',
  'gri-sectors-2024': 'gri-2025',
};

const built = new Map<string, Metric>();

const whole = { id: 'total', label: { en: 'Total', zhTw: '總計' } };
const single = { id: 'total', label: { en: 'Answer', zhTw: '內容' } };

const subMetricOf = (
  metric: MetricRow,
  { id, label }: { id: string; label: SubMetric['name'] },
  kind: SubMetric['sections'][number]['kind'],
): SubMetric => ({
  id: `${metric.key}:${id}`,
  name: label,
  sections: [{ id: `${metric.key}:${id}:${kind}`, kind }],
});

const build = (row: MetricRow): Metric => {
  const { breakdowns, ...metric } = row;
  const figures = row.unitKind !== null;
  const parts = breakdowns.filter(({ id }) => id !== whole.id);
  return deepFreeze({
    ...metric,
    options: optionsOfMetric(row.key),
    subMetrics: figures
      ? [whole, ...parts].map((part) => subMetricOf(row, part, 'figures'))
      : [subMetricOf(row, single, 'answer')],
    frameworkCount: new Set(
      crosswalkRows()
        .get(row.key)
        ?.map(({ versionId }) => countedAs[versionId] ?? versionId),
    ).size,
  });
};

/** The metric with this key, or `undefined`. Built on first use, frozen. */
export const findMetric = (key: string): Metric | undefined => {
  const row = metricRows().get(key);
  if (!row) return undefined;
  const metric = built.get(key) ?? build(row);
  built.set(key, metric);
  return metric;
};

/** Every metric of the shared library, in its own order. */
export const listMetrics = (): Metric[] => [...metricRows().keys()].map((key) => findMetric(key) as Metric);

const childrenOf = (parent: string | null): BranchRow[] => branchRows().filter((branch) => branch.parent === parent);

/** The branches of the metrics: Dimension › Topic › Category, with the keys of the metrics below each category. */
export const metricTree = (): MetricDimension[] => {
  const byCategory = Map.groupBy(metricRows().values(), ({ category }) => category);
  return childrenOf(null).map(({ id, name }) => ({
    id,
    name,
    topics: childrenOf(id).map((topic) => ({
      id: topic.id,
      name: topic.name,
      categories: childrenOf(topic.id).map((category) => ({
        id: category.id,
        name: category.name,
        metricKeys: (byCategory.get(category.id) ?? []).map(({ key }) => key),
      })),
    })),
  }));
};

let library: MetricLibrary | undefined;

/** The whole metric library for lists and trees. Built on first use, frozen. */
export const metricLibrary = (): MetricLibrary => {
  library ??= deepFreeze({
    dimensions: metricTree(),
    metrics: listMetrics().map(({ key, name, category, type, unitKind, subMetrics, frameworkCount }) => ({
      key,
      name,
      category,
      type,
      unitKind,
      subMetrics,
      frameworkCount,
    })),
    units: unitKinds().map((kind) => ({
      kind,
      units: unitsOfKind(kind).map((unit) => {
        const words = unitWords[kind]?.[unit.code];
        return words === undefined ? unit : { ...unit, words: words.split('|') };
      }),
    })),
  });
  return library;
};
