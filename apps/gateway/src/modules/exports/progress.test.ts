import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

it('announces progress at most twice a second, one announcement after the other, and never 100% before the file is stored', async () => {
  const announced: number[] = [];
  let time = 0;
  let running = 0;
  const progress = createProgress(
    async (percent) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      announced.push(percent);
      running -= 1;
    },
    () => time,
  );
  for (const percent of [1, 5, 9.9, 9, 40, 60, 100]) {
    progress.report(percent);
    time += 260;
  }
  await progress.done();
  expect(announced).toEqual([9, 40, 99]);
});

it('reports a failed announcement only when the export ends', async () => {
  let time = 0;
  const progress = createProgress(
    () => Promise.reject(new Error('gone')),
    () => time,
  );
  time = 600;
  progress.report(5);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(progress.done()).rejects.toThrow('gone');
});
