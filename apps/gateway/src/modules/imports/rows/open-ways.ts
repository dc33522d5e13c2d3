import type { ImportMapping } from '@esg/contract';

/** What is counted in two ways, by key without the way: scope 2, and what holds it. */
const countedTwice = ['ghg.scope2', 'ghg.scope12', 'ghg.total'];
const ways = ['location_based', 'market_based'] as const;
const saysWay = /location|market|地點|地域|位置|所在地|市場/iu;

const familyOf = (metricKey: string) => countedTwice.find((each) => ways.some((way) => metricKey === `${each}.${way}`));

/** The metrics that a name may mean which says no way of counting; none for what is counted in one way, or says it. */
export const openWays = (metricKey: string, text: string): string[] => {
  const family = saysWay.test(text) ? undefined : familyOf(metricKey);
  return family === undefined ? [] : ways.map((way) => `${family}.${way}`);
};

/** The way that a person said for one name: it holds for every other that says none. */
export type SaidWay = { way: (typeof ways)[number]; text: string };

/** What was said of one of these names, if anything was. */
export const saidWayIn = (names: ImportMapping['names'] = []): SaidWay | undefined => {
  for (const { sectionId, text } of names) {
    const key = sectionId?.split(':')[0] ?? '';
    const way = familyOf(key) === undefined || saysWay.test(text) ? undefined : ways.find((each) => key.endsWith(each));
    if (way) return { way, text };
  }
  return undefined;
};

/** The same section counted in the way that was said. */
export const countedBy = (sectionId: string, { way }: SaidWay): string => {
  const [key = '', ...part] = sectionId.split(':');
  return [`${familyOf(key)}.${way}`, ...part].join(':');
};
