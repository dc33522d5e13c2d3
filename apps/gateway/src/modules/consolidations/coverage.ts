import type { ConsolidatedFigure } from '@esg/contract';
import {
  type EntityFigure,
  entityFiguresIn,
  isAlone,
  metricsBelow,
  type openBook,
  type Step,
  someStep,
} from '../data-points/index.ts';

type Book = Awaited<ReturnType<typeof openBook>>['book'];

/** Whether collections ask for the figure and nobody has approved it. */
export type IsUnapproved = (figure: Pick<EntityFigure, 'entityId' | 'metricKey'>) => boolean;

/** The entities whose figures count, and those whose are left out. */
const toldIn = (figures: readonly EntityFigure[]) => {
  const counted = new Set<string>();
  const leftOut = new Set<string>();
  for (const { entityId, counts } of figures) (counts ? counted : leftOut).add(entityId);
  return { counted, leftOut };
};

type Is = (entityId: string) => boolean;

/**
 * Finds the lowest entities within the boundary of which nobody entered a figure, nor of an entity above them: an entity's own figure
 * stands for all below it, unless somebody said that it is its own operations only. Others lack one that is only refused as unapproved.
 */
const createFindWithout = (book: Book, isEmptied: Is) => {
  const { entities, boundary } = book;
  const below = Map.groupBy(entities, ({ parentId }) => parentId);
  const doesCount = (id: string) => boundary?.inclusions.get(id)?.leftOut === null && !isEmptied(id);
  /** Of each entity, those directly below it that are within the boundary, or have some below them that are. */
  const within = new Map<string, readonly string[]>();
  const reaches = (id: string): boolean => {
    const children = (below.get(id) ?? []).flatMap((child) => (reaches(child.id) ? [child.id] : []));
    within.set(id, children);
    return children.length > 0 || doesCount(id);
  };
  const tops = (below.get(null) ?? []).flatMap(({ id }) => (reaches(id) ? [id] : []));
  return (told: Is, isRefused: Is): string[] => {
    const missing: string[] = [];
    const look = (id: string) => {
      if (told(id) && !isAlone(book, id)) return;
      const children = within.get(id) ?? [];
      const isOpen = children.length === 0 || (doesCount(id) && isRefused(id));
      if (isOpen && !told(id)) missing.push(id);
      for (const child of children) look(child);
    };
    for (const id of tops) look(id);
    return missing;
  };
};

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Whether a formula takes its metrics from different entities, so that its result says less than it seems. */
const isUneven = (root: Step): boolean =>
  someStep(root, ({ kind, entityId, parts }) => {
    if (kind !== 'formula' || entityId !== null) return false;
    const [first, ...others] = parts.map((part) => toldIn(entityFiguresIn(part)).counted);
    return first !== undefined && others.some((other) => !isSameSet(first, other));
  });

type Coverage = Pick<ConsolidatedFigure, 'counted' | 'leftOut' | 'unapproved' | 'uneven'> & {
  readonly without: readonly string[];
};

type Known = {
  readonly isUnapproved: IsUnapproved;
  /** Whether only approved figures were taken. */
  readonly isApprovedOnly: boolean;
  /** Entities that a merge emptied. */
  readonly emptied: ReadonlySet<string>;
};

/** Says of calculations of one book whose figures they contain, whose they lack, and whether all of these are approved. */
export const createCoverage = (book: Book, { isUnapproved, isApprovedOnly, emptied }: Known) => {
  const findWithout = createFindWithout(book, (id) => emptied.has(id));
  return (root: Step): Coverage => {
    const figures = entityFiguresIn(root);
    const { counted, leftOut } = toldIn(figures);
    const keys = isApprovedOnly ? metricsBelow(root.metricKey, book.rules) : [];
    return {
      counted: counted.size,
      leftOut: leftOut.size,
      without: findWithout(
        (id) => counted.has(id) || leftOut.has(id),
        (entityId) => isApprovedOnly && keys.some((metricKey) => isUnapproved({ entityId, metricKey })),
      ),
      unapproved: figures.some((figure) => figure.counts && isUnapproved(figure)),
      uneven: isUneven(root),
    };
  };
};
