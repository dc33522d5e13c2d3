import {
  branchOf,
  type Entity,
  type EntityType,
  type EntityUser,
  type Framework,
  isInUse,
  type Language,
  type MetricLibrary,
  type Supplier,
  textSearch,
} from '@esg/contract';

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

/** An entity that can be asked, with the names of those above it, and how many people answer for it. */
export type AskedEntity = { readonly entity: Entity; readonly above: string; readonly users: number };

/** How many people answer, by the id of an entity or supplier. */
const countOf = (users: readonly EntityUser[]) => {
  const counts = new Map<string, number>();
  for (const id of users.flatMap(({ entityIds }) => entityIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** Entities in use, in the order of their tree. Sample data are asked for nothing. */
export const askedEntities = (entities: readonly Entity[], users: readonly EntityUser[]): AskedEntity[] => {
  const counts = countOf(users);
  const below = Map.groupBy(entities, ({ parentId }) => parentId);
  const walk = (parentId: string | null, above: readonly string[]): AskedEntity[] =>
    (below.get(parentId) ?? []).flatMap((entity) => [
      { entity, above: above.join(' › '), users: counts.get(entity.id) ?? 0 },
      ...walk(entity.id, [...above, entity.name]),
    ]);
  return walk(null, []).filter(({ entity }) => isInUse(entity) && !entity.isSample);
};

/** A supplier that can be asked, and how many people answer for it. */
export type AskedSupplier = { readonly entity: Supplier; readonly users: number };

/** Suppliers in use, in their order. */
export const askedSuppliers = (suppliers: readonly Supplier[], users: readonly EntityUser[]): AskedSupplier[] => {
  const counts = countOf(users);
  return suppliers.filter(isInUse).map((entity) => ({ entity, users: counts.get(entity.id) ?? 0 }));
};

/** Those whom a person may ask: entities, or suppliers. */
export type Askable =
  | { readonly of: 'entities'; readonly asked: readonly AskedEntity[] }
  | { readonly of: 'suppliers'; readonly asked: readonly AskedSupplier[] };

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
