import { createHash } from 'node:crypto';
import { commonPeriod, type Entity } from '@esg/contract';
import type { SeriesFigure } from '../data-points/index.ts';

/** A figure of the merged entity, and those of the other one that its days and its series share. */
export type Conflict = { source: SeriesFigure; targets: SeriesFigure[] };

const seriesOf = ({ sectionId, labelKey }: SeriesFigure) => `${sectionId}/${labelKey}`;

/** The figures of two entities that cannot both belong to one of them. */
export const conflictsOf = (figures: readonly SeriesFigure[], id: string, into: string): Conflict[] => {
  const kept = Map.groupBy(
    figures.filter(({ entityId }) => entityId === into),
    seriesOf,
  );
  return figures
    .filter(({ entityId }) => entityId === id)
    .flatMap((source) => {
      const targets = (kept.get(seriesOf(source)) ?? []).filter(({ period }) => commonPeriod(period, source.period));
      return targets.length > 0 ? [{ source, targets }] : [];
    });
};

/** The same as long as neither the two entities nor the figures that a merge touches change. */
export const stampOf = (
  entities: readonly Pick<Entity, 'id' | 'version'>[],
  sources: readonly SeriesFigure[],
  conflicts: readonly Conflict[],
): string => {
  const seen = [...entities, ...sources, ...conflicts.flatMap(({ targets }) => targets)];
  return createHash('sha256')
    .update(JSON.stringify(seen.map(({ id, version }) => [id, version])))
    .digest('hex');
};

/**
 * What happens to the figures of the merged entity and those in conflict with them: which move, and which are removed, each with the one
 * that gets its documents, its comments and its last value. What is added gives way like what is not taken.
 */
export const settled = (
  sources: readonly SeriesFigure[],
  conflicts: readonly Conflict[],
  taken: ReadonlySet<string>,
) => {
  const heirs = new Map<string, string>();
  for (const { source, targets } of conflicts)
    if (taken.has(source.id)) for (const { id } of targets) heirs.set(id, source.id);
  for (const { source, targets } of conflicts) {
    if (taken.has(source.id)) continue;
    const kept = targets.find(({ id }) => !heirs.has(id)) ?? targets[0];
    // Every figure that it was kept out for gave way to another one of its own entity.
    if (kept) heirs.set(source.id, heirs.get(kept.id) ?? kept.id);
  }
  return { moved: sources.filter(({ id }) => !heirs.has(id)).map(({ id }) => id), heirs };
};
