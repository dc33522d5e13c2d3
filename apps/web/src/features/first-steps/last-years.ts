import type { ReportingTimeSet } from '@esg/contract';

type YearStart = Pick<ReportingTimeSet, 'year' | 'startMonth'>;

/** Where the last fiscal year that is over began, and the one before, the older first. */
export const lastYears = (today: string, yearEndMonth: number): readonly [YearStart, YearStart] => {
  const startMonth = (yearEndMonth % 12) + 1;
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  // The year that runs today began in the last month of that name; the one before it is over.
  const year0 = (month >= startMonth ? year : year - 1) - 1;
  return [
    { year: year0 - 1, startMonth },
    { year: year0, startMonth },
  ];
};
