import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atLeast, atMost, type Measurement, plain } from './measure.ts';

const folder = `${root}/packages/tokens/bench`;

type Tenants = {
  readonly deriveMs: number;
  readonly tenantsPerSecond: number;
  readonly slowestMs: number;
  readonly sheetBytes: number;
};
type Proof = {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly colors: number;
  readonly broken: number;
  readonly digest: string;
};

const printed = async <T>(script: string, ...words: string[]): Promise<T> => {
  const { stdout, output } = await run(process.execPath, ['--no-warnings', `${folder}/${script}`, ...words]);
  if (stdout === '') throw new Error(output);
  return JSON.parse(stdout) as T;
};

const told = ({ colors, cpuSeconds, digest }: Proof): string =>
  `${colors} themes, ${cpuSeconds} s of processor, digest ${digest}`;

/** The cost of a tenant's theme, and the proof that it is readable for every possible colour, with a worker thread for each core. */
export const measureTheme = async (): Promise<Measurement[]> => {
  const tenants = await printed<Tenants>('tenants.bench.ts');
  const standard = await printed<Proof>('theme.bench.ts', 'standard');
  const more = await printed<Proof>('theme.bench.ts', 'more');
  const name = 'proof over the whole colour cube';
  return [
    atMost(1, { name: 'theme of a tenant, one mode', value: tenants.deriveMs, unit: 'ms' }),
    atLeast(800, {
      name: 'style sheets of tenants, every pair checked',
      value: tenants.tenantsPerSecond,
      unit: 'tenants/s',
      note: `99th percentile ${tenants.slowestMs.toFixed(2)} ms`,
    }),
    atMost(2, { name: 'style sheet of a tenant, brotli', value: tenants.sheetBytes / 1000, unit: 'kB' }),
    atMost(600, { name, value: standard.seconds, unit: 's', note: told(standard) }),
    plain({ name: `${name}, more contrast`, value: more.seconds, unit: 's', note: told(more) }),
    atMost(0, { name: 'proof, laws broken', value: standard.broken + more.broken, unit: 'cases' }),
  ];
};
