import type { BuilderContent, Divergence } from '@esg/contract';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Sides = { readonly seen: Json | undefined; readonly mine: Json | undefined; readonly theirs: Json | undefined };
type Winner = 'mine' | 'theirs';

const alike = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);
const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (entry: Json): string | undefined =>
  isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined;
const isList = (value: Json | undefined): value is readonly Json[] =>
  Array.isArray(value) && value.every((entry) => idOf(entry) !== undefined);

/** Two people changed the same thing to different values. */
class Clash extends Error {}

const byId = (list: readonly Json[]) => new Map(list.map((entry) => [idOf(entry) ?? '', entry]));

/** Entries of both sides: an entry that one side removed and the other left unchanged is gone; an entry that either side added is there. */
const lists = (sides: Record<'seen' | 'mine' | 'theirs', readonly Json[]>, winner: Winner | undefined): Json[] => {
  const seen = byId(sides.seen);
  const mine = byId(sides.mine);
  const theirs = byId(sides.theirs);
  const before = sides.seen.map((entry) => idOf(entry)).join();
  const kept = (list: readonly Json[]) =>
    list
      .map((entry) => idOf(entry) ?? '')
      .filter((id) => seen.has(id))
      .join();
  // The order is mine if I changed it, otherwise theirs; entries of only the other side follow their neighbour.
  const mineMoved =
    kept(sides.mine) !== before &&
    kept(sides.mine) !== kept([...sides.seen].filter((entry) => mine.has(idOf(entry) ?? '')));
  const [lead, rest] = mineMoved ? [sides.mine, sides.theirs] : [sides.theirs, sides.mine];
  const order = lead.map((entry) => idOf(entry) ?? '');
  for (const [index, entry] of rest.entries()) {
    const id = idOf(entry) ?? '';
    if (order.includes(id)) continue;
    const neighbour = index > 0 ? order.indexOf(idOf(rest[index - 1] ?? null) ?? '') : -1;
    order.splice(neighbour + 1, 0, id);
  }
  return order.flatMap((id) => {
    const merged = merge({ seen: seen.get(id), mine: mine.get(id), theirs: theirs.get(id) }, winner);
    return merged === undefined ? [] : [merged];
  });
};

const merge = (sides: Sides, winner: Winner | undefined): Json | undefined => {
  const { seen, mine, theirs } = sides;
  if (alike(mine, theirs) || alike(theirs, seen)) return mine;
  if (alike(mine, seen)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) {
    const old = isRecord(seen) ? seen : {};
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = merge({ seen: old[name], mine: mine[name], theirs: theirs[name] }, winner);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  if (isList(mine) && isList(theirs)) return lists({ seen: isList(seen) ? seen : [], mine, theirs }, winner);
  // Removed on one side and changed on the other: the entry stays, so that no words are lost.
  if (mine === undefined || theirs === undefined) return mine ?? theirs;
  if (!winner) throw new Clash();
  return winner === 'mine' ? mine : theirs;
};

/** The changes of both sides in one framework. Where both changed the same text, the one of `winner` is kept. */
export const mergeContents = (both: Divergence<BuilderContent>, winner: Winner): BuilderContent =>
  merge(both as unknown as Sides, winner) as unknown as BuilderContent;

/** Both sides in one framework, or undefined if a person has to decide. */
export const mergeQuietly = (both: Divergence<BuilderContent>): BuilderContent | undefined => {
  try {
    return merge(both as unknown as Sides, undefined) as unknown as BuilderContent;
  } catch (error) {
    if (error instanceof Clash) return undefined;
    throw error;
  }
};
