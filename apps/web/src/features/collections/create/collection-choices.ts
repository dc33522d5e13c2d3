import {
  branchOf,
  type EntityType,
  type Framework,
  type Language,
  type MetricLibrary,
  textSearch,
} from '@esg/contract';
import type { AskedEntity } from '../party/askable.ts';

/** One thing that can be asked for: the whole of a metric. */
export type AskedFigure = {
  /** Id of the section. */
  readonly id: string;
  readonly metricKey: string;
  readonly name: string;
  /** Name of its topic. */
  readonly topic: string;
  /** Whether it is a number; other answers are texts, days or choices. */
  readonly isFigure: boolean;
};

/** Everything that can be asked for, in the order of the metric tree. */
export const askedFigures = ({ dimensions, metrics }: MetricLibrary, language: Language): AskedFigure[] => {
  const byKey = new Map(metrics.map((metric) => [metric.key, metric]));
  return dimensions.flatMap(({ topics }) =>
    topics.flatMap((topic) =>
      topic.categories.flatMap(({ metricKeys }) =>
        metricKeys.flatMap((metricKey) => {
          const metric = byKey.get(metricKey);
          return (metric?.subMetrics[0]?.sections ?? []).map(({ id, kind }) => ({
            id,
            metricKey,
            name: metric?.name[language] ?? metricKey,
            topic: topic.name[language],
            isFigure: kind === 'figures',
          }));
        }),
      ),
    ),
  );
};

/** The chosen ones in the order of the figures, so that the portal, the board and every file have the same, however they were chosen. */
export const inOrderOf = (figures: readonly AskedFigure[], chosen: readonly string[]): string[] => {
  const ids = new Set(chosen);
  return figures.flatMap(({ id }) => (ids.has(id) ? [id] : []));
};

/** Those that the framework asks for. */
export const figuresOf = ({ topics }: Framework, figures: readonly AskedFigure[]): AskedFigure[] => {
  const keys = new Set(
    topics.flatMap(({ disclosures }) => disclosures.flatMap(({ fields }) => fields.map(({ key }) => key))),
  );
  return figures.filter(({ metricKey }) => keys.has(metricKey));
};

/** What the list of entities is narrowed by. */
export type EntityFilter = { readonly q: string; readonly type: EntityType | ''; readonly below: string };

/** Entities that match; `below` takes the entity itself and everything under it. */
export const findAsked = (asked: readonly AskedEntity[], { q, type, below }: EntityFilter): AskedEntity[] => {
  const branch =
    below === ''
      ? undefined
      : new Set(
          branchOf(
            asked.map(({ entity }) => entity),
            below,
          ).map(({ id }) => id),
        );
  const isFound = textSearch(q);
  return asked.filter(
    ({ entity, above }) =>
      (type === '' || entity.type === type) &&
      (branch === undefined || branch.has(entity.id)) &&
      isFound(`${entity.name} ${above} ${entity.address}`),
  );
};

/** A collection that somebody is putting together. */
export type Typed = {
  readonly name: string;
  /** The framework whose metrics are asked for; null for a choice of one's own. */
  readonly versionId: string | null;
  /** Null for all figures of the framework. */
  readonly sectionIds: readonly string[] | null;
  readonly entityIds: readonly string[];
  readonly reportingTimeId: string;
  readonly dueOn: string;
  readonly message: string;
  readonly approverId: string;
};
