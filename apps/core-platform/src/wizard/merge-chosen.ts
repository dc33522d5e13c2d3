import type { Divergence } from '@esg/contract';

/** Brings together what two people chose of one list: what either of them added is in it, what either took away is not. */
export const mergeChosen = ({ seen, mine, theirs }: Divergence<readonly string[] | null>): string[] => {
  const before = new Set(seen);
  const own = new Set(mine);
  const kept = (theirs ?? []).filter((code) => own.has(code) || !before.has(code));
  return [...new Set([...kept, ...[...own].filter((code) => !before.has(code))])];
};
