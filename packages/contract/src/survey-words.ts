/** Words that say nothing by themselves. */
const empty = new Set(
  `the and for that this with are was were but not have has had our your you they them their its from all can could will would should very more most than then also been being into about what when which who how why there here some any each other only just such these those over does did doing too may might must own out 我們 你們 他們 這個 那個 以及 因為 所以 可以 沒有 一個 如果 但是 並且 或者 已經 就是 需要 應該 希望`.split(
    /\s+/,
  ),
);
/** How many are kept of each question; how many a chart draws is `wordsMost` in `survey-charts.ts`. */
const keptMost = 60;
const fewestTexts = 2;
const han = /\p{Script=Han}/u;

const cut = new Intl.Segmenter('zh-Hant', { granularity: 'word' });

const latinWord = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The pieces of a text that can be words. Only Chinese needs to be cut by a dictionary, which takes many times as long. */
const piecesOf = (text: string): readonly string[] =>
  han.test(text)
    ? [...cut.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    : (text.match(latinWord) ?? []);

const wordsIn = (text: string): Set<string> => {
  const words = new Set<string>();
  for (const piece of piecesOf(text.toLowerCase())) {
    const shortest = han.test(piece) ? 2 : 3;
    if (piece.length >= shortest && !empty.has(piece) && !/^\d+$/.test(piece)) words.add(piece);
  }
  return words;
};

/** A word, and in how many texts it stands. */
export type WordCount = { readonly word: string; readonly count: number; readonly language: 'en' | 'zhTw' };

/** Counts the words of one more text. */
export const addWords = (counts: Map<string, number>, text: string) => {
  for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
};

/** The words that stand in more than one text, English and Chinese, the most frequent first. */
export const frequentWords = (counts: ReadonlyMap<string, number>): WordCount[] =>
  [...counts]
    .filter(([, count]) => count >= fewestTexts)
    .toSorted(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1))
    .slice(0, keptMost)
    .map(([word, count]) => ({ word, count, language: han.test(word) ? 'zhTw' : 'en' }));

/** The words of these texts. */
export const countWords = (texts: readonly string[]): WordCount[] => {
  const counts = new Map<string, number>();
  for (const text of texts) addWords(counts, text);
  return frequentWords(counts);
};
