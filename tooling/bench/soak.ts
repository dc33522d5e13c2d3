import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/soak.bench.ts`;

/** The duration of the work. */
export type SoakOptions = { readonly minutes: number };

type Reading = {
  readonly people: number;
  readonly calls: number;
  readonly errors: number;
  readonly notices: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Megabytes of the gateway, in the second and in the last quarter of the time. */
  readonly memory: { readonly early: number; readonly late: number };
};

/** Memory is flat if it grows by no more than a tenth from the second quarter of the time to the last. */
const growthBarPercent = 10;

/** Two hundred people who read, write and follow each other, on one gateway with the embedded database. */
export const measureSoak = async ({ minutes }: SoakOptions): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script, String(minutes)]);
  if (code !== 0) throw new Error(output);
  const { people, calls, errors, notices, medianMs, p99Ms, memory } = JSON.parse(stdout) as Reading;
  const name = `${people} people for ${minutes} minutes`;
  const growth = ((memory.late - memory.early) / memory.early) * 100;
  return [
    plain({ name: `${name}: calls`, value: calls, unit: 'cases', note: `${notices} notices` }),
    atMost(0, { name: `${name}: errors`, value: errors, unit: 'cases' }),
    atMost(500, { name: `${name}: p99`, value: p99Ms, unit: 'ms', note: `median ${Math.round(medianMs)} ms` }),
    atMost(growthBarPercent, {
      name: `${name}: memory grew by`,
      value: growth,
      unit: '%',
      note: `${Math.round(memory.early)} MB, then ${Math.round(memory.late)} MB`,
    }),
  ];
};
