import { existsSync } from 'node:fs';
import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement } from './measure.ts';

const script = `${root}/apps/gateway/bench/export.bench.ts`;

/** Bars of one 300-disclosure report: seconds, and megabytes of the worker's memory. */
const bars = { pdf: 5, word: 1.5, excel: 1.5 } as const;
const memoryBar = 400;

type Line = { readonly format: keyof typeof bars; readonly seconds: number; readonly peakMegabytes?: number };

/** Seconds to render a report of 300 disclosures with tables and charts into each format, in the gateway's own renderers. */
export const measureExport = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0 || !existsSync(script)) throw new Error(output);
  const lines = JSON.parse(stdout) as readonly Line[];
  return lines.flatMap(({ format, seconds, peakMegabytes }) => [
    atMost(bars[format], { name: `export 300 disclosures, ${format}`, value: seconds, unit: 's' }),
    ...(format === 'pdf' && peakMegabytes !== undefined
      ? [atMost(memoryBar, { name: 'export 300 disclosures, pdf, memory', value: peakMegabytes, unit: 'MB' })]
      : []),
  ]);
};
