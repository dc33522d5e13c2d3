import type { Outcome } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';

/** Collects what becomes of each of many pieces that are done together. */
export const createOutcomes = <Item, Result>() => {
  const settled = new Map<Item, Outcome<Result>>();
  return {
    resolve: (item: Item, result: Result) => settled.set(item, { result }),
    refuse: (item: Item, refusal: ProblemError) => settled.set(item, { refusal }),
    /** Returns what came of each that passes, and notes why others are refused. */
    passing: async <Each, Passed>(
      all: readonly Each[],
      itemOf: (each: Each) => Item,
      pass: (each: Each) => Passed | Promise<Passed>,
    ): Promise<Passed[]> => {
      const passed: Passed[] = [];
      for (const each of all)
        try {
          passed.push(await pass(each));
        } catch (refusal) {
          if (!(refusal instanceof ProblemError)) throw refusal;
          settled.set(itemOf(each), { refusal });
        }
      return passed;
    },
    /** What became of these, in their order. */
    of: (items: readonly Item[]): Outcome<Result>[] =>
      items.map((item) => settled.get(item) ?? { refusal: new Error('A piece of work was neither done nor refused') }),
  };
};
