import type { Entity, Period } from '@esg/contract';
import type { BoundaryInForce } from '../../boundaries/index.ts';
import type { MetricRules } from '../../metrics/index.ts';
import type { Amount } from './step.ts';

/** A stored figure, as far as calculations need it. */
export type Figure = {
  id: string;
  sectionId: string;
  entityId: string | null;
  labelKey: string;
  period: Period;
  total: Amount | null;
  /** How sure it is. */
  quality: string | null;
  /** Of several figures of one series that the database added up: how many, and how many days they cover. Then `id` names none. */
  sumOf?: { readonly count: number; readonly days: number };
};

type Branch = Pick<Entity, 'id' | 'parentId'>;

/** Everything a calculation reads. */
export type Book = {
  entities: readonly Branch[];
  figuresOf: (metricKey: string) => readonly Figure[];
  rules: MetricRules;
  /**
   * What a report itself says of the metrics that it asks for; null for one that it leaves open. A formula that stands on any of it
   * takes nothing of the others from the data hub.
   */
  said?: ReadonlyMap<string, Amount | null> | undefined;
  /** Metrics that are being calculated with this one: a way that leads back to one of them ends there. */
  above: readonly string[];
  /** What each entity counts for in the figures of the whole organisation; absent while no approach was chosen. */
  boundary?: BoundaryInForce | undefined;
};

/** Made once for each list: calculations ask for thousands of places of the same one. */
const remembering = <List extends object, Made>(make: (list: List) => Made) => {
  const known = new WeakMap<List, Made>();
  return (list: List): Made => {
    const made = known.get(list) ?? make(list);
    known.set(list, made);
    return made;
  };
};

/** The entities right below each, and below the whole. */
export const branchesIn = remembering((entities: readonly Branch[]) =>
  Map.groupBy(entities, ({ parentId }) => parentId),
);

/** The figures of each entity, and of the whole. */
export const figuresIn = remembering((figures: readonly Figure[]) => Map.groupBy(figures, ({ entityId }) => entityId));
