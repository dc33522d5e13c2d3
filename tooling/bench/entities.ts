import { root } from '../shared/terminal.mjs';
import { measureEntityPages } from './entities-browser.ts';
import { atMost, type Measurement, plain } from './measure.ts';
import { served } from './served.ts';

const script = `${root}/apps/gateway/bench/entities.bench.ts`;

type Result = {
  readonly entities: number;
  readonly dataPoints: number;
  readonly writingSeconds: number;
  readonly readings: readonly {
    readonly name: string;
    readonly answered: number;
    readonly medianMs: number;
    readonly p95Ms: number;
  }[];
};

type Served = {
  readonly port: number;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
  readonly results: readonly Result[];
};

/** In milliseconds, with 2,000 entities: what the product promises a group. */
const barsMs: Readonly<Record<string, number>> = {
  'one consolidated metric with its arithmetic': 150,
  'all consolidated figures of a GRI report': 2000,
  'a comparison of entities': 150,
};

/** How many times as long a call takes as with a tenth of the entities. */
const growthOf = (before: Result | undefined, name: string, medianMs: number): string => {
  const smaller = before?.readings.find((reading) => reading.name === name);
  return smaller ? `, ${Math.round((medianMs / smaller.medianMs) * 10) / 10} × as with ${before?.entities}` : '';
};

const measurementsOf = (result: Result, before: Result | undefined): Measurement[] => {
  const { entities, dataPoints, writingSeconds, readings } = result;
  const written = plain({
    name: `${entities} entities: written`,
    value: writingSeconds,
    unit: 's',
    note: `${dataPoints} data points in all; 200 metrics of 2,000 entities over 36 months would be 14,400,000`,
  });
  const read = readings.map(({ name, answered, medianMs, p95Ms }) => {
    const measurement = {
      name: `${entities} entities: ${name}`,
      value: medianMs,
      unit: 'ms' as const,
      note: `p95 ${Math.round(p95Ms)} ms, ${answered} answered${growthOf(before, name, medianMs)}`,
    };
    const bar = barsMs[name];
    return bar === undefined ? plain(measurement) : atMost(bar, measurement);
  });
  return [written, ...read];
};

/** Metrics that each entity has in twelve months of the year. */
export type EntitiesOptions = { readonly metrics: number };

/**
 * Durations of a group's entities, boundary, consolidated figures, comparison and board on the embedded database, as it grows from 20 to 2,000
 * entities; and the pages of the largest in Chromium.
 */
export const measureEntities = async ({ metrics }: EntitiesOptions): Promise<Measurement[]> => {
  const { served: group, stop } = await served<Served>(script, { args: ['20', String(metrics)] });
  try {
    const calls = group.results.flatMap((result, place) => measurementsOf(result, group.results[place - 1]));
    return [...calls, ...(await measureEntityPages(group))];
  } finally {
    await stop();
  }
};
