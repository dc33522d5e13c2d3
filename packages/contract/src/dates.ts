import { type Language, languageTags } from './languages.ts';
import type { Period } from './schema.ts';

const monthNames = {
  en: new Intl.DateTimeFormat(languageTags.en, { month: 'short', timeZone: 'UTC' }),
  zhTw: new Intl.DateTimeFormat(languageTags.zhTw, { month: 'short', timeZone: 'UTC' }),
};

/** Shows a `yyyy-MM-dd` day as dd-MMM-yyyy with the month's name in that language (decision 11). */
export const formatDay = (day: string, language: Language) => {
  const [year, , date] = day.split('-');
  return `${date}-${monthNames[language].format(new Date(`${day}T00:00:00Z`))}-${year}`;
};

/** Shows the first and the last day of a period. */
export const formatPeriod = ({ start, end }: Period, language: Language) =>
  `${formatDay(start, language)} – ${formatDay(end, language)}`;

/** Shows a moment in UTC and says so: documents are read in other time zones than they are written in. */
export const formatInstant = (instant: string, language: Language) => {
  const utc = new Date(instant).toISOString();
  return `${formatDay(utc.slice(0, 10), language)} ${utc.slice(11, 16)} (UTC+00:00)`;
};
