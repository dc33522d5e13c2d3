import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Measurement, median, plain } from './measure.ts';
import { type Started, startProduct } from './product.ts';

const rounds = 3;
/** The embedded database first settles: its remaining work after the first page is not idleness yet. */
const idle = { settleMilliseconds: 20_000, seconds: 60, barPercent: 1 };
const memoryBarMegabytes = 700;

/** Share of one core in use while nobody calls. */
const idlePercentOf = async ({ load }: Started) => {
  await pause(idle.settleMilliseconds);
  const before = load().processorMs;
  const begun = performance.now();
  await pause(idle.seconds * 1000);
  return ((load().processorMs - before) / (performance.now() - begun)) * 100;
};

/**
 * Seconds from the start command to the first page: once on an empty data folder, then again on the same one; its memory, and the cost of
 * idleness.
 */
export const measureStartUp = async (): Promise<Measurement[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'esg-bench-start-'));
  try {
    const first = await startProduct(folder);
    const firstPeak = first.load().peakMegabytes;
    await first.stop();
    const again: number[] = [];
    const peaks: number[] = [];
    let idlePercent = 0;
    for (let round = 0; round < rounds; round += 1) {
      const started = await startProduct(folder);
      again.push(started.secondsToFirstPage);
      if (round === rounds - 1) idlePercent = await idlePercentOf(started);
      peaks.push(started.load().peakMegabytes);
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
      atMost(memoryBarMegabytes, {
        name: 'start, empty data folder, highest memory',
        value: firstPeak,
        unit: 'MB',
        note: 'embedded database',
      }),
      atMost(memoryBarMegabytes, {
        name: 'start, second time, highest memory',
        value: Math.max(...peaks),
        unit: 'MB',
        note: `highest of ${rounds}, embedded database`,
      }),
      atMost(idle.barPercent, {
        name: 'idle, of one core',
        value: idlePercent,
        unit: '%',
        note: `${idle.seconds} s after the start has settled, embedded database`,
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
