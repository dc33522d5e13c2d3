import { useFormatters } from '@esg/app-kit';
import { boundaryYearOf, type ConsolidatedFigure, type Period } from '@esg/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The number of entities in a consolidated figure, and remarks on it; `approved` where only approved figures count. */
export const useFigureWords = (approved?: 'only') => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const withoutOf = (count: number) =>
    approved
      ? plural(count, { one: 'no approved figure of # entity', other: 'no approved figure of # entities' })
      : plural(count, { one: 'no figure of # entity', other: 'no figure of # entities' });
  return {
    /** Empty if it contains no entity’s own figure. */
    countsOf: ({ counted, leftOut, without }: ConsolidatedFigure): string =>
      counted + leftOut > 0
        ? plural(counted + leftOut + without, {
            one: `${integer(counted)} of # entity counts`,
            other: `${integer(counted)} of # entities count`,
          })
        : '',
    /** The year whose boundary counts for a period that lies in two; empty for others. */
    yearOf: (period: Period): string =>
      boundaryYearOf({ end: period.start }) === boundaryYearOf(period)
        ? ''
        : t`Boundary of ${boundaryYearOf(period)}, in which the period ends, for all of its days`,
    notesOf: ({ estimated, byDay, incomplete, without, unapproved, uneven }: ConsolidatedFigure): string[] => [
      ...(without > 0 ? [withoutOf(without)] : []),
      ...(uneven ? [t`made of figures of different entities`] : []),
      ...(unapproved ? [t`not all approved`] : []),
      ...(estimated ? [t`contains estimates`] : []),
      ...(byDay ? [t`split by day`] : []),
      ...(incomplete ? [t`some days without figures`] : []),
    ],
  };
};
