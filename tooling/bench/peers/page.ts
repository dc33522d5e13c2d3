import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { root } from '../../shared/terminal.mjs';
import { markdownOf, type Outcome } from './verdicts.ts';

const file = `${root}/docs/benchmarks.md`;

/** The conditions of a run. */
export type Circumstances = { readonly rounds: number; readonly chromium: string; readonly loadBefore: number };

const told = ({ rounds, chromium, loadBefore }: Circumstances): string => {
  const day = new Date().toISOString().slice(0, 10);
  const [{ model = 'unknown processor' } = {}] = cpus();
  return `Taken on ${day}: ${cpus().length} cores (${model.trim()}), Chromium ${chromium}, Node ${process.versions.node}, ${rounds === 1 ? 'one round' : `medians of ${rounds} interleaved rounds`} after everything was drawn once; load of the machine before the run: ${loadBefore.toFixed(1)}.`;
};

/** Writes the result between its marks in docs/benchmarks.md; the rest of the page stays unchanged. */
export const writeOutcome = (outcome: Outcome, circumstances: Circumstances): void => {
  if (!existsSync(file)) throw new Error(`${file} is missing: its marks say where the tables belong.`);
  const text = readFileSync(file, 'utf8');
  const from = `<!-- ${outcome.group.name}: begin -->`;
  const to = `<!-- ${outcome.group.name}: end -->`;
  const start = text.indexOf(from);
  const end = text.indexOf(to);
  if (start < 0 || end < start) throw new Error(`docs/benchmarks.md lacks the marks ${from} and ${to}.`);
  const middle = `\n\n${markdownOf(outcome)}\n\n${told(circumstances)}\n\n`;
  writeFileSync(file, `${text.slice(0, start + from.length)}${middle}${text.slice(end)}`);
};
