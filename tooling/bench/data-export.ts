import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/data-export.bench.ts`;

type Reading = {
  readonly format: 'excel' | 'csv';
  readonly seconds: number;
  readonly bytes: number;
  readonly dataPoints: number;
  readonly silenceMs: number;
  readonly waitMs: number;
  readonly idleMegabytes: number;
  readonly peakMegabytes: number;
};

const measurements = (reading: Reading): Measurement[] => {
  const { format, seconds, bytes, dataPoints, silenceMs, waitMs, idleMegabytes, peakMegabytes } = reading;
  const name = `export of ${dataPoints} data points, ${format}`;
  const note = `whole process ${peakMegabytes} MB, ${idleMegabytes} MB before`;
  return [
    plain({ name, value: seconds, unit: 's', note: `${Math.round(bytes / 1000)} kB` }),
    plain({ name: `${name}, memory`, value: peakMegabytes - idleMegabytes, unit: 'MB', note }),
    plain({ name: `${name}, longest silence`, value: silenceMs / 1000, unit: 's' }),
    plain({ name: `${name}, longest wait of a request`, value: waitMs, unit: 'ms' }),
  ];
};

/** Time and memory of exporting 100,000 data points from the embedded database, as Excel and as CSV, while somebody reads. */
export const measureDataExport = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0) throw new Error(output);
  return (JSON.parse(stdout) as readonly Reading[]).flatMap(measurements);
};
