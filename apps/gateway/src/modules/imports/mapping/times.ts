import { isYearLong, type Period, type ReportingTime, realDay } from '@esg/contract';
import { isUnit } from '@esg/standards';
import { periodOf } from '../rows/period.ts';
import { periodTextOf } from '../rows/value-text.ts';

/** The reporting years of an organisation. */
export type Years = { times: readonly Pick<ReportingTime, 'name' | 'period'>[]; startMonth: number };

const pad = (number: number) => String(number).padStart(2, '0');
const yearFrom = (year: number, month: number): Period => ({
  start: `${year}-${pad(month)}-01`,
  end: new Date(Date.UTC(year + 1, month - 1, 0)).toISOString().slice(0, 10),
});

/** The twelve months that end with this day. */
const yearTo = (end: string): Period => {
  const after = new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000);
  const start = `${after.getUTCFullYear() - 1}-${pad(after.getUTCMonth() + 1)}-${pad(after.getUTCDate())}`;
  return { start, end };
};

const months = 'january|february|march|april|may|june|july|august|september|october|november|december'.split('|');
const monthOf = (name: string) => months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

const dayIn = (text: string): string | undefined => {
  const chinese = text.match(/(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日/);
  const english =
    text.match(/(?<d>\d{1,2})(?:st|nd|rd|th)?[ -]+(?<m>[a-z]{3,9})\.?,?[ -]+(?<y>\d{4})/) ??
    text.match(/(?<m>[a-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})/);
  const numbers =
    text.match(/^(?<d>\d{1,2})[/.](?<m>\d{1,2})[/.](?<y>\d{4})$/) ?? text.match(/^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)$/);
  const named = english?.groups ?? numbers?.groups;
  const [year, month, day] = chinese
    ? chinese.slice(1).map(Number)
    : [Number(named?.y), english ? monthOf(named?.m ?? '') : Number(named?.m), Number(named?.d)];
  const written = `${year}-${pad(month ?? 0)}-${pad(day ?? 0)}`;
  return realDay(written) ? written : undefined;
};

/** Words around a year that do not say which year it is. */
const around =
  /\b(?:for|the|financial|fiscal|calendar|reporting|year|years|fy|cy|ended|ending|end|as|at|of|actual|actuals|performance|data|figures?|results?|total|value|in|period)\b|截至|止年度|止|財政年度|匯報年度|年度|財年|年末|年底|實際|表現|數據|數值|合計|總計|於|止/giu;

const signs = '零一二三四五六七八九';
const digit = (sign: string) => (/[〇○]/u.test(sign) ? '0' : String(signs.indexOf(sign)));

/** Days and years in Chinese numerals, as digits: 二零二三年十二月. */
const inDigits = (text: string) =>
  text
    .replace(/[〇○零一二三四五六七八九]{4}(?![〇○零一二三四五六七八九十])/gu, (year) =>
      Array.from(year, digit).join(''),
    )
    .replace(/([二三])?(十)?([一二三四五六七八九])?(?=[月日])/gu, (all, tens = '', ten = '', ones = '') =>
      all === ''
        ? ''
        : String(
            (ten ? Number(tens ? digit(tens) : 1) * 10 : Number(tens ? digit(tens) : 0)) +
              Number(ones ? digit(ones) : 0),
          ),
    );

