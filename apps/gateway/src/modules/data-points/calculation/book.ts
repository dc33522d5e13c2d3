import type { Entity, Holding } from '@esg/contract';
import type { BoundaryInForce } from '../../boundaries/index.ts';
import type { MetricRules } from '../../metrics/index.ts';
import type { Amount, Figure, Step } from './step.ts';

type Branch = Pick<Entity, 'id' | 'parentId'>;

/** Everything a calculation reads. */
export type Book = {
  entities: readonly Branch[];
  figuresOf: (metricKey: string) => readonly Figure[];
  rules: MetricRules;
  /**
   * The report's own answers to the metrics that it asks for; null for an empty one. A formula that uses any of them takes none of the
   * others from the data hub.
   */
  said?: ReadonlyMap<string, Amount | null> | undefined;
  /** Metrics that are being calculated now: a circle ends at one of them. */
  above: readonly string[];
  /** The share of each entity in the figures of the whole organisation; absent while no approach was chosen. */
  boundary?: BoundaryInForce | undefined;
  /** What was said of an entity's own figures in the year of these; absent while no approach was chosen, and without one nothing is said. */
  ownFiguresOf?: ((entityId: string) => Holding['ownFigures']) | undefined;
  /** What was consolidated from these figures already, by metric and days: of a report's figures each is part of several others. */
  consolidated?: Map<string, Step | undefined> | undefined;
};

/** Whether an entity's own figures say nothing of the entities below it. */
export const isAlone = ({ ownFiguresOf }: Pick<Book, 'ownFiguresOf'>, entityId: string | null): boolean =>
  entityId !== null && ownFiguresOf?.(entityId) === 'alone';

/** Built once for each list, because calculations look up thousands of places in the same one. */
export const remembering = <List extends object, Made>(make: (list: List) => Made) => {
  const known = new WeakMap<List, Made>();
  return (list: List): Made => {
    const made = known.get(list) ?? make(list);
    known.set(list, made);
    return made;
  };
};

/** The entities directly below each, and at the top. */
export const branchesIn = remembering((entities: readonly Branch[]) =>
  Map.groupBy(entities, ({ parentId }) => parentId),
);

/** The figures of each entity, and of the whole. */
export const figuresIn = remembering((figures: readonly Figure[]) => Map.groupBy(figures, ({ entityId }) => entityId));
