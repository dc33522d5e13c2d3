import { meaningLines } from './meanings.gen.ts';

/** A word of the other language, and in which share of its uses it is meant. */
export type Meaning = { readonly term: string; readonly share: number };

let meanings: ReadonlyMap<string, readonly Meaning[]> | undefined;

const readLines = () =>
  new Map(
    meaningLines
      .trim()
      .split('\n')
      .map((line) => {
        const [term = '', ...likely] = line.split(' ');
        const parsed = likely.map((each): Meaning => {
          const [other = '', share] = each.split(':');
          return { term: other, share: Number(share) };
        });
        return [term, parsed] as const;
      }),
  );

/** What a word most likely means in the other language, the likeliest first. */
export const meaningsOf = (term: string): readonly Meaning[] => {
  meanings ??= readLines();
  return meanings.get(term) ?? [];
};
