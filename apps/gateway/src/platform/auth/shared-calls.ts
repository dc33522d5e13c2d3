import type pg from 'pg';
import type { SharedCalls } from './call-counter.ts';

/** What calls are counted in. Unlogged: after a crash everybody begins with nothing, and no call waits for the disk. */
const table = `create unlogged table if not exists call_counts
  (caller text primary key, minute bigint not null, calls integer not null)`;
/** One row for each caller, for good: a later minute replaces an earlier one. */
const add = `insert into call_counts as counted (caller, minute, calls) values ($1, $2, $3)
  on conflict (caller) do update set minute = greatest(counted.minute, excluded.minute),
    calls = case when excluded.minute > counted.minute then excluded.calls else counted.calls + excluded.calls end
  returning calls`;

/** Calls counted in the PostgreSQL that several gateways share. */
export const sharedInPostgres = (pool: Pick<pg.Pool, 'query'>): SharedCalls => {
  let made: Promise<unknown> | undefined;
  return {
    add: async (caller, minute, calls) => {
      made ??= pool.query(table).catch((error: unknown) => {
        made = undefined;
        // Two gateways that start at once both make it; the one that came second finds it.
        if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
      });
      await made;
      const { rows } = await pool.query<{ calls: number }>(add, [caller, minute, calls]);
      return rows[0]?.calls ?? calls;
    },
  };
};

type Redis = {
  readonly incrBy: (key: string, by: number) => Promise<number>;
  readonly expire: (key: string, seconds: number) => Promise<unknown>;
};

/** Calls counted in Redis, where one is configured. */
export const sharedInRedis = (redis: Redis): SharedCalls => ({
  add: async (caller, minute, calls) => {
    const key = `calls:${caller}:${minute}`;
    const total = await redis.incrBy(key, calls);
    // The first one of the minute says when it ends, with time for clocks that differ.
    if (total === calls) await redis.expire(key, 180);
    return total;
  },
});
