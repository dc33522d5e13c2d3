import { sql } from 'drizzle-orm';
import type { Scoped } from './database.ts';

/**
 * Lets one transaction of the organisation at a time count these rows and add to them, so that simultaneous ones never exceed the limit.
 * Call it before the counting query; the others wait until this transaction is over.
 */
export const lockLimit = async ({ tx, organisationId }: Scoped, what: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${organisationId}:${what}`}, 42))`);
};
