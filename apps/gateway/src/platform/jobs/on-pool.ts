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
 * The transaction a job is being queued in. Everything the library asks then goes through it, look-ups of its own too: on
 * the embedded database's one connection they would wait for the transaction that waits for them.
 */
const queuing = new AsyncLocalStorage<Statements>();

/** Set in everything that the queue does by itself: there nobody waits for an answer, so that it waits for the database instead. */
const background = new AsyncLocalStorage<true>();

/** How often background work asks whether the database is back. */
const askAgainMilliseconds = 250;

/** The queue belongs to the gateway itself: neither role of the fence may touch it, so the role is put aside for the send. */
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
 * pg-boss on the gateway's own pool. A failed block must not leave the one connection inside a broken transaction. What runs
 * `inBackground` waits for a database that is away, however long: a job that is done while the database restarts is then marked as
 * done, and not left to be done again. Everybody else is told at once.
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
    /** Repeats work that may be done twice until the database is there for it. */
    patiently,
    /** Runs it, and all timers and workers that it starts, with patience. */
    inBackground: <Result>(work: () => Promise<Result>) => background.run(true, work),
    /** Nothing waits any longer. */
    giveUp: () => {
      isOver = true;
    },
  };
};
