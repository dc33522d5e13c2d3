import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Measurement, median, plain } from './measure.ts';
import { startProduct } from './product.ts';

const rounds = 3;

/** Seconds from the start command to the first page: once on an empty data folder, then again on the same one. */
export const measureStartUp = async (): Promise<Measurement[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'esg-bench-start-'));
  try {
    const first = await startProduct(folder);
    await first.stop();
    const again: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = await startProduct(folder);
      again.push(started.secondsToFirstPage);
      await started.stop();
    }
    return [
      plain({
        name: 'start, empty data folder, to the first page',
        value: first.secondsToFirstPage,
        unit: 's',
        note: 'apps already built',
      }),
      atMost(8, {
        name: 'start, second time, to the first page',
        value: median(again),
        unit: 's',
        note: `median of ${rounds}`,
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
