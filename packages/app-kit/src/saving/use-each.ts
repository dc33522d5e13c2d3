import { useState } from 'react';

/** The error of one of several. */
export type EachFailure<Item> = { readonly item: Item; readonly error: unknown };

/**
 * Does one thing for each chosen item, one after the other. Failures are kept to be shown, and only these are tried again; `onDone` is
 * called when nothing is left.
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
