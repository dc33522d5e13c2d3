import { expect, it } from 'vitest';
import { createQueue, partsOf, type QueueState, submission, withdrawal, withUnsent } from './answer-queue.ts';
import { unsentName } from './survey-key.ts';

const text = (written: string) => ({ kind: 'text', text: written }) as const;

const queueOn = (storage: Map<string, string>, line: { cut: boolean }) => {
  const arrived: string[] = [];
  const states: QueueState[] = [];
  const timers: (() => void)[] = [];
  const queue = createQueue({
    storage: {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    },
    name: 'unsent',
    send: async (id, value) => {
      if (line.cut) throw new Error('cut');
      arrived.push(`${id} ${value?.kind === 'text' ? value.text : 'removed'}`);
    },
    isLater: () => line.cut,
    onState: (state) => states.push(state),
    onRefused: () => false,
    later: (run) => timers.push(run),
  });
  return { queue, arrived, states, timers };
};

it('keeps answers over a cut connection and a reload, and sends the last of each question', async () => {
  const storage = new Map<string, string>();
  const line = { cut: true };
  const before = queueOn(storage, line);
  await before.queue.put('one', text('first'));
  await before.queue.put('two', text('other'));
  await before.queue.put('one', text('second'));
  expect(before.states.at(-1)).toBe('waiting');
  expect(await before.queue.settled()).toBe(false);
  const after = queueOn(storage, line);
  expect(after.queue.unsent()).toEqual({ one: text('second'), two: text('other') });
  line.cut = false;
  expect(await after.queue.settled()).toBe(true);
  expect(after.arrived).toEqual(['two other', 'one second']);
  expect(storage.size).toBe(0);
});

it('tries again by itself', async () => {
  const line = { cut: true };
  const { queue, timers, states } = queueOn(new Map(), line);
  await queue.put('one', null);
  line.cut = false;
  timers[0]?.();
  await queue.settled();
  expect(states.at(-1)).toBe('saved');
});

it('keeps what another tab of the same link has not sent yet', async () => {
  const storage = new Map<string, string>();
  const line = { cut: true };
  const one = queueOn(storage, line);
  const other = queueOn(storage, line);
  await one.queue.put('one', text('of the first tab'));
  await other.queue.put('two', text('of the second tab'));
  expect(queueOn(storage, line).queue.unsent()).toEqual({
    one: text('of the first tab'),
    two: text('of the second tab'),
  });
  line.cut = false;
  await other.queue.settled();
  expect(queueOn(storage, line).queue.unsent()).toEqual({ one: text('of the first tab') });
});

it('submits after a cut connection and a reload, once every answer has arrived', async () => {
  const storage = new Map<string, string>();
  const line = { cut: true };
  const before = queueOn(storage, line);
  await before.queue.put('one', text('first'));
  await before.queue.put(submission, null);
  line.cut = false;
  const after = queueOn(storage, line);
  await after.queue.settled();
  expect(after.arrived).toEqual(['one first', `${submission} removed`]);
});

const rated = (...steps: [string, number][]) =>
  ({ kind: 'topics', steps: steps.map(([id, step]) => ({ id, step })) }) as const;

it('sends ratings of topics one by one, so that none replaces one of another device', async () => {
  const storage = new Map<string, string>();
  const line = { cut: true };
  const { queue } = queueOn(storage, line);
  const shown = rated(['air', 5]);
  for (const [name, part] of partsOf('topics', rated(['air', 5], ['water', 2]), shown)) await queue.put(name, part);
  for (const [name, part] of partsOf('topics', rated(['air', 1], ['water', 2]), rated(['air', 5], ['water', 2])))
    await queue.put(name, part);
  const { unsent } = queueOn(storage, line).queue;
  expect(unsent()).toEqual({ 'topics/water': rated(['water', 2]), 'topics/air': rated(['air', 1]) });
  expect(withUnsent({ topics: rated(['air', 4], ['noise', 3]) }, unsent()).topics).toEqual(
    rated(['noise', 3], ['water', 2], ['air', 1]),
  );
  await queue.put('topics', null);
  expect(queueOn(storage, line).queue.unsent()).toEqual({ topics: null });
});

it('says what it knew to stand there, and keeps a refused answer until somebody chooses', async () => {
  const storage = new Map<string, string>();
  const sent: unknown[] = [];
  const refusing = (isRefused: () => boolean) =>
    createQueue({
      storage: {
        getItem: (name) => storage.get(name) ?? null,
        setItem: (name, value) => void storage.set(name, value),
        removeItem: (name) => void storage.delete(name),
      },
      name: 'unsent',
      send: async (_, value, before) => {
        sent.push([value, before]);
        if (isRefused()) throw new Error('answered elsewhere');
      },
      isLater: () => false,
      onState: () => undefined,
      onRefused: () => true,
    });
  let isRefused = true;
  const first = refusing(() => isRefused);
  await first.put('one', text('mine'), null);
  expect(await first.settled()).toBe(true);
  expect(refusing(() => true).unsent()).toEqual({ one: text('mine') });
  isRefused = false;
  await first.put('one', text('mine, again'), text('theirs'));
  expect(sent).toEqual([
    [text('mine'), null],
    [text('mine, again'), text('theirs')],
  ]);
  expect(storage.size).toBe(0);
});

it('withdraws over a cut connection, and sends no answer any more', async () => {
  const line = { cut: true };
  const { queue, arrived } = queueOn(new Map(), line);
  await queue.put('one', text('first'));
  queue.clear();
  await queue.put(withdrawal, null);
  line.cut = false;
  await queue.settled();
  expect(arrived).toEqual([`${withdrawal} removed`]);
});

it('keeps answers of two people who use one device apart', () => {
  expect(unsentName('survey', 'secret-of-one')).not.toBe(unsentName('survey', 'other-secret'));
});
