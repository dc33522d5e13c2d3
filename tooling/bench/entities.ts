import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/entities.bench.ts`;

type Result = {
  readonly entities: number;
  readonly dataPoints: number;
  readonly readings: readonly {
    readonly name: string;
    readonly answered: number;
    readonly medianMs: number;
    readonly p95Ms: number;
  }[];
};

/** In milliseconds, with 2,000 entities: what the product promises a group. */
const barsMs: Readonly<Record<string, number>> = {
  'one consolidated metric with its arithmetic': 150,
  'all consolidated figures': 2000,
  'a comparison of entities': 150,
};

/**
 * Durations of a group's entities, boundary, consolidated figures, comparison and board on the embedded database, as it grows from 20 to 2,000
 * entities.
 */
export const measureEntities = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0) throw new Error(output);
  const results = JSON.parse(stdout) as Result[];
  return results.flatMap(({ entities, dataPoints, readings }) =>
    readings.map(({ name, answered, medianMs, p95Ms }) => {
      const measurement = {
        name: `${entities} entities: ${name}`,
        value: medianMs,
        unit: 'ms' as const,
        note: `p95 ${Math.round(p95Ms)} ms, ${answered} answered, of ${dataPoints} data points`,
      };
      const bar = barsMs[name];
      return bar === undefined ? plain(measurement) : atMost(bar, measurement);
    }),
  );
};
