import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';

/** Resolves when the database answers. */
export const askDatabase = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select 1`);
};

/** Resolves when the database takes a write: a message in its log of changes, which belongs to no table and reaches its disk. */
export const writeDatabase = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_logical_emit_message(true, 'health', '')`);
};
