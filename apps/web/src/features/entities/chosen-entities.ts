import type { EntityRow } from './entity-rows.ts';

/** Props of every dialog over the chosen entities. */
export type ChosenEntities = {
  readonly chosen: readonly EntityRow[];
  /** All entities, including those that are not shown. */
  readonly rows: readonly EntityRow[];
  readonly onClose: () => void;
  /** Called when all is done: it clears the choice. */
  readonly onDone: () => void;
};

/** The chosen entities that are below no other chosen one: an action on one includes all below it. */
export const topmostOf = (chosen: readonly EntityRow[], rows: readonly EntityRow[]): EntityRow[] => {
  const ids = new Set(chosen.map(({ entity }) => entity.id));
  const parents = new Map(rows.map(({ entity }) => [entity.id, entity.parentId]));
  const isBelow = (id: string | null): boolean => id !== null && (ids.has(id) || isBelow(parents.get(id) ?? null));
  return chosen.filter(({ entity }) => !isBelow(entity.parentId));
};

/** Number of data points, reports and open requests of these together. */
export const sumOf = (rows: readonly EntityRow[]) => ({
  figures: rows.reduce((sum, { overview }) => sum + (overview?.figures ?? 0), 0),
  reports: rows.reduce(
    (sum, { overview }) => sum + (overview ? overview.reportsInProgress + overview.reportsPublished : 0),
    0,
  ),
  requests: rows.reduce((sum, { overview }) => sum + (overview?.requestsOpen ?? 0), 0),
});
