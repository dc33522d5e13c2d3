/** What somebody chose, and what was stored when they began. */
type Choice = { readonly before: readonly string[]; readonly chosen: readonly string[] };

/** A choice that continues from what somebody else stored meanwhile, and what they added and removed. */
export type TakenOver = {
  readonly chosen: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

/** Keeps what both did: otherwise saving again would silently undo the other's change. */
export const takeOver = ({ before, chosen }: Choice, stored: readonly string[]): TakenOver => {
  const added = without(stored, before);
  const removed = without(before, stored);
  return { chosen: [...without(chosen, removed), ...without(added, chosen)], added, removed };
};
