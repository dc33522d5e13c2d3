import { meaningLines } from './meanings.gen.ts';

/** A word of the other language, and in which share of its uses it is meant. */
export type Meaning = { readonly term: string; readonly share: number };

/** By word its line, which is read when the word is asked for: to read all of them made the first search after a start wait. */
let lines: ReadonlyMap<string, string> | undefined;

const linesByTerm = () =>
  new Map(
    meaningLines
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(' ')), line] as const),
  );

const meaningOf = (written: string): Meaning => {
  const [term = '', share] = written.split(':');
  return { term, share: Number(share) };
};

/** What a word most likely means in the other language, the likeliest first. */
export const meaningsOf = (term: string): readonly Meaning[] => {
  lines ??= linesByTerm();
  return lines.get(term)?.split(' ').slice(1).map(meaningOf) ?? [];
};
