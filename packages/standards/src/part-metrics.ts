import type { Bilingual } from '@esg/contract';

/** A metric that is one part of another. */
export type PartMetric = { readonly key: string; readonly name: Bilingual };

/** By metric and breakdown: the metrics of its parts, for data where these were entered instead of the breakdown. */
const parts: Readonly<Record<string, Readonly<Record<string, readonly PartMetric[]>>>> = {
  'workforce.headcount': {
    'by-contract': [
      { key: 'workforce.permanent', name: { en: 'Permanent', zhTw: '長期' } },
      { key: 'workforce.temporary', name: { en: 'Temporary', zhTw: '臨時' } },
    ],
    'by-employment-type': [
      { key: 'workforce.full_time', name: { en: 'Full-time', zhTw: '全職' } },
      { key: 'workforce.part_time', name: { en: 'Part-time', zhTw: '兼職' } },
    ],
  },
};

/** By metric and breakdown: figures of their own that tables list below the parts, as bought electricity below the fuels of all energy. */
const rests: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'energy.consumption.total': {
    'by-energy-source': [
      'energy.consumption.electricity',
      'energy.consumption.heat_steam_cooling',
      'energy.consumption.renewable_self',
    ],
  },
};

/** Metrics that may make up, together with the parts of this breakdown, the whole: parts that leave out only these contradict no total. */
export const restMetrics = (metricKey: string, breakdown: string): readonly string[] =>
  rests[metricKey]?.[breakdown] ?? [];

/** Metrics of the parts of this one, in this breakdown. */
export const partMetrics = (metricKey: string, breakdown: string): readonly PartMetric[] =>
  parts[metricKey]?.[breakdown] ?? [];

/** Keys of all metrics that are parts of this one. */
export const partMetricKeys = (metricKey: string): string[] =>
  Object.values(parts[metricKey] ?? {}).flatMap((list) => list.map(({ key }) => key));

/** The whole of a part: the other metric, the breakdown, and the name of the part there. */
export type WholeMetric = { readonly key: string; readonly breakdown: string; readonly name: Bilingual };

const wholes = new Map<string, WholeMetric>(
  Object.entries(parts).flatMap(([key, ways]) =>
    Object.entries(ways).flatMap(([breakdown, list]) =>
      list.map((part): [string, WholeMetric] => [part.key, { key, breakdown, name: part.name }]),
    ),
  ),
);

/** The metric that this one is a part of; `undefined` where it is none. */
export const wholeMetric = (metricKey: string): WholeMetric | undefined => wholes.get(metricKey);

/** A figure for several years in a row: the metric that each year is entered for, and the number of years. */
export type YearlyMetric = { readonly key: string; readonly years: number };

const yearly: Readonly<Record<string, YearlyMetric>> = {
  'ohs.fatalities_3y': { key: 'ohs.fatalities', years: 3 },
};

/** The source of the years of this figure; `undefined` for a figure of one period. */
export const yearlyMetric = (metricKey: string): YearlyMetric | undefined => yearly[metricKey];
