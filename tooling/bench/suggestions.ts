import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement } from './measure.ts';

const script = `${root}/apps/gateway/bench/suggestions.bench.ts`;

type Reading = {
  readonly asks: number;
  readonly pages: number;
  readonly found: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly before: number;
  readonly highest: number;
};

/** What it costs to look for answers to 140 disclosures in 1,000 pages, without the database. */
export const measureSuggestions = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0) throw new Error(output);
  const { asks, pages, found, seconds, cpuSeconds, before, highest } = JSON.parse(stdout) as Reading;
  const note = `${asks} fields, ${found} suggestions, ${Math.round(cpuSeconds * 10) / 10} s of processor time`;
  return [
    atMost(60, { name: `140 disclosures looked up in ${pages} pages`, value: seconds, unit: 's', note }),
    atMost(256, { name: 'heap that it adds at the highest', value: highest - before, unit: 'MB' }),
  ];
};
