import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement } from './measure.ts';

const script = `${root}/apps/gateway/bench/export.bench.ts`;

/** Seconds that one report with 300 disclosures and 30 charts may take. */
const secondsBars = { pdf: 5, word: 1.5, excel: 1.5 } as const;
const memoryBarMegabytes = 400;

type Reading = {
  readonly format: keyof typeof secondsBars;
  readonly seconds: number;
  readonly peakMegabytes: number;
  readonly bytes: number;
};

const measurements = ({ format, seconds, peakMegabytes, bytes }: Reading): Measurement[] => {
  const name = `export of 300 disclosures, ${format}`;
  const note = `${Math.round(bytes / 1000)} kB`;
  return [
    atMost(secondsBars[format], { name, value: seconds, unit: 's', note }),
    atMost(memoryBarMegabytes, { name: `${name}, memory`, value: peakMegabytes, unit: 'MB', note: 'whole process' }),
  ];
};

/** Time and memory of drawing a large report into each format with the gateway's own renderers, each in a process of its own. */
export const measureExport = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script, '3']);
  if (code !== 0) throw new Error(output);
  return (JSON.parse(stdout) as readonly Reading[]).flatMap(measurements);
};
