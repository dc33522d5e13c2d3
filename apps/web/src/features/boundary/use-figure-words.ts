import { useFormatters } from '@esg/app-kit';
import type { ConsolidatedFigure } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** The number of entities in a consolidated figure, and remarks on it. */
export const useFigureWords = () => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  return {
    /** Empty if it contains no entity’s own figure. */
    countsOf: ({ counted, leftOut }: ConsolidatedFigure): string =>
      counted + leftOut > 0 ? t`${integer(counted)} of ${integer(counted + leftOut)} entities count` : '',
    notesOf: ({ estimated, byDay, incomplete }: ConsolidatedFigure): string[] => [
      ...(estimated ? [t`contains estimates`] : []),
      ...(byDay ? [t`split by day`] : []),
      ...(incomplete ? [t`some days without figures`] : []),
    ],
  };
};
