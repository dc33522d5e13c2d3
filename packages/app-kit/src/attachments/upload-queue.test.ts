import { ApiError } from '@esg/api-client';
import { expect, it } from 'vitest';
import { createUploadQueue, type OnItsWay } from './upload-queue.ts';

type Call = OnItsWay & { name: string; store: () => void; fail: (error: unknown) => void };

const queueOf = (...names: string[]) => queueWith({}, ...names);
const queueWith = (more: Partial<Parameters<typeof createUploadQueue<{ name: string }>>[0]>, ...names: string[]) => {
  const calls: Call[] = [];
  const line = { isOnline: true };
  const queue = createUploadQueue<{ name: string }>({ scansUploads: false, isOnline: () => line.isOnline, ...more });
  queue.sendBy(
    (upload) =>
      new Promise((resolve, reject) => {
        upload.signal.addEventListener('abort', () => reject(upload.signal.reason));
        calls.push({ ...upload, store: () => resolve(undefined), fail: reject });
      }),
  );
  queue.add(names.map((name) => ({ name })));
  const shown = () => queue.snapshot().uploads.map(({ wanted, state }) => `${wanted.name} ${state}`);
  const sent = () => calls.map(({ name }) => name);
  const idOf = (name: string) => queue.snapshot().uploads.find(({ wanted }) => wanted.name === name)?.id ?? '';
  return { queue, calls, line, shown, sent, idOf };
};
const soon = () => new Promise((resolve) => setTimeout(resolve));

it('sends three files at once, and the next one when one is stored, stopped or failed', async () => {
  const { queue, calls, shown, sent, idOf } = queueOf('a', 'b', 'c', 'd', 'e', 'f');
  expect(sent()).toEqual(['a', 'b', 'c']);
  calls[0]?.store();
  await soon();
  queue.stop(idOf('b'));
  calls[2]?.fail(new Error('Refused'));
  await soon();
  expect(calls[1]?.signal.aborted).toBe(true);
  expect(shown()).toEqual(['c failed', 'd sending', 'e sending', 'f sending']);
});

it('stops everything on its way when it is paused, and sends it again, in order, when it is resumed', async () => {
  const { queue, calls, shown, sent } = queueOf('a', 'b', 'c', 'd');
  calls[0]?.onProgress(0.7);
  queue.pause();
  await soon();
  calls[1]?.onProgress(0.9);
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  expect(shown()).toEqual(['a waiting', 'b waiting', 'c waiting', 'd waiting']);
  expect(queue.snapshot().uploads.some(({ progress }) => progress !== undefined)).toBe(false);
  queue.add([{ name: 'e' }]);
  expect(sent()).toHaveLength(3);
  queue.resume();
  await soon();
  expect(sent().slice(3)).toEqual(['a', 'b', 'c']);
  queue.stopAll();
  await soon();
  expect([shown(), sent().length]).toEqual([[], 6]);
});

it('goes on by itself with what a lost connection stopped, and leaves alone what was refused', async () => {
  const { queue, calls, line, shown } = queueOf('a', 'b', 'c', 'd');
  line.isOnline = false;
  calls[0]?.fail(new ApiError(0, 'network.unreachable'));
  calls[1]?.fail(new ApiError(422, 'file.unreadable'));
  await soon();
  expect(shown()).toEqual(['a failed', 'b failed', 'c sending', 'd waiting']);
  line.isOnline = true;
  queue.reconnect();
  await soon();
  expect(shown()).toEqual(['a sending', 'b failed', 'c sending', 'd sending']);
  queue.retry(queue.snapshot().uploads[1]?.id ?? '');
  expect(shown()[1]).toBe('b waiting');
});

it('sends a file once it is ready, without holding up those behind it', () => {
  const ready = new Set(['b']);
  const { queue, sent } = queueWith({ isReady: ({ name }) => ready.has(name) }, 'a', 'b', 'c', 'd', 'e');
  expect(sent()).toEqual(['b']);
  ready.add('e');
  queue.lookAgain();
  expect(sent()).toEqual(['b', 'e']);
});

it('lets what was cut off wait where it keeps trying, and sends it again after a pause or with a connection', async () => {
  const { queue, calls, shown, sent } = queueWith({ keepsTrying: true }, 'a', 'b');
  calls[0]?.fail(new ApiError(0, 'network.unreachable'));
  calls[1]?.fail(new ApiError(422, 'file.infected'));
  await soon();
  expect(shown()).toEqual(['a waiting', 'b failed']);
  queue.lookAgain();
  expect(sent()).toEqual(['a', 'b']);
  queue.reconnect();
  expect(sent()).toEqual(['a', 'b', 'a']);
});

it('lets what a busy gateway did not take wait, and gives up what makes it fail', async () => {
  const { calls, shown } = queueWith({ keepsTrying: true }, 'a', 'b', 'c');
  calls[0]?.fail(new ApiError(503, 'server.unavailable'));
  calls[1]?.fail(new ApiError(429, 'request.too_many'));
  calls[2]?.fail(new ApiError(500, 'server.error'));
  await soon();
  expect(shown()).toEqual(['a waiting', 'b waiting', 'c failed']);
});
