import type { ConsolidatedFigure } from '@esg/contract';
import { type EntityFigure, entityFiguresIn, everyStep, type openBook, type Step } from '../data-points/index.ts';

type Book = Awaited<ReturnType<typeof openBook>>['book'];

/** Figures that collections ask for and nobody has approved, as `keyOf` names them. */
export type Unapproved = ReadonlySet<string>;
export const keyOf = ({ entityId, metricKey }: Pick<EntityFigure, 'entityId' | 'metricKey'>) =>
  `${entityId} ${metricKey}`;

const namesIn = (figures: readonly EntityFigure[]) => new Set(figures.map(({ entityId }) => entityId));

/** The entities whose figures count, and those whose are left out. */
const toldIn = (figures: readonly EntityFigure[]) => ({
  counted: namesIn(figures.filter(({ counts }) => counts)),
  leftOut: namesIn(figures.filter(({ counts }) => !counts)),
});

/**
 * Finds the lowest entities within the boundary of which nobody entered a figure, nor of an entity above them: an entity's own figure may
 * stand for all below it.
 */
const createFindWithout = ({ entities, boundary }: Book) => {
  const below = Map.groupBy(entities, ({ parentId }) => parentId);
  const doesCount = (id: string) => boundary?.inclusions.get(id)?.leftOut === null;
  const lowest = new Map<string, boolean>();
  /** Whether the entity, or one below it, is within the boundary. */
  const reaches = (id: string): boolean => {
    const known = lowest.get(id) ?? (doesCount(id) || (below.get(id) ?? []).some((child) => reaches(child.id)));
    lowest.set(id, known);
    return known;
  };
  return (told: (id: string) => boolean): string[] => {
    const missingAt = (id: string): string[] => {
      if (told(id)) return [];
      const within = (below.get(id) ?? []).filter((child) => reaches(child.id));
      if (within.length === 0) return doesCount(id) ? [id] : [];
      return within.flatMap((child) => missingAt(child.id));
    };
    return (below.get(null) ?? []).flatMap(({ id }) => missingAt(id));
  };
};

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Whether a formula takes its metrics from different entities, so that its result says less than it seems. */
const isUneven = (root: Step): boolean =>
  everyStep(root).some(({ kind, entityId, parts }) => {
    if (kind !== 'formula' || entityId !== null) return false;
    const [first, ...others] = parts.map((part) => toldIn(entityFiguresIn(part)).counted);
    return first !== undefined && others.some((other) => !isSameSet(first, other));
  });

type Coverage = Pick<ConsolidatedFigure, 'counted' | 'leftOut' | 'unapproved' | 'uneven'> & {
  readonly without: readonly string[];
};

/** Says of calculations of one book whose figures they contain, whose they lack, and whether all of these are approved. */
export const createCoverage = (book: Book, unapproved: Unapproved) => {
  const findWithout = createFindWithout(book);
  return (root: Step): Coverage => {
    const figures = entityFiguresIn(root);
    const { counted, leftOut } = toldIn(figures);
    return {
      counted: counted.size,
      leftOut: leftOut.size,
      without: findWithout((id) => counted.has(id) || leftOut.has(id)),
      unapproved: figures.some((figure) => figure.counts && unapproved.has(keyOf(figure))),
      uneven: isUneven(root),
    };
  };
};
