import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { createCallCounter, type SharedCalls } from './call-counter.ts';
import { sharedInPostgres, sharedInRedis } from './shared-calls.ts';

const log = createLog('silent');
const most = 100;
const start = new Date('2026-11-22T12:00:10Z');
let now = start;
const clock = () => now;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  now = start;
});
afterAll(() => database.close());

/** Several gateways, called in turn until each refuses. */
const callAll = async (gateways: readonly ReturnType<typeof createCallCounter>[], caller: string) => {
  const allowed = await Promise.all(
    gateways.map(async (count) => {
      let made = 0;
      for (let call = 0; call < most + 1; call += 1) if ((await count(caller, most)).allowed) made += 1;
      return made;
    }),
  );
  return allowed.reduce((sum, made) => sum + made, 0);
};

const holdsTogether = async (shared: () => SharedCalls) => {
  const gateways = [1, 2, 3].map(() => createCallCounter(clock, shared(), log));
  // The store remembers callers: a retry of this test uses others.
  const caller = randomUUID();
  expect(await callAll(gateways, caller)).toBe(most);
  expect((await gateways[0]?.(randomUUID(), most))?.allowed).toBe(true);
  now = new Date(start.getTime() + 60_000);
  expect(await gateways[1]?.(caller, most)).toMatchObject({ allowed: true, resetSeconds: 50 });
};

describe('calls of one caller', () => {
  it('are counted by the minute', async () => {
    const count = createCallCounter(clock, undefined, log);
    expect(await count('one', 2)).toEqual({ allowed: true, left: 1, resetSeconds: 50 });
    expect(await count('one', 2)).toMatchObject({ allowed: true, left: 0 });
    expect(await count('one', 2)).toMatchObject({ allowed: false, left: 0 });
  });

  it('at several gateways together reach the limit but never exceed it', () =>
    holdsTogether(() => sharedInPostgres(database.pool)));

  it('are counted by each gateway separately while the shared store is away, which is tried once a second', async () => {
    let asked = 0;
    const add = () => {
      asked += 1;
      return Promise.reject(new Error('The socket was closed'));
    };
    const count = createCallCounter(clock, { add }, log);
    for (let call = 0; call < most; call += 1) expect((await count('one', most)).allowed).toBe(true);
    expect((await count('one', most)).allowed).toBe(false);
    expect(asked).toBe(1);
    now = new Date(now.getTime() + 1000);
    await count('another', most);
    expect(asked).toBe(2);
  });

  it.skipIf(!process.env.REDIS_URL_TEST)('are limited together through Redis as well', async () => {
    const { connectRedis } = await import('../realtime/redis.ts');
    const redis = await connectRedis(process.env.REDIS_URL_TEST ?? '', log);
    await holdsTogether(() => sharedInRedis(redis.counts));
    await redis.close();
  });

  it('are counted locally while the shared store is away', async () => {
    const away = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const count = createCallCounter(clock, sharedInPostgres(away), log);
    expect(await count('one', 2)).toMatchObject({ allowed: true });
    expect(await count('one', 2)).toMatchObject({ allowed: true });
    expect(await count('one', 2)).toMatchObject({ allowed: false });
    await away.end();
  });
});
