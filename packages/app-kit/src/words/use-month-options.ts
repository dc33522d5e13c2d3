import { useLanguage } from '../i18n/formatters.ts';
import { tagOf } from '../i18n/languages.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The months of a year to choose from, January being 1. */
export const useMonthOptions = () => {
  const name = new Intl.DateTimeFormat(tagOf(useLanguage()), { month: 'long', timeZone: 'UTC' });
  return months.map((month) => ({ value: String(month), label: name.format(Date.UTC(2000, month - 1)) }));
};
