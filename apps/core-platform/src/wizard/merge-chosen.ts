import type { Divergence } from '@esg/contract';

/** Merges what two people chose in one list: everything that either added is in it, and nothing that either removed. */
export const mergeChosen = ({ seen, mine, theirs }: Divergence<readonly string[] | null>): string[] => {
  const before = new Set(seen);
  const own = new Set(mine);
  const kept = (theirs ?? []).filter((code) => own.has(code) || !before.has(code));
  return [...new Set([...kept, ...[...own].filter((code) => !before.has(code))])];
};
