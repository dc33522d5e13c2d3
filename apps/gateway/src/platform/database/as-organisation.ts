import { sql } from 'drizzle-orm';
import type { Scoped } from './database.ts';

/**
 * Runs a part of a transaction as the organisation, where a person with a grant does something that has causes or effects beyond their part:
 * the name of the person, events of webhooks, letters. Their part itself is read and written outside of it, so that the database fences it
 * (docs/adr/0085). Without a grant it runs as it is. Never beside other statements of the transaction.
 */
export const asOrganisation = async <Result>(scoped: Scoped, run: (scoped: Scoped) => Promise<Result>) => {
  const { access, ...whole } = scoped;
  if (!access) return run(scoped);
  await scoped.tx.execute(sql`set local role esg_app`);
  try {
    return await run(whole);
  } finally {
    // After a refused statement the transaction accepts nothing more, and is rolled back.
    await scoped.tx.execute(sql`set local role esg_limited`).catch(() => undefined);
  }
};
