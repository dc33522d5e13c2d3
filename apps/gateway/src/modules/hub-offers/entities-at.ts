import type { EntityLevel } from '@esg/contract';
import { counts, type Step } from '../data-points/index.ts';

/** The name of what an entity adds itself where those below it have rows of their own; documents print it in their language. */
export const ownOperations = 'Own operations';

/** One entity of a list: what it adds to the sum, alone or with all below it. */
type EntityPart = {
  readonly step: Step;
  /** Whether it is what the entity adds itself, beside those below it. */
  readonly isOwn: boolean;
};

const isOfEntities = ({ kind }: Step) => kind === 'entities';

/** The entities that the step is made of. None where it is one entity's own figure, though others below it are shown with it. */
const opened = (step: Step): Step[] => {
  if (!isOfEntities(step)) return [];
  const parts = step.parts.filter(counts);
  const isItself = parts.length === 1 && parts[0]?.entityId === step.entityId;
  return isItself ? [] : parts;
};

const below = (above: Step): EntityPart[] =>
  opened(above).map((step) => ({ step, isOwn: step.entityId === above.entityId }));

const openWhere = (parts: readonly EntityPart[], isOpen: (step: Step) => boolean): EntityPart[] =>
  parts.flatMap((part) => {
    const inside = part.isOwn || !isOpen(part.step) ? [] : below(part.step);
    return inside.length > 0 ? openWhere(inside, isOpen) : [part];
  });

const firstWithSeveral = (parts: readonly EntityPart[]): readonly EntityPart[] => {
  const [only] = parts;
  const inside = only && parts.length === 1 ? below(only.step) : [];
  return inside.length > 0 ? firstWithSeveral(inside) : parts;
};

/** A list of one row says no more than the figure above it. */
const severalIn = (top: readonly EntityPart[]): readonly EntityPart[] => {
  const parts = firstWithSeveral(top);
  return parts.length > 1 ? parts : [];
};

/** The step that adds up entities: a breakdown or several periods of one part stand for that part. */
const sumIn = (root: Step): Step | undefined => {
  const [only] = root.parts;
  if (isOfEntities(root)) return root;
  const isOne = root.parts.length === 1 && (root.method === 'only' || root.method === 'latest');
  return only && isOne ? sumIn(only) : undefined;
};

/**
 * The entities of a level, with what each adds to the figure. They always add up to it: where one entity is opened, the others stand at the
 * level where its branch begins. Empty for a figure that no entities are added up in. `lineOf` is an entity with those above it.
 */
export const entitiesAt = (
  root: Step,
  level: EntityLevel,
  lineOf: (entityId: string) => ReadonlySet<string>,
): readonly EntityPart[] => {
  const sum = sumIn(root);
  if (!sum || (sum.method !== 'sum' && sum.method !== 'only')) return [];
  const top = below(sum);
  if (level === 'top') return top;
  if (level === 'every') return openWhere(top, () => true);
  const line = level === 'first' ? undefined : lineOf(level);
  if (!line || line.size === 0) return severalIn(top);
  return openWhere(top, ({ entityId }) => entityId !== null && line.has(entityId));
};
