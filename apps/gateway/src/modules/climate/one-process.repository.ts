import { sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';

/**
 * The statements of this transaction that are still to come are worked on by one process of the database each. Those that look up a thousand
 * lines are over before another process has started.
 */
export const workInOneProcess = (scoped: Scoped) =>
  scoped.tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
