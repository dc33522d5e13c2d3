import { languageTags } from '@esg/contract';
import { useLanguage } from '../i18n/formatters.ts';

/** The last days of the months as options, in the reader's words; the value is the month, 1 to 12. */
export const useYearEnds = () => {
  // The day before the month, as in every other date of the product: `en` alone would write it as in America.
  const tag = languageTags[useLanguage()];
  const format = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    // A day that every year has: 2025 is no leap year.
    label: format.format(new Date(Date.UTC(2025, index + 1, 0))),
  }));
};
