import { sql } from 'drizzle-orm';
import { partyOf, type Scoped } from './database.ts';

/**
 * Runs a part of a transaction about suppliers, where the rest is about entities (docs/adr/0088): a job that writes to both, an invitation that
 * says only then whom it is for. Never beside other statements of the transaction.
 */
export const asSuppliers = async <Result>(scoped: Scoped, run: (scoped: Scoped) => Promise<Result>) => {
  if (partyOf(scoped) === 'suppliers') return run(scoped);
  await scoped.tx.execute(sql`set local app.party = 'suppliers'`);
  try {
    return await run({ ...scoped, party: 'suppliers' });
  } finally {
    // After a refused statement the transaction accepts nothing more, and is rolled back.
    await scoped.tx.execute(sql`set local app.party = ''`).catch(() => undefined);
  }
};
