import type { EntityCoverage } from '@esg/contract';
import { type Book, figuresIn, isAlone } from './calculation/book.ts';
import { metricsBelow } from './calculation/calculate.ts';
import type { PlaceOfEntity } from './calculation/tree-of.ts';

/** The lowest entities that count: neither archived nor left out of the boundary. */
const lowestIn = ({ entities, boundary }: Book, all: readonly PlaceOfEntity[]) => {
  const archived = new Set(all.flatMap(({ id, archivedAt }) => (archivedAt === null ? [] : [id])));
  const inUse = entities.filter(({ id }) => !archived.has(id));
  const above = new Set(inUse.map(({ parentId }) => parentId));
  return inUse.filter(({ id }) => !above.has(id) && (boundary?.inclusions.get(id)?.leftOut ?? null) === null);
};

/**
 * Says of a metric how many of the lowest entities have a figure, or stand below one that has: an entity's own figure stands for all below
 * it, unless somebody said that it is its own operations only. Null without entities, and where the figure was entered for the whole alone.
 */
export const coverageIn = (book: Book, all: readonly PlaceOfEntity[]) => {
  const parents = new Map(book.entities.map(({ id, parentId }) => [id, parentId]));
  const lowest = lowestIn(book, all);
  return (metricKey: string): Pick<EntityCoverage, 'told' | 'of'> | null => {
    const told = new Set(
      metricsBelow(metricKey, book.rules).flatMap((key) => [...figuresIn(book.figuresOf(key)).keys()]),
    );
    if (lowest.length === 0 || !book.entities.some(({ id }) => told.has(id))) return null;
    const standsFor = (id: string | null | undefined): boolean =>
      typeof id === 'string' && ((told.has(id) && !isAlone(book, id)) || standsFor(parents.get(id)));
    return { told: lowest.filter(({ id }) => told.has(id) || standsFor(parents.get(id))).length, of: lowest.length };
  };
};
