import type { Inclusion, LeftOutReason, Metric } from '@esg/contract';
import { isSame, times } from '@esg/quantities';
import { type Book, branchesIn, remembering } from './book.ts';
import { combine, counts, everyStep, exactOf, type Place, type Step, saysSomething, stepOf, worked } from './step.ts';

/** An entity's own figures, without the entities below it. */
type OwnOf = (place: Place) => Step | undefined;
type Weights = (parts: readonly Step[]) => readonly (Step | undefined)[];
type Way = { readonly book: Book; readonly place: Place; readonly metric: Metric; readonly ownOf: OwnOf };

const isWhole = ({ percent }: Inclusion) => percent === '100';

const leftOutStep = (place: Place, own: readonly Step[], leftOut: LeftOutReason): Step =>
  stepOf(place, { kind: 'left_out', leftOut, parts: [...own] });

const shareOf = remembering(({ percent, steps }: Inclusion) => ({ percent, steps: [...steps] }));

/** The part of an entity's figure that counts for the organisation. A closing balance counts for entities that belong to it at the end. */
const counted = ({ place, metric, ownOf }: Way, entityId: string, inclusion: Inclusion): Step | undefined => {
  const own = ownOf({ ...place, entityId, period: inclusion.days ?? place.period });
  if (!own || !saysSomething(own)) return undefined;
  const at = { ...place, entityId };
  if (inclusion.leftOut) return leftOutStep(at, [own], inclusion.leftOut);
  const isGone = metric.nature === 'stock' && inclusion.days?.end !== place.period.end;
  if (isGone) return leftOutStep(at, [own], inclusion.absence ?? 'days');
  // For an average or a rate the weight is multiplied by the share, not the figure.
  if (isWhole(inclusion) || metric.aggregation !== 'sum') return own;
  const made = own.value && worked(times(exactOf(own), inclusion.share), own.value.unit);
  const share = shareOf(inclusion);
  return stepOf(at, {
    kind: 'share',
    value: made?.value ?? null,
    exact: made?.exact,
    gap: own.gap,
    share,
    parts: [own],
  });
};

const withinAbove = (way: Way, steps: readonly Step[]): Step[] =>
  steps.map((step) => (counts(step) ? leftOutStep({ ...way.place, entityId: step.entityId }, [step], 'above') : step));

/**
 * An entity with all below it. Its own figures are added to those below, or include them, as somebody decided; until then they include
 * them.
 */
const branch = (way: Way, entityId: string): Step[] => {
  const { book } = way;
  const inclusion = book.boundary?.inclusions.get(entityId);
  const own = inclusion && counted(way, entityId, inclusion);
  const below =
    branchesIn(book.entities)
      .get(entityId)
      ?.flatMap(({ id }) => branch(way, id)) ?? [];
  if (!own) return below.length < 2 ? below : [together(way, { entityId }, below)];
  const meaning = book.boundary?.holdingOf(entityId).ownFigures;
  if (!counts(own) || !below.some(hasCounted))
    return below.length === 0 ? [own] : [together(way, own, [own, ...below])];
  const parts = meaning === 'alone' ? below : withinAbove(way, below);
  const step = together(way, { entityId }, [own, ...parts]);
  return [meaning ? step : { ...step, asked: true }];
};

const hasCounted = (step: Step): boolean => (step.kind === 'entities' ? step.parts.some(hasCounted) : counts(step));

const together = ({ metric, place }: Way, at: Pick<Place, 'entityId'>, parts: Step[]): Step => {
  const made = combine(parts, metric, () => []);
  // One that is left out with all below it is no part of the sum above it either.
  const isOut = made.gap === 'left_out';
  const step = stepOf({ ...place, entityId: at.entityId }, { kind: isOut ? 'left_out' : 'entities', parts });
  return isOut ? { ...step, leftOut: parts[0]?.leftOut ?? null } : { ...step, ...made };
};

/** Every figure that counts by itself, not combined by entity: for averages and rates. */
const flat = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => {
    if (step.kind !== 'entities') return [step];
    const [own, ...below] = flat(step.parts);
    return own && step.asked ? [{ ...own, asked: true }, ...below] : flat(step.parts);
  });

/** Weights multiplied by the shares of their entities. */
const sharedWeights =
  (book: Book, weightsOf: Weights): Weights =>
  (parts) =>
    weightsOf(parts).map((weight, index) => {
      const inclusion = book.boundary?.inclusions.get(parts[index]?.entityId ?? '');
      if (!weight?.value || !inclusion) return weight;
      const shared = worked(times(exactOf(weight), inclusion.share), weight.value.unit);
      return { ...weight, value: shared.value, exact: shared.exact };
    });

/**
 * The figure of the whole organisation within its boundary: each entity’s own by its days and its share, added up along the tree. Excluded
 * figures stay visible with the reason. Nothing where no entity has a figure.
 */
export const consolidated = (
  book: Book,
  place: Place,
  metric: Metric,
  { ownOf, weightsOf }: { readonly ownOf: OwnOf; readonly weightsOf: Weights },
): Step | undefined => {
  const way = { book, place, metric, ownOf };
  const tree = (branchesIn(book.entities).get(null) ?? []).flatMap(({ id }) => branch(way, id));
  if (tree.length === 0) return undefined;
  const parts = metric.aggregation === 'sum' ? tree : flat(tree);
  return stepOf(place, { kind: 'entities', ...combine(parts, metric, sharedWeights(book, weightsOf)), parts });
};

export type EntityFigure = Pick<Step, 'metricKey'> & { readonly entityId: string; readonly counts: boolean };

/** The stored figures of entities in a calculation, and whether they count. */
export const entityFiguresIn = (root: Step): EntityFigure[] => {
  const figures: EntityFigure[] = [];
  const add = (step: Step, isOut: boolean) => {
    const out = isOut || !counts(step);
    const { kind, parts, entityId, metricKey } = step;
    const isFigure = kind === 'source' || (kind === 'periods' && parts.length === 0);
    if (isFigure && entityId !== null) figures.push({ metricKey, entityId, counts: !out });
    for (const part of parts) add(part, out);
  };
  add(root, false);
  return figures;
};

/** Ids of the entities of which nobody has said what their own figures include. */
export const askedIn = (root: Step): string[] =>
  everyStep(root)
    .filter(({ asked }) => asked)
    .flatMap(({ entityId }) => entityId ?? []);

/** Whether both amounts are equal; null where one is missing. */
export const isSameAmount = (one: Step['value'], other: Step['value']): boolean | null =>
  one && other ? one.unit === other.unit && isSame(one.number, other.number) : null;
