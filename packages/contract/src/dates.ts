import { dayMilliseconds } from './durations.ts';
import { type Language, languageTags } from './languages.ts';
import type { Period } from './schema.ts';

const shortMonth = new Intl.DateTimeFormat(languageTags.en, { month: 'short', timeZone: 'UTC' });
const writtenOut = new Intl.DateTimeFormat(languageTags.zhTw, { dateStyle: 'long', timeZone: 'UTC' });

/** Shows a `yyyy-MM-dd` day: dd-MMM-yyyy in English (decision 11), 2025年3月5日 in Chinese (docs/adr/0014). */
export const formatDay = (day: string, language: Language) => {
  const date = new Date(`${day}T00:00:00Z`);
  if (language === 'zhTw') return writtenOut.format(date);
  return `${day.slice(8)}-${shortMonth.format(date)}-${day.slice(0, 4)}`;
};

/** The calendar day, `yyyy-MM-dd`, of a moment in the local time zone: a person's own day in a browser. */
export const localDay = (moment = new Date()): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The calendar day, `yyyy-MM-dd`, that is this number of days later; earlier where it is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Whether a due day is over on the calendar day `today`; what is due today is not late. `due_on < today` where SQL asks. */
export const isOverdue = (dueOn: string | null, today: string): boolean => dueOn !== null && dueOn < today;

/** Shows the first and the last day of a period. */
export const formatPeriod = ({ start, end }: Period, language: Language) =>
  `${formatDay(start, language)}${language === 'zhTw' ? '至' : ' – '}${formatDay(end, language)}`;

const clockIn = (instant: string, timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return format.format(new Date(instant)).split(' ');
};

/** The name of a time zone in words, such as “Hong Kong Standard Time”. */
const zoneName = (instant: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(languageTags[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * Shows a moment in a time zone, and names the zone. Without one it uses UTC, because documents are read in other time zones than they are
 * written in.
 */
export const formatInstant = (instant: string, language: Language, timeZone = 'UTC') => {
  const [day = '', time = ''] = clockIn(instant, timeZone);
  const zone = timeZone === 'UTC' ? 'UTC+00:00' : zoneName(instant, language, timeZone);
  return `${formatDay(day, language)} ${time}${language === 'zhTw' ? `（${zone}）` : ` (${zone})`}`;
};

/** Whether a period is about a year long: twelve months, or the 52 or 53 weeks of some fiscal years. */
export const isYearLong = ({ start, end }: Period) => {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  return days > 350 && days < 380;
};

/** The name of a reporting time: its own, else the year, else its days. */
export const timeName = ({ name, period }: { name: string | null; period: Period }, language: Language): string =>
  name ?? (isYearLong(period) ? periodName(period) : formatPeriod(period, language));

/**
 * The names of the years of one table: the organisation's where every year has one (“FY2023”), else all by their days, so that no table
 * mixes both.
 */
export const yearNames = (
  periods: readonly Period[],
  times: readonly { readonly name: string | null; readonly period: Period }[],
): string[] => {
  const own = periods.map(
    ({ start, end }) => times.find(({ period }) => period.start === start && period.end === end)?.name ?? null,
  );
  return periods.map((period, index) => (own.every((name) => name !== null) ? own[index] : null) ?? periodName(period));
};

/** Short name of a period, for columns: `2025` for a calendar year, `2024/25` for a financial one, else its months. */
export const periodName = ({ start, end }: Period): string => {
  const from = start.slice(0, 4);
  const to = end.slice(0, 4);
  if (isYearLong({ start, end })) return from === to ? from : `${from}/${to.slice(2)}`;
  const first = start.slice(0, 7);
  const last = end.slice(0, 7);
  return first === last ? first : `${first} – ${last}`;
};
