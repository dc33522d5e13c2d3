import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';

/** Resolves when the database answers. */
export const askDatabase = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select 1`);
};
