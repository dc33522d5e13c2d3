import type { Place } from '../types.ts';
import { type CellRange, type NewText, placesIn } from './cell-range.ts';

const plainNumber = /^-?\d+(?:\.(\d+))?$/;
const decimalsOf = (text: string) => text.match(plainNumber)?.[1]?.length ?? 0;

const scaled = (text: string, decimals: number) => {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
};
const written = (value: bigint, decimals: number) => {
  if (decimals === 0) return String(value);
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/**
 * The text that follows a line of texts, `ahead` positions after its last. Two or more numbers with the same step between them are
 * continued, exactly; anything else is repeated.
 */
export const following = (texts: readonly string[], ahead: number): string => {
  const again = texts[(ahead - 1) % texts.length] ?? '';
  if (texts.length < 2 || !texts.every((text) => plainNumber.test(text))) return again;
  const decimals = Math.max(...texts.map(decimalsOf));
  const numbers = texts.map((text) => scaled(text, decimals));
  const [first = 0n, second = 0n] = numbers;
  const step = second - first;
  const last = numbers.at(-1) ?? 0n;
  const isSeries = numbers.every((number, place) => number === first + BigInt(place) * step);
  return isSeries ? written(last + BigInt(ahead) * step, decimals) : again;
};

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Fills the cells of `target` below or beside `source` from the cells of `source`, when the corner of a range is dragged. */
export const fillOver = (source: CellRange, target: CellRange, textAt: (place: Place) => string): NewText[] => {
  if (target.bottom > source.bottom) {
    return span(source.start, source.end).flatMap((column) => {
      const texts = span(source.top, source.bottom).map((row) => textAt({ row, column }));
      return span(source.bottom + 1, target.bottom).map((row) => ({
        row,
        column,
        text: following(texts, row - source.bottom),
      }));
    });
  }
  if (target.end <= source.end) return [];
  return span(source.top, source.bottom).flatMap((row) => {
    const texts = span(source.start, source.end).map((column) => textAt({ row, column }));
    return span(source.end + 1, target.end).map((column) => ({
      row,
      column,
      text: following(texts, column - source.end),
    }));
  });
};

/** Copies the first line of a range over the rest of it; a range of one line copies the line before it. */
export const fillAlong = (range: CellRange, along: 'down' | 'right', textAt: (place: Place) => string): NewText[] => {
  const isDown = along === 'down';
  const [first, last] = isDown ? [range.top, range.bottom] : [range.start, range.end];
  const from = first === last ? first - 1 : first;
  if (from < 0) return [];
  const rest = isDown ? { ...range, top: from + 1 } : { ...range, start: from + 1 };
  return placesIn(rest).flatMap((places) =>
    places.map((place) => ({ ...place, text: textAt({ ...place, [isDown ? 'row' : 'column']: from }) })),
  );
};
