import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement } from './measure.ts';

const script = `${root}/apps/gateway/bench/export.bench.ts`;

/** Bars of one report with 300 disclosures and 30 charts. */
const secondsBars: Readonly<Record<string, number>> = { 'export.pdf': 5, 'export.word': 1.5, 'export.excel': 1.5 };
const memoryBarMegabytes = 400;

type Line = { readonly name: string; readonly ms: number; readonly peakRssMb: number; readonly bytes: number };

const readings = ({ name, ms, peakRssMb, bytes }: Line): Measurement[] => {
  const title = `${name.replace('export.', 'export of 300 disclosures, ')}`;
  const note = `${Math.round(bytes / 1000)} kB`;
  return [
    atMost(secondsBars[name] ?? 5, { name: title, value: ms / 1000, unit: 's', note }),
    atMost(memoryBarMegabytes, { name: `${title}, memory`, value: peakRssMb, unit: 'MB', note: 'whole process' }),
  ];
};

/** Time and memory of drawing a large report into each format with the gateway's own renderers, each in a process of its own. */
export const measureExport = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script, '3']);
  if (code !== 0) throw new Error(output);
  return stdout
    .trim()
    .split('\n')
    .flatMap((line) => readings(JSON.parse(line) as Line));
};
