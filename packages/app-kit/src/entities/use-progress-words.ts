import { useFormatters } from '@esg/app-kit';
import type { CollectionProgress } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** How many questions are answered, and how many have a reason instead: the same words wherever a request is counted. */
export const useProgressWords = () => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  return useCallback(
    (progress: CollectionProgress): string => {
      const answered = integer(progress.answered);
      const total = integer(progress.total);
      if (progress.blocked === 0) return t`${answered} of ${total} answered`;
      const blocked = integer(progress.blocked);
      return t`${answered} of ${total} answered, ${blocked} can’t be answered`;
    },
    [t, integer],
  );
};
