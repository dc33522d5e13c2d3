import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { createTogether } from './together.ts';
import type { Transaction } from './transactions.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.database.pool.query('create table pieces (name text primary key, at text)');
  await h.database.pool.query('grant all on pieces to esg_system');
});
afterAll(() => h.close());

const insert = (name: string) => async (tx: Transaction) => {
  await tx.execute(sql`insert into pieces values (${name}, txid_current()::text)`);
  return name;
};
const stored = async () => (await h.database.pool.query<{ name: string; at: string }>('select * from pieces')).rows;

it('commits pieces that come at the same time once, without the one that fails, and acknowledges each', async () => {
  const together = createTogether(h.database.withSystem);
  const failing = together(async (tx) => {
    await insert('failed')(tx);
    throw new Error('This piece fails');
  });
  const broken = together((tx) => tx.execute(sql`insert into pieces values (null, null)`));
  const outcomes = await Promise.allSettled([together(insert('a')), failing, broken, together(insert('b'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(outcomes[0]).toMatchObject({ value: 'a' });
  const rows = await stored();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['a', 'b']);
  expect(new Set(rows.map(({ at }) => at)).size).toBe(1);
});

it('goes on after a transaction that could not be committed', async () => {
  let isAway = true;
  const together = createTogether(async (run) => {
    if (isAway) throw new Error('The database is away');
    return h.database.withSystem(run);
  });
  await expect(together(insert('c'))).rejects.toThrow('away');
  isAway = false;
  expect(await together(insert('d'))).toBe('d');
});
