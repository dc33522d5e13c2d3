import type { Period } from '@esg/contract';
import { realDay } from '@esg/contract';

const pad = (number: number) => String(number).padStart(2, '0');
/** Whole months, the first counted from 1. */
const monthsFrom = (year: number, month: number, count: number): Period => ({
  start: `${year}-${pad(month)}-01`,
  end: new Date(Date.UTC(year, month - 1 + count, 0)).toISOString().slice(0, 10),
});

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const chineseDigits = ['', '一', '二', '三', '四'];

/**
 * The days of a named period, as people in Hong Kong write it: `2025`, `FY2025`, `2025年`, `Q1 2025`, `2025 Q1`, `2025年第一季`, `2025-03`, `Mar
 * 2025`, `2025年3月`, `2025-01-01 – 2025-03-31`. Fiscal years that are not calendar years have names of their own.
 */
export const periodOf = (text: string): Period | undefined => {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  const days = plain.match(/^(\d{4}-\d\d-\d\d) ?(?:–|-|to|至|~|\/) ?(\d{4}-\d\d-\d\d)$/);
  if (days?.[1] && days[2])
    return realDay(days[1]) && realDay(days[2]) && days[1] <= days[2] ? { start: days[1], end: days[2] } : undefined;
  const year = plain.match(/^(?:fy ?|cy ?|year )?(\d{4}) ?(?:年|年度)?$/)?.[1];
  if (year) return monthsFrom(Number(year), 1, 12);
  const quarter =
    plain.match(/^q([1-4])[ -/]?(?<year>\d{4})$/) ??
    plain.match(/^(?<year>\d{4})[ -/]?q([1-4])$/) ??
    plain.match(/^(?<year>\d{4}) ?年 ?第? ?([1-4一二三四]) ?季度?$/);
  if (quarter?.groups?.year) {
    const sign = quarter.slice(1).find((part) => part !== quarter.groups?.year) ?? '';
    const number = chineseDigits.includes(sign) ? chineseDigits.indexOf(sign) : Number(sign);
    return monthsFrom(Number(quarter.groups.year), number * 3 - 2, 3);
  }
  return monthOf(plain);
};

const monthOf = (plain: string): Period | undefined => {
  const numbered = plain.match(/^(\d{4})[-/.](\d{1,2})$/) ?? plain.match(/^(\d{4}) ?年 ?(\d{1,2}) ?月$/);
  if (numbered) {
    const month = Number(numbered[2]);
    return month >= 1 && month <= 12 ? monthsFrom(Number(numbered[1]), month, 1) : undefined;
  }
  const named = plain.match(/^([a-z]{3,9})\.?[ -](\d{4})$/);
  const index = monthNames.findIndex((name) => named?.[1]?.startsWith(name));
  return named && index >= 0 ? monthsFrom(Number(named[2]), index + 1, 1) : undefined;
};

/** Days in writing: `2025-03-31`, or three numbers in the order of the sheet. */
export const parseDay = (text: string, order: 'dmy' | 'mdy' | 'ymd'): string | undefined => {
  const plain = text.normalize('NFKC').trim();
  const iso =
    plain.match(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/) ?? plain.match(/^(\d{4})年(\d{1,2})月(\d{1,2})日$/);
  const parts = iso ?? plain.match(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/);
  if (!parts) return undefined;
  const [first, second, third] = parts.slice(1).map(Number) as [number, number, number];
  const [year, month, day] = iso
    ? [first, second, third]
    : order === 'mdy'
      ? [third, first, second]
      : [third, second, first];
  const written = `${year}-${pad(month)}-${pad(day)}`;
  return realDay(written) ? written : undefined;
};
