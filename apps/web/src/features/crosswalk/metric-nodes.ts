import type { Language, MetricLibrary } from '@esg/contract';

type Node = { readonly id: string; readonly label: string; readonly children?: readonly Node[] };

/** Dimension › Topic › Category › Metric as a tree; with words typed, only the metrics whose name or key holds all of them. */
export const metricNodes = ({ dimensions, metrics }: MetricLibrary, typed: string, language: Language): Node[] => {
  const words = typed.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const byKey = new Map(metrics.map((metric) => [metric.key, metric]));
  const leavesOf = (keys: readonly string[]): Node[] =>
    keys.flatMap((key) => {
      const metric = byKey.get(key);
      if (!metric) return [];
      const text = `${key} ${metric.name.en} ${metric.name.zhTw}`.toLocaleLowerCase('en');
      return words.every((word) => text.includes(word)) ? [{ id: key, label: metric.name[language] }] : [];
    });
  const filled = (nodes: Node[]) => nodes.filter(({ children }) => (children?.length ?? 0) > 0);
  return filled(
    dimensions.map(({ id, name, topics }) => ({
      id,
      label: name[language],
      children: filled(
        topics.map((topic) => ({
          id: topic.id,
          label: topic.name[language],
          children: filled(
            topic.categories.map((category) => ({
              id: category.id,
              label: category.name[language],
              children: leavesOf(category.metricKeys),
            })),
          ),
        })),
      ),
    })),
  );
};

/** Every branch of these nodes, to open all results of a search. */
export const branchesOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ id, children }) => (children ? [id, ...branchesOf(children)] : []));
