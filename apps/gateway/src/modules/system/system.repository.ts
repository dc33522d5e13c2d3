import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';

/** Resolves when the database answers. */
export const askDatabase = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select 1`);
};

/** Resolves when the database accepts a write: a message in its write-ahead log, which belongs to no table and is written to its disk. */
export const writeDatabase = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_logical_emit_message(true, 'health', '')`);
};
