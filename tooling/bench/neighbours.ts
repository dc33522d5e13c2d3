import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement } from './measure.ts';

const script = `${root}/apps/gateway/bench/neighbours.bench.ts`;
/** One client may slow another tenant by a tenth. */
const bar = 1.1;

type Reading = { readonly quiet: number; readonly sockets: number; readonly calls: number };

/** A person of one tenant beside a client of another that sends all it can, on one gateway with the embedded database. */
export const measureNeighbours = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0) throw new Error(output);
  const { quiet, ...loud } = JSON.parse(stdout) as Reading;
  return Object.entries(loud).map(([way, wait]) =>
    atMost(bar, {
      name: `a list of reports beside another tenant's ${way}`,
      value: wait / quiet,
      unit: '×',
      note: `${quiet.toFixed(1)} ms alone, ${wait.toFixed(1)} ms beside them`,
    }),
  );
};
