import { expect, vi } from 'vitest';
import type { Harness } from './harness.ts';

const unheard = `select from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** Holds writers of a table back in the midst of their transactions. Not on the embedded database, whose one connection it would keep. */
export const holdTable = async ({ database: { pool } }: Harness, table: string) => {
  const held = await pool.connect();
  await held.query('begin');
  await held.query(`lock table ${table} in exclusive mode`);
  return {
    /** Resolves once so many statements wait for a lock. */
    waiting: (count: number) =>
      vi.waitFor(async () => expect((await pool.query(unheard)).rowCount).toBe(count), {
        timeout: 20_000,
        interval: 50,
      }),
    release: async () => {
      await held.query('commit');
      held.release();
    },
  };
};
