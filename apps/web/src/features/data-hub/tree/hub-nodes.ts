import type { Coverage, Language, MetricLibrary, MetricSummary, SubMetric } from '@esg/contract';

/** One line of the metric tree: Dimension › Topic › Category › Metric › Sub-metric › Section. */
export type HubNode = {
  readonly id: string;
  readonly kind: 'dimension' | 'topic' | 'category' | 'metric' | 'sub-metric' | 'section';
  readonly name: string;
  /** Key of the metric of a line below it. */
  readonly metricKey?: string;
  /** For branches, the metrics with data out of all below; for other lines, the places (entity × time) with data out of all. */
  readonly done: number;
  readonly total: number;
  readonly children?: readonly HubNode[];
};

type MetricOptions = {
  readonly coverage: Coverage | undefined;
  readonly language: Language;
  readonly nameOfSection: (kind: SubMetric['sections'][number]['kind']) => string;
};

/** The lines of all metrics with their answered shares, by key: the same lines for every search. */
export const metricNodes = (
  { metrics }: Pick<MetricLibrary, 'metrics'>,
  { coverage, language, nameOfSection }: MetricOptions,
): ReadonlyMap<string, HubNode> => {
  const total = coverage?.expected ?? 0;
  const covered = new Map(coverage?.metrics.map((entry) => [entry.metricKey, entry]));
  const nodeOf = ({ key, name, subMetrics }: MetricSummary): HubNode => {
    const entry = covered.get(key);
    const filled = new Map(entry?.sections.map((section) => [section.sectionId, section.filled]));
    const parts = subMetrics.map((part): HubNode => {
      const sections = part.sections.map(
        ({ id, kind }): HubNode => ({
          id,
          kind: 'section',
          name: nameOfSection(kind),
          metricKey: key,
          done: filled.get(id) ?? 0,
          total,
        }),
      );
      const done = Math.max(0, ...sections.map((section) => section.done));
      return {
        id: part.id,
        kind: 'sub-metric',
        name: part.name[language],
        metricKey: key,
        done,
        total,
        children: sections,
      };
    });
    return {
      id: key,
      kind: 'metric',
      name: name[language],
      metricKey: key,
      done: entry?.filled ?? 0,
      total,
      children: parts,
    };
  };
  return new Map(metrics.map((metric) => [metric.key, nodeOf(metric)]));
};

type TreeOptions = {
  readonly language: Language;
  readonly nodes: ReadonlyMap<string, HubNode>;
  readonly keep: (metric: Pick<MetricSummary, 'key'>) => boolean;
};

/** The metric tree above the lines of its metrics. Branches without a remaining metric are left out. */
export const hubNodes = (
  { dimensions }: Pick<MetricLibrary, 'dimensions'>,
  { language, nodes: metrics, keep }: TreeOptions,
): HubNode[] => {
  const branch = (
    kind: HubNode['kind'],
    { id, name }: { id: string; name: MetricSummary['name'] },
    nodes: HubNode[],
  ) =>
    nodes.length === 0
      ? []
      : [{ id, kind, name: name[language], ...countOf(nodes), children: nodes } satisfies HubNode];
  return dimensions.flatMap((dimension) =>
    branch(
      'dimension',
      dimension,
      dimension.topics.flatMap((topic) =>
        branch(
          'topic',
          topic,
          topic.categories.flatMap((category) =>
            branch(
              'category',
              category,
              category.metricKeys.flatMap((key) => {
                const metric = metrics.get(key);
                return metric && keep({ key }) ? [metric] : [];
              }),
            ),
          ),
        ),
      ),
    ),
  );
};

/** Number of metrics with data, and of all metrics, below these lines. */
const countOf = (nodes: readonly HubNode[]) =>
  nodes.reduce(
    (sum, { kind, done, total }) =>
      kind === 'metric'
        ? { done: sum.done + (done > 0 ? 1 : 0), total: sum.total + 1 }
        : { done: sum.done + done, total: sum.total + total },
    { done: 0, total: 0 },
  );

/** Lines above the metrics, to open all results of a search. */
export const branchesOf = (nodes: readonly HubNode[]): string[] =>
  nodes.flatMap(({ id, kind, children = [] }) => (kind === 'metric' ? [] : [id, ...branchesOf(children)]));

/** The words by which a metric is found, in both languages, made once for each library. */
export const wordsOf = ({ metrics }: MetricLibrary): ReadonlyMap<string, string> =>
  new Map(metrics.map(({ key, name }) => [key, `${key} ${name.en} ${name.zhTw}`.toLocaleLowerCase('en')]));
