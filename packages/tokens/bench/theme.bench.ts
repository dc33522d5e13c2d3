/**
 * Proves every law of the theme for colours of the sRGB cube, a worker thread for each core, and prints the findings as JSON.
 * Run: `node bench/theme.bench.ts [stride]`; stride 1 (default) is the whole cube. A word
 * `standard` or `more` takes one contrast only. `--keep` writes the worst cases found to
 * `src/proof/worst-cases.json`, which the tests read.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { mergeFindings, type Proof, worstColors } from '../src/proof/merge.ts';
import { colorsBetween, type Findings, prove, type Scheme, schemes } from '../src/proof/prove.ts';

/** One value of red: 65,536 colours. */
type Stretch = { scheme: Scheme; red: number; stride: number };

const proveStretch = ({ scheme, red, stride }: Stretch): Findings => {
  const start = red << 16;
  return prove(colorsBetween(start + ((stride - (start % stride)) % stride), start + 0x10000, stride), scheme);
};

const inWorkers = async (stretches: readonly Stretch[]): Promise<Findings[]> => {
  const results: Findings[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url));
    while (next < stretches.length) {
      const mine = next++;
      results[mine] = await new Promise<Findings>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage(stretches[mine]);
      });
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
};

/** Replaces the worst cases of the contrasts that were proved; those of the other contrast stay. */
const keep = (proof: Proof, chosen: readonly Scheme[]): void => {
  const file = `${import.meta.dirname}/../src/proof/worst-cases.json`;
  const found = chosen.map(({ contrast }) => [contrast, worstColors(proof, contrast)] as const);
  const known = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...known, ...Object.fromEntries(found) }, null, 2)}\n`);
};

const isContrast = (word: string): boolean => word === 'standard' || word === 'more';

const main = async (): Promise<void> => {
  const stride = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 1);
  const chosen = schemes.filter(({ contrast }) => process.argv.every((word) => !isContrast(word) || word === contrast));
  const reds = Array.from({ length: 256 }, (_, red) => red);
  const start = performance.now();
  const findings = await inWorkers(chosen.flatMap((scheme) => reds.map((red) => ({ scheme, red, stride }))));
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const cpu = process.cpuUsage();
  const proof = mergeFindings(findings);
  if (process.argv.includes('--keep')) keep(proof, chosen);
  const tight = proof.closest.toSorted((a, b) => a.value / a.least - b.value / b.least);
  const cpuSeconds = Math.round((cpu.user + cpu.system) / 1e6);
  process.stdout.write(`${JSON.stringify({ seconds, cpuSeconds, ...proof, closest: tight }, null, 2)}\n`);
  process.exitCode = proof.broken > 0 ? 1 : 0;
};

if (isMainThread) await main();
else parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(proveStretch(stretch)));
