import { inDigits } from '../retrieval/index.ts';

const years = /(?<!\d)((?:19|20)\d{2})(?:\s*[/–-]\s*(?:20)?(\d{2}))?(?!\d|,\d)/gu;

/** The distinct years of a text; a business year is the year in which it ends. */
const yearsOf = (text: string): number[] => {
  const found = [...inDigits(text).matchAll(years)].map(([, first, second]) => {
    const begins = Number(first);
    const ends = second === undefined ? begins : Math.floor(begins / 100) * 100 + Number(second);
    return ends === begins + 1 ? ends : begins;
  });
  return [...new Set(found)];
};

/** The year that a document reports on, where its name, or else its first page, names one year and no other. */
export const yearOfDocument = (name: string, firstPage: string): number | undefined => {
  const named = yearsOf(name);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const [year, ...others] = yearsOf(firstPage);
  return others.length === 0 ? year : undefined;
};

const dayMilliseconds = 86_400_000;
/** A business year may have 52 or 53 weeks. */
const daysLeast = 363;
const daysMost = 372;

/** The year that documents call these days: the one in which they end. Undefined where they are no year. */
export const yearOfPeriod = ({ start, end }: { readonly start: string; readonly end: string }): number | undefined => {
  const days = (Date.parse(end) - Date.parse(start)) / dayMilliseconds + 1;
  return days >= daysLeast && days <= daysMost ? Number(end.slice(0, 4)) : undefined;
};
