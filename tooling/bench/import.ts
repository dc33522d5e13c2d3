import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/import.bench.ts`;

/** From the file to 100,000 stored data points: upload, dry run and writing together. */
const secondsBar = 60;
/**
 * The memory of an import above the idle gateway: with the embedded database that is one process with two heaps, some 660 MB at the start.
 */
const memoryBarMegabytes = 500;
/** The longest time that the progress bar may be still. */
const silenceBarSeconds = 1;

type Reading = {
  readonly format: 'excel' | 'csv';
  readonly bytes: number;
  readonly seconds: Readonly<Record<'upload' | 'check' | 'apply' | 'undo', number>>;
  /** Processor time of all threads, in the order of the steps. */
  readonly processorSeconds: readonly number[];
  readonly silenceMs: number;
  readonly waitMs: number;
  readonly idleMegabytes: number;
  readonly peakMegabytes: number;
};

const measurements = (reading: Reading): Measurement[] => {
  const { format, bytes, seconds, processorSeconds, silenceMs, waitMs, idleMegabytes, peakMegabytes } = reading;
  const name = `import of 100,000 rows, ${format}`;
  const { upload, check, apply, undo } = seconds;
  const steps = [upload, check, apply].map((step) => `${Math.round(step)} s`).join(' + ');
  const processor = processorSeconds.slice(0, 3).reduce((sum, each) => sum + each, 0);
  const note = `whole process ${peakMegabytes} MB, ${idleMegabytes} MB before`;
  return [
    atMost(secondsBar, {
      name,
      value: upload + check + apply,
      unit: 's',
      note: `${steps}; ${Math.round(processor)} s of processor; ${Math.round(bytes / 1000)} kB`,
    }),
    plain({
      name: `${name}, taken back`,
      value: undo,
      unit: 's',
      note: `${Math.round(processorSeconds[3] ?? 0)} s of processor`,
    }),
    atMost(memoryBarMegabytes, { name: `${name}, memory`, value: peakMegabytes - idleMegabytes, unit: 'MB', note }),
    atMost(silenceBarSeconds, { name: `${name}, longest silence`, value: silenceMs / 1000, unit: 's' }),
    plain({ name: `${name}, longest wait of a request`, value: waitMs, unit: 'ms' }),
  ];
};

/** Time and memory of importing 100,000 rows into a started gateway with a fresh embedded database, from Excel and from CSV. */
export const measureImport = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0) throw new Error(output);
  return (JSON.parse(stdout) as readonly Reading[]).flatMap(measurements);
};
