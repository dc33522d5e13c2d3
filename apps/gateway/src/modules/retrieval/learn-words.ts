/** A text and what it is called in the other language, each as its terms. */
export type Pair = readonly [readonly string[], readonly string[]];
/** Words of the other language that a word most likely means, with the share of its uses. */
export type Meanings = ReadonlyMap<string, readonly { readonly term: string; readonly share: number }[]>;

const rounds = 8;
const meaningsMost = 3;
const shareLeast = 0.1;

type Shares = Map<string, Map<string, number>>;

const evenShares = (pairs: readonly Pair[]): Shares => {
  const shares: Shares = new Map();
  for (const [from, to] of pairs) {
    for (const term of from) {
      const own = shares.get(term) ?? new Map<string, number>();
      shares.set(term, own);
      for (const other of to) own.set(other, 1);
    }
  }
  return shares;
};

/** One round: each word of a translation is shared out among the words that it may translate, as likely as each was before. */
const sharedAnew = (pairs: readonly Pair[], before: Shares): Shares => {
  const counts: Shares = new Map();
  for (const [from, to] of pairs) {
    for (const other of to) {
      const sum = from.reduce((total, term) => total + (before.get(term)?.get(other) ?? 0), 0);
      if (sum === 0) continue;
      for (const term of from) {
        const own = counts.get(term) ?? new Map<string, number>();
        counts.set(term, own);
        own.set(other, (own.get(other) ?? 0) + (before.get(term)?.get(other) ?? 0) / sum);
      }
    }
  }
  for (const own of counts.values()) {
    const total = [...own.values()].reduce((sum, each) => sum + each, 0);
    for (const [other, count] of own) own.set(other, count / total);
  }
  return counts;
};

/** What words mean in the other language, learnt from texts that exist in both (IBM model 1). The same pairs give the same meanings. */
export const learnMeanings = (pairs: readonly Pair[]): Meanings => {
  let shares = evenShares(pairs);
  for (let round = 0; round < rounds; round += 1) shares = sharedAnew(pairs, shares);
  const kept = [...shares].map(([term, own]) => {
    const likely = [...own]
      .map(([other, share]) => ({ term: other, share: Math.round(share * 100) / 100 }))
      .filter(({ share }) => share >= shareLeast)
      .toSorted((one, another) => another.share - one.share || (one.term < another.term ? -1 : 1));
    return [term, likely.slice(0, meaningsMost)] as const;
  });
  return new Map(kept.filter(([, likely]) => likely.length > 0).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
