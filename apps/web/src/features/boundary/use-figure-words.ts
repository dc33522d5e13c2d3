import { useFormatters } from '@esg/app-kit';
import { boundaryYearOf, type ConsolidatedFigure, type Period } from '@esg/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The number of entities in a consolidated figure, and remarks on it. */
export const useFigureWords = () => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  return {
    /** Empty if it contains no entity’s own figure. */
    countsOf: ({ counted, leftOut }: ConsolidatedFigure): string =>
      counted + leftOut > 0
        ? plural(counted + leftOut, {
            one: `${integer(counted)} of # entity counts`,
            other: `${integer(counted)} of # entities count`,
          })
        : '',
    /** The year whose boundary counts for a period that lies in two; empty for others. */
    yearOf: (period: Period): string =>
      boundaryYearOf({ end: period.start }) === boundaryYearOf(period)
        ? ''
        : t`Boundary of ${boundaryYearOf(period)}, in which the period ends, for all of its days`,
    notesOf: ({ estimated, byDay, incomplete }: ConsolidatedFigure): string[] => [
      ...(estimated ? [t`contains estimates`] : []),
      ...(byDay ? [t`split by day`] : []),
      ...(incomplete ? [t`some days without figures`] : []),
    ],
  };
};
