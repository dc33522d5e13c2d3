import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/materiality.bench.ts`;

type Reading = {
  readonly frameworks: number;
  readonly openingMs: number;
  readonly draggingMs: number;
  readonly lettingMs: number;
};

/** The arithmetic of a large assessment: opening its matrix, moving a threshold, and what the move does to reports. */
export const measureMateriality = async (): Promise<Measurement[]> => {
  const { stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (stdout === '') throw new Error(output);
  const { frameworks, openingMs, draggingMs, lettingMs } = JSON.parse(stdout) as Reading;
  const note = '120 topics, 500 entries, 30 people';
  return [
    plain({ name: 'scores of all people into positions', value: openingMs, unit: 'ms', note }),
    atMost(16, { name: 'verdicts while a threshold moves', value: draggingMs, unit: 'ms', note }),
    atMost(100, {
      name: 'what enters and leaves reports, and what one step more would change',
      value: lettingMs,
      unit: 'ms',
      note: `${note}, ${frameworks} frameworks`,
    }),
  ];
};
