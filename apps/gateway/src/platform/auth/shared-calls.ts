import type pg from 'pg';
import type { SharedCalls } from './call-counter.ts';

/** One permanent row for each caller: a later minute replaces an earlier one. */
const add = `insert into call_counts as counted (caller, minute, calls) values ($1, $2, $3)
  on conflict (caller) do update set minute = greatest(counted.minute, excluded.minute),
    calls = case when excluded.minute > counted.minute then excluded.calls else counted.calls + excluded.calls end
  returning calls`;

/** Calls counted in the PostgreSQL that several gateways share, in an unlogged table: after a crash every count begins at zero. */
export const sharedInPostgres = (pool: Pick<pg.Pool, 'query'>): SharedCalls => ({
  add: async (caller, minute, calls) => {
    const { rows } = await pool.query<{ calls: number }>(add, [caller, minute, calls]);
    return rows[0]?.calls ?? calls;
  },
});

type Redis = {
  readonly incrBy: (key: string, by: number) => Promise<number>;
  readonly expire: (key: string, seconds: number) => Promise<unknown>;
};

/** Calls counted in Redis, where one is configured. */
export const sharedInRedis = (redis: Redis): SharedCalls => ({
  add: async (caller, minute, calls) => {
    const key = `calls:${caller}:${minute}`;
    const total = await redis.incrBy(key, calls);
    // The first call of the minute sets its expiry, with time for clocks that differ.
    if (total === calls) await redis.expire(key, 180);
    return total;
  },
});
