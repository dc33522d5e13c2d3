import { type ImportMapping, metricKeyOf } from '@esg/contract';

/** Metrics that are counted in two ways, by key without the way: scope 2, and those that include it. */
const countedTwice = ['ghg.scope2', 'ghg.scope12', 'ghg.total'];
const ways = ['location_based', 'market_based'] as const;
/** The two ways of counting scope 2. */
export type Way = (typeof ways)[number];

const says = {
  location_based: /\blocation(?!s\b)|地點|地域|位置|所在地/iu,
  market_based: /\bmarket(?!s\b|ing)|市場/iu,
} satisfies Record<Way, RegExp>;

const familyOf = (metricKey: string) => countedTwice.find((each) => ways.some((way) => metricKey === `${each}.${way}`));

/** The possible metrics of a name without a way of counting; none for metrics that are counted in one way. */
export const openWays = (metricKey: string): string[] => {
  const family = familyOf(metricKey);
  return family === undefined ? [] : ways.map((way) => `${family}.${way}`);
};

/** The way of counting that a text names; undefined where it names none, or both. */
export const wayIn = (text: string): Way | undefined => {
  const [way, other] = ways.filter((each) => says[each].test(text));
  return other === undefined ? way : undefined;
};

/** The way of counting of this metric. */
export const wayOfMetric = (metricKey: string): Way | undefined =>
  familyOf(metricKey) === undefined ? undefined : ways.find((way) => metricKey.endsWith(way));

/** The way of counting that a person chose for one name: it applies to every other name without one. */
export type SaidWay = { way: Way; text: string };

/** The answer about one of these names, if there is one. */
export const saidWayIn = (names: ImportMapping['names'] = []): SaidWay | undefined => {
  for (const { sectionId, text } of names) {
    const way = wayOfMetric(metricKeyOf(sectionId ?? ''));
    if (way && ways.every((each) => !says[each].test(text))) return { way, text };
  }
  return undefined;
};

/** The same section in this way of counting. */
export const countedBy = (sectionId: string, way: Way): string => {
  const [key = '', ...part] = sectionId.split(':');
  return [`${familyOf(key)}.${way}`, ...part].join(':');
};
