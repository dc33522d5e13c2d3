import type { MaterialityLibrary, MaterialityTopic } from '@esg/contract';

/** The places of frameworks that speak of these topics, in short: “ESRS E1”, “GRI 305”. */
export const mappingOf = (topics: readonly MaterialityTopic[]): string[] => {
  const all = (name: string, pick: (topic: MaterialityTopic) => readonly string[]) => {
    const codes = [...new Set(topics.flatMap(pick))];
    return codes.length > 0 ? [`${name} ${codes.join(', ')}`] : [];
  };
  return [
    // Positions below a standard are our own count: the standard has no codes for them.
    ...all('ESRS', ({ esrs }) => esrs.map((code) => code.split('.')[0] ?? code)),
    ...all('GRI', ({ gri }) => gri),
    ...all('SASB', ({ sasb }) => sasb),
    ...all('HKEX', ({ hkex }) => hkex),
    ...all('IFRS', ({ ifrs }) => ifrs),
    ...all('SDG', ({ sdg }) => sdg),
  ];
};

/**
 * Topics of the library that are likely to matter in an industry. Pairs that nobody read in a source count only where they are asked for.
 */
export const likelyTopics = (
  { topics, sectorTopics }: Pick<MaterialityLibrary, 'topics' | 'sectorTopics'>,
  industry: string | null,
  withUnread: boolean,
): ReadonlySet<string> => {
  const pairs = sectorTopics.filter((pair) => pair.industry === industry && (pair.read || withUnread));
  const categories = new Set(pairs.map(({ category }) => category));
  return new Set(topics.filter(({ sasb }) => sasb.some((code) => categories.has(code))).map(({ id }) => id));
};
