import { tagOf, useLanguage } from '@esg/app-kit';

/** The name of a month such as `2026-04`: "April 2026", or "Apr 2026" above a column. */
export const useMonthName = (length: 'long' | 'short' = 'long') => {
  const name = new Intl.DateTimeFormat(tagOf(useLanguage()), { month: length, year: 'numeric', timeZone: 'UTC' });
  return (month: string): string => name.format(Date.parse(`${month}-01`));
};
