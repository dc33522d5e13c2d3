import { useFormatters } from '@esg/app-kit';
import type { ConsolidatedFigure } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** How many entities a consolidated figure is made of, and what must be known of it. */
export const useFigureWords = () => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  return {
    /** Nothing where it is made of no entity’s own figure. */
    countsOf: ({ counted, leftOut }: ConsolidatedFigure): string =>
      counted + leftOut > 0 ? t`${integer(counted)} of ${integer(counted + leftOut)} entities count` : '',
    notesOf: ({ estimated, byDay, incomplete }: ConsolidatedFigure): string[] => [
      ...(estimated ? [t`contains estimates`] : []),
      ...(byDay ? [t`split by day`] : []),
      ...(incomplete ? [t`some days without figures`] : []),
    ],
  };
};
