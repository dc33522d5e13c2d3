import {
  contestedParts,
  type DesignPart,
  type DesignSettings,
  type Divergence,
  mergeParts,
  type Preferred,
  plainRichText,
  type RichTextBlock,
} from '@esg/contract';

const idOf = (part: DesignPart) => (part.kind === 'chapter' ? part.code : part.id);
const placeOf = ({ disclosureCode, fieldKey }: DesignSettings['layouts'][number]) =>
  JSON.stringify([disclosureCode, fieldKey]);

/** A design with its lists split into parts, so that changes of different texts or figures do not conflict. */
const apart = ({ parts, layouts, ...settings }: DesignSettings) => ({
  ...settings,
  parts: Object.fromEntries(parts.map((part) => [idOf(part), part])),
  layouts: Object.fromEntries(layouts.map((layout) => [placeOf(layout), layout])),
});
const allApart = ({ seen, mine, theirs }: Divergence<DesignSettings>) => ({
  seen: apart(seen),
  mine: apart(mine),
  theirs: apart(theirs),
});

const orderOf = ({ parts }: DesignSettings, among: ReadonlySet<string>) =>
  parts.map(idOf).filter((id) => among.has(id));

/** The order of one side, with parts that only the other side added inserted after the same neighbour. */
const orderWith = (base: readonly string[], other: readonly string[]): string[] => {
  const order = [...base];
  other.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = other[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
};

/**
 * The order of the side that moved something. Where both did, the person's own: the others' texts are all there, and can be moved again.
 */
const mergedOrder = ({ seen, mine, theirs }: Divergence<DesignSettings>): string[] => {
  const known = new Set(seen.parts.map(idOf));
  const before = orderOf(seen, known);
  const ours = orderOf(mine, known);
  const [base, other] = before.join() === ours.join() ? [theirs, mine] : [mine, theirs];
  return orderWith(base.parts.map(idOf), other.parts.map(idOf));
};

/** Both people's changes where they concern different parts; nothing where they concern the same one, which a person decides. */
export const mergeDesigns = (both: Divergence<DesignSettings>, preferred?: Preferred): DesignSettings | undefined => {
  const merged = mergeParts(allApart(both), preferred);
  if (!merged) return undefined;
  const { parts, layouts, ...settings } = merged;
  const order = mergedOrder(both);
  return {
    ...settings,
    parts: order.flatMap((id) => parts[id] ?? []),
    layouts: Object.values(layouts),
  };
};

const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], tree);
const isBlocks = (value: unknown): value is RichTextBlock[] => Array.isArray(value);
const isText = (value: unknown): value is Extract<DesignPart, { kind: 'text' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'text';

/** The texts of this side where both wrote something else; nothing for parts without text, such as the design of the cover. */
export const contestedWords = (both: Divergence<DesignSettings>, side: DesignSettings): string[] =>
  contestedParts(allApart(both)).flatMap((path) => {
    const value = valueAt(apart(side), path);
    if (path[0] === 'cover' && path[1] === 'look') return [];
    if (typeof value === 'string') return path[0] === 'parts' || path[0] === 'cover' ? [value] : [];
    if (isBlocks(value)) return [plainRichText(value)];
    if (isText(value)) return [...Object.values(value.title), ...Object.values(value.blocks).map(plainRichText)];
    return [];
  });
