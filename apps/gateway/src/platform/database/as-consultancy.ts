import { sql } from 'drizzle-orm';
import type { Scoped } from './database.ts';

/**
 * Reads in a client's transaction as the consultancy that works for it: who its people are, whom the client's fence hides. What is written is
 * the client's, outside of it. Never beside other statements of the transaction.
 */
export const asConsultancy = async <Result>(
  scoped: Scoped,
  consultancyId: string,
  run: (scoped: Scoped) => Promise<Result>,
): Promise<Result> => {
  const { rows } = await scoped.tx.execute<{ before: string }>(
    sql`select coalesce(current_setting('app.organisation', true), '') as before, set_config('app.organisation', ${consultancyId}, true)`,
  );
  try {
    return await run({ ...scoped, organisationId: consultancyId });
  } finally {
    // After a refused statement the transaction accepts nothing more, and is rolled back.
    await scoped.tx
      .execute(sql`select set_config('app.organisation', ${rows[0]?.before ?? ''}, true)`)
      .catch(() => undefined);
  }
};