const plainOf = (heading: string) =>
  inDigits(heading)
    .replace(/[¹²³⁰-⁹ᵃ-ᶻ*#†‡^§]+/gu, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b([fc]y)(?=[\d'’])/g, '$1 ')
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const century = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** The only one of the organisation's years that fits. */
const onlyYear = ({ times }: Years, fits: (period: Period) => boolean): Period | undefined => {
  const found = times.map(({ period }) => period).filter((period) => isYearLong(period) && fits(period));
  return found.length === 1 ? found[0] : undefined;
};

const yearOf = (year: number, years: Years): Period | undefined => {
  if (year < 1990 || year > 2100) return undefined;
  const calendar = yearFrom(year, 1);
  if (years.times.some(({ period }) => period.start === calendar.start && period.end === calendar.end)) return calendar;
  const own = onlyYear(years, ({ end }) => end.startsWith(`${year}-`));
  return own ?? (years.startMonth === 1 ? calendar : yearFrom(year - 1, years.startMonth));
};

/** A year across two calendar years; where the organisation has none, one that begins in April as most in Hong Kong. */
const splitYear = (first: number, years: Years): Period => {
  const fits = ({ start, end }: Period) => start.startsWith(`${first}-`) && end.startsWith(`${first + 1}-`);
  return onlyYear(years, fits) ?? yearFrom(first, years.startMonth === 1 ? 4 : years.startMonth);
};

const namesYearAlone = /^(?:[fc]y ?)?(?:(?:19|20)\d{2}|['’]?\d{2})(?:[/–-]\d{2,4})?(?:年度|年)?$/u;

/** No first year of an organisation is shorter; a quarter or a month may be called as its year is. */
const yearDaysLeast = 185;
const isHalfOrLess = ({ start, end }: Period) => (Date.parse(end) - Date.parse(start)) / 86_400_000 < yearDaysLeast;

/** The organisation's time of this name: of several the year-long one, and no part of a year where the name is a year. */
const namedTime = (heading: string, { times }: Years): Period | undefined => {
  const asked = heading.normalize('NFKC').trim().toLowerCase();
  if (asked === '') return undefined;
  const named = times
    .filter((time) =>
      [time.name ?? '', periodTextOf(time, 'en'), periodTextOf(time, 'zhTw')].some(
        (name) => name.toLowerCase() === asked,
      ),
    )
    .map(({ period }) => period);
  const yearLong = named.filter(isYearLong);
  if (yearLong.length === 1) return yearLong[0];
  const [only] = named;
  return only && named.length === 1 && !(namesYearAlone.test(asked) && isHalfOrLess(only)) ? only : undefined;
};

/**
 * The reporting time in a column's heading: `2023`, `FY23`, `2022/23`, `2023年度`, `Year ended 31 March 2024`, or the organisation's own name
 * of a time. Undefined for others, such as changes, targets and base years.
 */
export const headingTime = (heading: string, years: Years): Period | undefined => {
  const named = namedTime(heading, years);
  if (named) return named;
  if (heading.length > 80) return undefined;
  const plain = plainOf(heading);
  const days = plain.split(/ (?:to|-) |至/).map(dayIn);
  if (days.length === 2 && days[0] && days[1] && days[0] < days[1]) return { start: days[0], end: days[1] };
  const words = plain.replace(around, ' ').replace(/\s+/g, ' ').trim();
  const end = dayIn(plain);
  if (end && dayIn(words) === end && /^[^a-z]*(?:[a-z]{3,9})?[^a-z]*$/.test(words)) return yearTo(end);
  const split = words.match(/^['’]?(\d{4}|\d{2}) ?年?[/-] ?['’]?(\d{4}|\d{2}) ?年?$/);
  if (split?.[1] && split[2] && century(split[2]) === century(split[1]) + 1) return splitYear(century(split[1]), years);
  const short = plain.match(/^(?:fy ?['’]?|['’])(\d{2})$/)?.[1];
  const [, year, unit = ''] = words.match(/^(\d{4}) ?年?(?: (.+))?$/) ?? [];
  if (short ?? year) return unit === '' || isUnit(unit) ? yearOf(century(short ?? year ?? ''), years) : undefined;
  return periodOf(words);
};

/** The month in which the organisation's years begin, derived from its existing ones. */
export const yearsOf = (times: Years['times']): Years => {
  const last = times
    .filter(({ period }) => isYearLong(period))
    .map(({ period }) => period.start)
    .sort()
    .at(-1);
  return { times, startMonth: last ? Number(last.slice(5, 7)) : 1 };
};
