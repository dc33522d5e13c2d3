import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle } from 'pg-boss';
import type { Transaction } from '../database/index.ts';
import type { Log } from '../log.ts';
import { isNeighbourAway } from '../neighbour.ts';

type Statements = ReturnType<typeof fromDrizzle>;
/**
 * The transaction in which a job is being queued. All queries of the library then use it, including its own look-ups: on the embedded
 * database's one connection they would otherwise wait for the transaction that waits for them.
 */
const queuing = new AsyncLocalStorage<Statements>();

/** Set in everything that the queue does by itself: nobody waits for the result, so it waits for the database instead. */
const background = new AsyncLocalStorage<true>();

/** How often background work checks whether the database is back. */
const askAgainMilliseconds = 250;

/** The queue belongs to the gateway itself: neither role of the fence may use it, so the role is reset for the send. */
export const asOwner = async (tx: Transaction, send: () => Promise<unknown>) => {
  const { rows } = await tx.execute<{ role: string }>(sql`select current_setting('role') as role`);
  const putBack = () => tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`);
  await tx.execute(sql`select set_config('role', 'none', true)`);
  try {
    await queuing.run(fromDrizzle(tx, sql), send);
  } catch (error) {
    // After a failed statement the transaction accepts no other, and its role ends with it.
    await putBack().catch(() => undefined);
    throw error;
  }
  await putBack();
};

/**
 * pg-boss on the gateway's own pool. A failed block must not leave the one connection inside a broken transaction. Work `inBackground`
 * waits for a database that is away, however long: a job that finishes while the database restarts is then marked as done instead of
 * running again. All other calls fail at once.
 */
export const createStatements = (pool: pg.Pool, log: Log) => {
  let isOver = false;
  let isWaiting = false;

  const run = async (text: string, values?: unknown[]) => {
    const client = await pool.connect();
    try {
      // Several statements in one text come back as several results, which the driver's types do not say.
      const result: unknown = await client.query(text, values);
      const parts = (Array.isArray(result) ? result : [result]) as pg.QueryResult[];
      return { rows: parts.flatMap(({ rows }) => rows ?? []) };
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  const patiently = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        const result = await work();
        isWaiting = false;
        return result;
      } catch (err) {
        if (isOver || !isNeighbourAway(err)) throw err;
        if (!isWaiting) log.warn({ err }, 'jobs wait for the database');
        isWaiting = true;
        await pause(askAgainMilliseconds);
      }
    }
  };
  return {
    executeSql: (text: string, values?: unknown[]) => {
      const inside = queuing.getStore();
      if (inside) return inside.executeSql(text, values);
      return background.getStore() ? patiently(() => run(text, values)) : run(text, values);
    },
    /** Repeats work that may be done twice until the database is available. */
    patiently,
    /** Runs it, with all timers and workers that it starts, so that they wait for the database. */
    inBackground: <Result>(work: () => Promise<Result>) => background.run(true, work),
    /** Ends all waiting. */
    giveUp: () => {
      isOver = true;
    },
  };
};
