import { type Language, languageTags } from './languages.ts';
import type { Period } from './schema.ts';

/** A `yyyy-MM-dd` day as documents for readers print it: 5 March 2025 in British order, 2025年3月5日 (docs/adr/0014). */
export const printedDay = (day: string, language: Language): string => {
  const tag = language === 'zhTw' ? languageTags.zhTw : 'en-GB';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
};

/** The first and the last day of a period as documents print them: “1 January 2025 to 31 December 2025”. */
export const printedPeriod = ({ start, end }: Period, language: Language): string =>
  `${printedDay(start, language)}${language === 'zhTw' ? '至' : ' to '}${printedDay(end, language)}`;

/** A moment as documents print it: in UTC, because they are read in other time zones than they are written in. */
export const printedInstant = (instant: string, language: Language): string => {
  const moment = new Date(instant).toISOString();
  const said = `${printedDay(moment.slice(0, 'yyyy-MM-dd'.length), language)} ${moment.slice(11, 16)}`;
  return language === 'zhTw' ? `${said}（UTC+00:00）` : `${said} (UTC+00:00)`;
};
