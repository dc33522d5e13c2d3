import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt } from './long-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = { warn: vi.fn() } as unknown as Parameters<typeof attempt>[0]['log'];

it('says that work is alive only once at a time, however long the answer takes', async () => {
  const work = Promise.withResolvers<void>();
  const said = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sayAlive = vi.fn(() => said[sayAlive.mock.calls.length - 1]?.promise ?? Promise.resolve());
  const done = attempt(
    { log },
    { row: { id: 'one', attempts: 1 }, work: () => work.promise, sayAlive, fail: () => Promise.resolve() },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sayAlive).toHaveBeenCalledTimes(1);
  said[0]?.resolve();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sayAlive).toHaveBeenCalledTimes(2);
  work.resolve();
  await done;
});
