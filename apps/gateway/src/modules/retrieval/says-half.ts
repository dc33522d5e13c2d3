import { fold } from './fold.ts';
import type { Query } from './query-term.ts';
import { tokensOf } from './tokens.ts';

const isNumber = (term: string) => /^\d+$/.test(term);

/**
 * Whether a piece of a page says at least half as many words as were asked for: these, or words for the same. A year alone is on every page,
 * and one word of many is on most.
 */
export const saysHalfOf = (query: Query, piece: string): boolean => {
  const words = query.filter(({ term }) => !isNumber(term));
  const terms = [...new Set(tokensOf(fold(piece).text).map(({ term }) => term))];
  const said = words.filter(({ term, isBeginning }) =>
    terms.some((each) => (isBeginning ? each.startsWith(term) : each === term)),
  );
  const asked = words.filter(({ weight }) => weight === 1);
  return said.length > 0 && said.length * 2 >= asked.length;
};
