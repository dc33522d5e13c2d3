import type { EntityRow } from './entity-rows.ts';

/** What every dialog over the chosen entities gets. */
export type ChosenEntities = {
  readonly chosen: readonly EntityRow[];
  /** All entities, also those that are not shown. */
  readonly rows: readonly EntityRow[];
  readonly onClose: () => void;
  /** All is done: nothing is chosen any more. */
  readonly onDone: () => void;
};

/** The chosen ones that belong to none of the other chosen: what is done with one is done with all below it. */
export const topmostOf = (chosen: readonly EntityRow[], rows: readonly EntityRow[]): EntityRow[] => {
  const ids = new Set(chosen.map(({ entity }) => entity.id));
  const parents = new Map(rows.map(({ entity }) => [entity.id, entity.parentId]));
  const isBelow = (id: string | null): boolean => id !== null && (ids.has(id) || isBelow(parents.get(id) ?? null));
  return chosen.filter(({ entity }) => !isBelow(entity.parentId));
};

/** Data points and reports of these together. */
export const sumOf = (rows: readonly EntityRow[]) => ({
  figures: rows.reduce((sum, { overview }) => sum + (overview?.figures ?? 0), 0),
  reports: rows.reduce(
    (sum, { overview }) => sum + (overview ? overview.reportsInProgress + overview.reportsPublished : 0),
    0,
  ),
});
