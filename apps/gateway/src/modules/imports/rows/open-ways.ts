import type { ImportMapping } from '@esg/contract';

/** What is counted in two ways, by key without the way: scope 2, and what holds it. */
const countedTwice = ['ghg.scope2', 'ghg.scope12', 'ghg.total'];
const ways = ['location_based', 'market_based'] as const;
/** How scope 2 is counted. */
export type Way = (typeof ways)[number];

const says = {
  location_based: /\blocation(?!s\b)|地點|地域|位置|所在地/iu,
  market_based: /\bmarket(?!s\b|ing)|市場/iu,
} satisfies Record<Way, RegExp>;

const familyOf = (metricKey: string) => countedTwice.find((each) => ways.some((way) => metricKey === `${each}.${way}`));

/** The metrics that a name may mean which says no way of counting; none for what is counted in one way. */
export const openWays = (metricKey: string): string[] => {
  const family = familyOf(metricKey);
  return family === undefined ? [] : ways.map((way) => `${family}.${way}`);
};

/** The way of counting that a text says; undefined where it says none, or both. */
export const wayIn = (text: string): Way | undefined => {
  const [way, other] = ways.filter((each) => says[each].test(text));
  return other === undefined ? way : undefined;
};

/** The way in which this metric is counted. */
export const wayOfMetric = (metricKey: string): Way | undefined =>
  familyOf(metricKey) === undefined ? undefined : ways.find((way) => metricKey.endsWith(way));

/** The way that a person said for one name: it holds for every other that says none. */
export type SaidWay = { way: Way; text: string };

/** What was said of one of these names, if anything was. */
export const saidWayIn = (names: ImportMapping['names'] = []): SaidWay | undefined => {
  for (const { sectionId, text } of names) {
    const way = wayOfMetric(sectionId?.split(':')[0] ?? '');
    if (way && ways.every((each) => !says[each].test(text))) return { way, text };
  }
  return undefined;
};

/** The same section counted in this way. */
export const countedBy = (sectionId: string, way: Way): string => {
  const [key = '', ...part] = sectionId.split(':');
  return [`${familyOf(key)}.${way}`, ...part].join(':');
};
