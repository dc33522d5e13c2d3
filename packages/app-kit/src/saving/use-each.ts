import { useState } from 'react';

/** What went wrong with one of several. */
export type EachFailure<Item> = { readonly item: Item; readonly error: unknown };

/**
 * Does one thing for each of the chosen, one after the other. What fails is kept to be shown, and only that is tried again;
 * `onDone` is called when nothing is left.
 */
export const useEach = <Item>(chosen: readonly Item[], act: (item: Item) => Promise<unknown>, onDone: () => void) => {
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState<readonly EachFailure<Item>[]>([]);
  const run = async () => {
    if (pending) return;
    setPending(true);
    const failed: EachFailure<Item>[] = [];
    for (const item of failures.length > 0 ? failures.map((failure) => failure.item) : chosen)
      await act(item).catch((error: unknown) => void failed.push({ item, error }));
    setPending(false);
    setFailures(failed);
    if (failed.length === 0) onDone();
  };
  return { run: () => void run(), pending, failures };
};
