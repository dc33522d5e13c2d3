import type { ReportingTimeSet } from '@esg/contract';

type YearStart = Pick<ReportingTimeSet, 'year' | 'startMonth'>;

/**
 * Rules that ask for more than a year ask for three: fatalities in each of the past three years (HKEX Appendix C2, B2.1). A report compares
 * with the year before in any case.
 */
const yearsProposed = 3;

/** The beginnings of the last complete fiscal years, the oldest first. */
export const lastYears = (today: string, yearEndMonth: number): readonly YearStart[] => {
  const startMonth = (yearEndMonth % 12) + 1;
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  // The current fiscal year began in the latest such month; the year before it is complete.
  const latest = (month >= startMonth ? year : year - 1) - 1;
  return Array.from({ length: yearsProposed }, (_, place) => ({
    year: latest - yearsProposed + 1 + place,
    startMonth,
  }));
};
