import { type Bilingual, type Disclosure, type Generations, type Topic, textSearch } from '@esg/contract';

/** Part › topic › disclosure, in the order of the framework. */
export interface Part {
  code: string;
  title: Bilingual;
  topics: Topic[];
}

/** Groups consecutive topics by their part. */
export const partsOf = (topics: readonly Topic[]): Part[] => {
  const parts = new Map<string, Part>();
  for (const topic of topics) {
    const part = parts.get(topic.part.code) ?? { ...topic.part, topics: [] };
    part.topics.push(topic);
    parts.set(part.code, part);
  }
  return [...parts.values()];
};

/** A framework with at least this many parts is shown one part at a time: SASB has one for each of 68 industries. */
export const hasManyParts = (parts: readonly Part[]) => parts.length > 16;

/** The shown part of a framework of many parts: the requested one, else those with a chosen disclosure. */
export const partsShown = (parts: readonly Part[], wanted: string, chosen: ReadonlySet<string>): Part[] => {
  if (!hasManyParts(parts)) return [...parts];
  const asked = parts.filter(({ code }) => code === wanted);
  return asked.length > 0 ? asked : parts.filter(({ topics }) => coverageOf(codesIn(topics), chosen) !== 'none');
};

/** Keeps the disclosures whose code or title, in either language, contains every typed word. Empty topics and parts are left out. */
export const searchParts = (
  parts: readonly Part[],
  typed: string,
  citationsOf: (code: string) => string = (code) => code,
): Part[] => {
  if (typed.trim() === '') return [...parts];
  const isFound = textSearch(typed);
  const fits = (disclosure: Disclosure, topic: Topic) =>
    isFound(
      `${disclosure.code} ${citationsOf(disclosure.code)} ${disclosure.title.en} ${disclosure.title.zhTw} ${topic.code} ${topic.part.title.en} ${topic.part.title.zhTw}`,
    );
  return parts.flatMap((part) => {
    const topics = part.topics.flatMap((topic) => {
      const disclosures = topic.disclosures.filter((disclosure) => fits(disclosure, topic));
      return disclosures.length > 0 ? [{ ...topic, disclosures }] : [];
    });
    return topics.length > 0 ? [{ ...part, topics }] : [];
  });
};

/** Codes of all disclosures below. */
export const codesIn = (topics: readonly Topic[]) =>
  topics.flatMap((topic) => topic.disclosures.map(({ code }) => code));

/** Whether none, some or all of the codes are chosen. */
export const coverageOf = (codes: readonly string[], chosen: ReadonlySet<string>): 'none' | 'some' | 'all' => {
  const count = codes.filter((code) => chosen.has(code)).length;
  if (count === 0) return 'none';
  return count === codes.length ? 'all' : 'some';
};

/** The chosen codes with these added or removed, in the order of the framework. */
export const withCodes = (
  order: readonly string[],
  chosen: ReadonlySet<string>,
  codes: readonly string[],
  wanted: boolean,
) => {
  const changed = new Set(codes);
  return order.filter((code) => (changed.has(code) ? wanted : chosen.has(code)));
};

/** Whether the report uses newer disclosures before they are in force. */
export const isAdoptedEarly = ({ coming }: Generations, chosen: ReadonlySet<string>): boolean =>
  [...coming].some((code) => chosen.has(code));

/** Codes that are skipped when many are chosen at once, so that no figure is asked for twice. */
export const skippedCodes = (generations: Generations, chosen: ReadonlySet<string>): ReadonlySet<string> =>
  isAdoptedEarly(generations, chosen)
    ? new Set([...generations.left, ...generations.taken].filter((code) => !generations.coming.has(code)))
    : generations.left;

/**
 * The chosen codes with the older disclosures replaced by the newer ones, or all newer ones by the older: where a newer one replaces
 * several, by those that were chosen `before`, if that is known.
 */
export const inOtherGeneration = (
  disclosures: readonly Pick<Disclosure, 'code' | 'supersededBy'>[],
  { coming, taken }: Generations,
  chosen: ReadonlySet<string>,
  isNewer: boolean,
  before?: ReadonlySet<string>,
): string[] => {
  const pairs = disclosures.flatMap(({ code, supersededBy }) =>
    taken.has(code) && supersededBy ? [{ older: code, newer: supersededBy.code }] : [],
  );
  // A code that was chosen since then has no earlier choice: everything that it replaces is used.
  const known = new Set(pairs.flatMap(({ older, newer }) => (before?.has(older) ? [newer] : [])));
  const isWanted = (older: string, newer: string) => !known.has(newer) || before?.has(older);
  const into = new Set(
    isNewer
      ? pairs.flatMap(({ older, newer }) => (chosen.has(older) ? [newer] : []))
      : pairs.flatMap(({ older, newer }) => (chosen.has(newer) && isWanted(older, newer) ? [older] : [])),
  );
  const out = isNewer ? taken : coming;
  return disclosures.flatMap(({ code }) => (into.has(code) || (chosen.has(code) && !out.has(code)) ? [code] : []));
};
