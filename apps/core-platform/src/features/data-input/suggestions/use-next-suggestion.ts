import type { Disclosure } from '@esg/contract';
import { useMemo } from 'react';
import { nextWithSuggestions } from '../../../wizard/suggestions/queue.ts';
import { useSuggestions } from '../../../wizard/suggestions/use-suggestions.ts';
import { goOn } from './use-review-focus.ts';

/** The suggestions of the report around the open disclosure: how many it has, and the way to the next one that has any. */
export const useNextSuggestion = (disclosures: readonly Disclosure[], opened: string, open: (code: string) => void) => {
  const { counts } = useSuggestions();
  const next = useMemo(
    () =>
      nextWithSuggestions(
        disclosures.map(({ code }) => code),
        counts,
        opened,
      ),
    [disclosures, counts, opened],
  );
  const goToNext = () => {
    if (next === undefined) return;
    goOn();
    open(next);
  };
  return { counts, here: counts.get(opened) ?? 0, onNext: next === undefined ? undefined : goToNext };
};
