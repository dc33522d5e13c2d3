import type { Value } from './order.ts';

/** Whether a cell, by its text and its sort value, matches a query. */
export type CellTest = (text: string, value: Value) => boolean;

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const numberOf = (text: string, value: Value) => (typeof value === 'number' ? value : numberIn(text));

const comparing: Record<string, (one: number, other: number) => boolean> = {
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
};

const containing = (query: string): CellTest => {
  const sought = query.toLowerCase();
  return (text) => text.toLowerCase().includes(sought);
};

/**
 * Reads a typed filter: `>5`, `>=5`, `<5`, `<=5`, `2..5`, `=word` (exactly), `!word` (without it); any other text is searched anywhere, in
 * capitals or not. `undefined` for an empty filter.
 */
export const testOf = (query: string): CellTest | undefined => {
  const asked = query.trim();
  if (asked === '') return undefined;
  const between = asked.match(/^(-?\d[\d.]*?)\s*\.\.\s*(-?\d[\d.]*)$/);
  if (between) {
    const from = Number(between[1]);
    const to = Number(between[2]);
    return (text, value) => numberOf(text, value) >= from && numberOf(text, value) <= to;
  }
  const [, sign = '', rest = ''] = asked.match(/^([<>]=?|=|!)\s*(.+)$/) ?? [];
  if (sign === '!') {
    const contains = containing(rest);
    return (text, value) => !contains(text, value);
  }
  const bound = numberIn(rest);
  if (sign === '=') {
    return (text, value) => text.toLowerCase() === rest.toLowerCase() || numberOf(text, value) === bound;
  }
  const compare = comparing[sign];
  if (!compare || Number.isNaN(bound)) return containing(asked);
  return (text, value) => compare(numberOf(text, value), bound);
};
