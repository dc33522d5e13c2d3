import {
  bytesPerMegabyte,
  formatDay,
  formatPeriod,
  type Language,
  type NumberFormat,
  type Period,
} from '@esg/contract';
import { formatDecimal, separatorsOf } from '@esg/quantities';
import { useLingui } from '@lingui/react';
import { activeLanguage } from './catalogues.ts';
import { tagOf } from './languages.ts';
import { useNumberFormat } from './number-format.ts';

const bytesPerKilobyte = 1024;
const bytesPerGigabyte = bytesPerMegabyte * 1024;
const relativeSteps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const calendars = new Map<string, Intl.DateTimeFormat>();
/** Makes each calendar once: making one takes longer than everything else about a row of a table. */
const calendarOf = (timeZone: string) => {
  const calendar =
    calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...(timeZone && { timeZone }) });
  calendars.set(timeZone, calendar);
  return calendar;
};

/** Calendar day, `yyyy-MM-dd`, of a moment in a time zone; by default the person's. */
const dayIn = (instant: string, timeZone = '') => calendarOf(timeZone).format(new Date(instant));

/** Numbers in one format, dates and sizes in one language. */
export const createFormatters = (language: Language, numberFormat: NumberFormat) => {
  const tag = tagOf(language);
  const { decimal: point } = separatorsOf(numberFormat);
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const integer = new Intl.NumberFormat(numberFormat, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const list = new Intl.ListFormat(tag);
  const size = (unit: string, value: number) =>
    // Bytes have no short form that knows their plural.
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: 1,
    })
      .formatToParts(value)
      .map((part) => (part.type === 'decimal' ? point : part.value))
      .join('');
  return {
    /** A canonical decimal with all its digits. */
    decimal: (canonical: string) => formatDecimal(canonical, numberFormat),
    integer: (value: number) => integer.format(value),
    /** Of a share between 0 and 1. */
    percent: (share: number) => percent.format(share),
    /** Of a calendar day, `yyyy-MM-dd`. */
    day: (value: string) => formatDay(value, language),
    period: (value: Period) => formatPeriod(value, language),
    /** Date of a moment in the person's time zone. */
    date: (instant: string) => formatDay(dayIn(instant), language),
    /** Hours and minutes in the person's time zone. */
    time: (instant: string) => time.format(new Date(instant)),
    /** Date and time at a fixed distance from UTC, for example `+01:00` (audit log, spec section 9). */
    atOffset: (instant: string, timeZone: string) => {
      const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'medium', hourCycle: 'h23', timeZone });
      return `${formatDay(dayIn(instant, timeZone), language)} ${clock.format(new Date(instant))}`;
    },
    /** "3 hours ago"; under a minute "now". */
    ago: (instant: string, nowMs: number) => {
      const seconds = Math.max(0, (nowMs - Date.parse(instant)) / 1000);
      const [unit, length] =
        relativeSteps.find(([, stepSeconds]) => seconds >= stepSeconds) ?? (['second', 1] as const);
      return relative.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
    },
    /** One megabyte is 1 048 576 bytes (spec section 9). */
    fileSize: (bytes: number) => {
      if (bytes >= bytesPerGigabyte) return size('gigabyte', bytes / bytesPerGigabyte);
      if (bytes >= bytesPerMegabyte) return size('megabyte', bytes / bytesPerMegabyte);
      return bytes >= bytesPerKilobyte ? size('kilobyte', bytes / bytesPerKilobyte) : size('byte', bytes);
    },
    list: (items: readonly string[]) => list.format(items),
  };
};

type Formatters = ReturnType<typeof createFormatters>;

const made = new Map<string, Formatters>();

/** Formatters of the interface's language and the organisation's number format; renders again when one of them changes. */
export const useFormatters = (): Formatters => {
  useLingui();
  const language = activeLanguage();
  const numberFormat = useNumberFormat();
  const key = `${language} ${numberFormat}`;
  const formatters = made.get(key) ?? createFormatters(language, numberFormat);
  made.set(key, formatters);
  return formatters;
};

/** Language of the interface; renders again when it changes. */
export const useLanguage = (): Language => {
  useLingui();
  return activeLanguage();
};
