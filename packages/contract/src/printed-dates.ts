import { type Language, languageTags } from './languages.ts';
import type { Period } from './schema.ts';
import { defineWords } from './words.ts';

/** A `yyyy-MM-dd` day as documents for readers print it: 5 March 2025 in British order, 2025年3月5日 (docs/adr/0014). */
export const printedDay = (day: string, language: Language): string => {
  const tag = language === 'zhTw' ? languageTags.zhTw : 'en-GB';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
};

const words = defineWords({
  en: {
    period: (start: string, end: string) => `${start} to ${end}`,
    moment: (day: string, time: string) => `${day} ${time} (UTC+00:00)`,
  },
  zhTw: {
    period: (start, end) => `${start}至${end}`,
    moment: (day, time) => `${day} ${time}（UTC+00:00）`,
  },
});

/** The first and the last day of a period as documents print them: “1 January 2025 to 31 December 2025”. */
export const printedPeriod = ({ start, end }: Period, language: Language): string =>
  words[language].period(printedDay(start, language), printedDay(end, language));

/** A moment as documents print it: in UTC, because they are read in other time zones than they are written in. */
export const printedInstant = (instant: string, language: Language): string => {
  const moment = new Date(instant).toISOString();
  const day = printedDay(moment.slice(0, 'yyyy-MM-dd'.length), language);
  return words[language].moment(day, moment.slice(11, 16));
};
