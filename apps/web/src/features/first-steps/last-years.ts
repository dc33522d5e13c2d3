import type { ReportingTimeSet } from '@esg/contract';

type YearStart = Pick<ReportingTimeSet, 'year' | 'startMonth'>;

/** The beginnings of the last two complete fiscal years, the older first. */
export const lastYears = (today: string, yearEndMonth: number): readonly [YearStart, YearStart] => {
  const startMonth = (yearEndMonth % 12) + 1;
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  // The current fiscal year began in the latest such month; the year before it is complete.
  const year0 = (month >= startMonth ? year : year - 1) - 1;
  return [
    { year: year0 - 1, startMonth },
    { year: year0, startMonth },
  ];
};
