import { createHash } from 'node:crypto';
import { commonPeriod, type Entity } from '@esg/contract';
import type { SeriesFigure } from '../data-points/index.ts';

/** Figures of one series that overlap, directly or one after the other: those of the merged entity, and those of the other one. */
export type Conflict = { sources: readonly [SeriesFigure, ...SeriesFigure[]]; targets: SeriesFigure[] };

/** By the first figure of the merged entity. */
export const idOf = ({ sources: [first] }: Conflict) => first.id;

const seriesOf = ({ sectionId, labelKey }: SeriesFigure) => `${sectionId}/${labelKey}`;

/** Figures of one series, those together that overlap directly or one after the other. */
const overlapping = (figures: readonly SeriesFigure[]): SeriesFigure[][] => {
  const groups: SeriesFigure[][] = [];
  let end = '';
  for (const figure of figures.toSorted((one, other) => (one.period.start < other.period.start ? -1 : 1))) {
    if (figure.period.start <= end) groups.at(-1)?.push(figure);
    else groups.push([figure]);
    if (figure.period.end > end) end = figure.period.end;
  }
  return groups;
};

/** The figures of two entities that cannot all belong to one of them. What overlaps is decided together, so that nothing of both is lost. */
export const conflictsOf = (figures: readonly SeriesFigure[], id: string, into: string): Conflict[] =>
  [...Map.groupBy(figures, seriesOf).values()].flatMap(overlapping).flatMap((group) => {
    const [first, ...others] = group.filter(({ entityId }) => entityId === id);
    const targets = group.filter(({ entityId }) => entityId === into);
    return first && targets.length > 0 ? [{ sources: [first, ...others] as const, targets }] : [];
  });

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
  for (const conflict of conflicts) {
    const isTaken = taken.has(idOf(conflict));
    const [gone, kept] = isTaken ? [conflict.targets, conflict.sources] : [conflict.sources, conflict.targets];
    for (const { id, period } of gone) {
      const heir = kept.find((other) => commonPeriod(other.period, period));
      if (heir) heirs.set(id, heir.id);
    }
  }
  return { moved: sources.filter(({ id }) => !heirs.has(id)).map(({ id }) => id), heirs };
};
