import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/hub.bench.ts`;

type Readings = {
  readonly dataPoints: number;
  readonly secondsOfWriting: number;
  readonly readings: readonly {
    readonly name: string;
    readonly answered: number;
    readonly medianMs: number;
    readonly p95Ms: number;
  }[];
};

/** Durations of the data hub's grid, coverage and review on the embedded database, with 5,000 metrics, 12 months and 200 entities. */
export const measureHub = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0) throw new Error(output);
  const { dataPoints, readings } = JSON.parse(stdout) as Readings;
  return readings.map(({ name, answered, medianMs, p95Ms }) =>
    plain({
      name: `hub: ${name}`,
      value: medianMs,
      unit: 'ms',
      note: `p95 ${Math.round(p95Ms)} ms, ${answered} answered, of ${dataPoints} data points`,
    }),
  );
};
