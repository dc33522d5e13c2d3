import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createSharedWork } from './shared-work.ts';

const graceMs = 20;

/** Work on one thing that ends when told, knows how often it began, and whether it was stopped. */
const work = (version = 'first') => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const start = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const asked = (signal = new AbortController().signal) => ({ key: 'report', version, start, signal });
  return { asked, start, resolve, reject, signals };
};

it('does the work once for all who ask at the same time, and anew for those who ask later', async () => {
  const share = createSharedWork<string>(graceMs);
  const { asked, start, resolve } = work();
  const both = Promise.all([share(asked()), share(asked())]);
  resolve('drawn');
  expect(await both).toEqual(['drawn', 'drawn']);
  expect(start).toHaveBeenCalledTimes(1);
  await share(asked());
  expect(start).toHaveBeenCalledTimes(2);
});

it('goes on for whoever leaves and asks again', async () => {
  const share = createSharedWork<string>(graceMs);
  const { asked, start, resolve, signals } = work();
  const first = new AbortController();
  const left = share(asked(first.signal));
  first.abort(new Error('The step was left'));
  await expect(left).rejects.toThrow('The step was left');
  const again = share(asked());
  await wait(graceMs * 3);
  resolve('drawn');
  expect(await again).toBe('drawn');
  expect(start).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(false);
});

it('stops when nobody waits any more, and begins anew for whoever comes then', async () => {
  const share = createSharedWork<string>(graceMs);
  const { asked, signals } = work();
  const only = new AbortController();
  const left = share(asked(only.signal));
  only.abort(new Error('The page was closed'));
  await expect(left).rejects.toThrow('The page was closed');
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  const fresh = work();
  const later = share(fresh.asked());
  fresh.resolve('drawn');
  expect(await later).toBe('drawn');
});

it('stops at once what nobody waits for when a newer version is asked for, and nothing that somebody waits for', async () => {
  const share = createSharedWork<string>(60_000);
  const first = work('first');
  const second = work('second');
  const third = work('third');
  const leaving = new AbortController();
  const left = share(first.asked(leaving.signal));
  leaving.abort(new Error('Typed again'));
  await expect(left).rejects.toThrow('Typed again');
  const stays = share(second.asked());
  expect(first.signals[0]?.aborted).toBe(true);
  const newest = share(third.asked());
  expect(second.signals[0]?.aborted).toBe(false);
  second.resolve('second');
  third.resolve('third');
  expect([await stays, await newest]).toEqual(['second', 'third']);
});

it('tells everybody of a failure, and tries again for the next', async () => {
  const share = createSharedWork<string>(graceMs);
  const { asked, reject } = work();
  const both = [share(asked()), share(asked())];
  reject(new Error('A font is broken'));
  for (const each of both) await expect(each).rejects.toThrow('A font is broken');
  const fresh = work();
  fresh.resolve('drawn');
  expect(await share(fresh.asked())).toBe('drawn');
});

it('begins nothing for a caller who has left already', async () => {
  const { asked, start } = work();
  const share = createSharedWork<string>(graceMs);
  await expect(share(asked(AbortSignal.abort(new Error('Gone'))))).rejects.toThrow('Gone');
  expect(start).not.toHaveBeenCalled();
});
