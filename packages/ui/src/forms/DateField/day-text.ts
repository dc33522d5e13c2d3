const names = (locale: string, month: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 1)));
};

const memo = new Map<string, readonly string[]>();
const shortMonths = (locale: string) => {
  const known = memo.get(locale) ?? names(locale, 'short');
  memo.set(locale, known);
  return known;
};

const writtenOut = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Shows a `yyyy-MM-dd` day: in Chinese as 2026年11月21日, else as dd-MMM-yyyy with the month's name of that language (spec section 9). Empty for no day. */
export const formatDay = (day: string, locale: string) => {
  const [year, month, date] = day.split('-');
  if (!year || !month || !date) return '';
  if (locale.startsWith('zh')) return writtenOut(day, locale);
  return `${date}-${shortMonths(locale)[Number(month) - 1]}-${year}`;
};

/** Month 1 to 12 of a name or a number, in that language or in English; `undefined` for anything else. */
const monthOf = (token: string, locale: string) => {
  if (/^\d{1,2}$/.test(token)) return Number(token);
  if (token.length < 3) return undefined;
  for (const language of [locale, 'en'])
    for (const length of ['short', 'long'] as const) {
      const index = names(language, length).findIndex((name) => name.toLowerCase() === token);
      if (index >= 0) return index + 1;
    }
  return undefined;
};

const dayOf = (year: number, month: number | undefined, date: number) => {
  if (month === undefined) return undefined;
  const made = new Date(Date.UTC(year, month - 1, date));
  // A day that does not exist, such as 31 April, comes out as another one.
  if (made.getUTCMonth() !== month - 1 || made.getUTCDate() !== date) return undefined;
  return made.toISOString().slice(0, 10);
};

/**
 * Reads a typed day into `yyyy-MM-dd`: year first (2026-11-21, 2026年11月21日) or day first (21-Nov-2026, 21/11/2026),
 * or the month's name first (Nov 21, 2026). The year has four digits. `undefined` for anything else.
 */
export const parseDay = (typed: string, locale: string): string | undefined => {
  const tokens = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[年月日号號]/g, ' ')
    .match(/\d+|\p{L}+/gu);
  if (tokens?.length !== 3) return undefined;
  const [a = '', b = '', c = ''] = tokens;
  const isYear = (token: string) => /^[12]\d{3}$/.test(token);
  const isDate = (token: string) => /^\d{1,2}$/.test(token);
  if (isYear(a) && isDate(c)) return dayOf(Number(a), monthOf(b, locale), Number(c));
  if (!isYear(c)) return undefined;
  if (isDate(a)) return dayOf(Number(c), monthOf(b, locale), Number(a));
  return isDate(b) ? dayOf(Number(c), monthOf(a, locale), Number(b)) : undefined;
};

/** Reads a typed time of day into `HH:mm`: 9:30, 0930, 9.30, 9:30 pm. `undefined` for anything else. */
export const parseTime = (typed: string): string | undefined => {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(am|pm)?$/.exec(typed.normalize('NFKC').trim().toLowerCase());
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined;
  const [, hours = '', minutes = '00', half] = match;
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};
