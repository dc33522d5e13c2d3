import type { Contribution } from '@esg/contract';
import { useState } from 'react';

/** What went wrong with one of several. */
export type Failure = { readonly invitation: Contribution; readonly error: unknown };

/**
 * Does one thing for each of the chosen, one after the other. What fails is kept to be shown, and only that is tried again;
 * `onDone` is called when nothing is left.
 */
export const useEach = (
  chosen: readonly Contribution[],
  act: (invitation: Contribution) => Promise<unknown>,
  onDone: () => void,
) => {
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const run = async () => {
    if (pending) return;
    setPending(true);
    const failed: Failure[] = [];
    for (const invitation of failures.length > 0 ? failures.map((failure) => failure.invitation) : chosen)
      await act(invitation).catch((error: unknown) => void failed.push({ invitation, error }));
    setPending(false);
    setFailures(failed);
    if (failed.length === 0) onDone();
  };
  return { run: () => void run(), pending, failures };
};
