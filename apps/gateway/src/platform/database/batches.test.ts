import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { createBatches, createEachAlone, type Outcome } from './batches.ts';
import type { Transaction } from './transactions.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.database.pool.query('create table batched (name text primary key, at text)');
  await h.database.pool.query('grant all on batched to esg_system');
});
afterAll(() => h.close());

/** Stores names with one statement; refuses one, and fails with another. */
const insertAll = async (tx: Transaction, names: readonly string[]): Promise<Outcome<string>[]> => {
  const accepted = names.filter((name) => name !== 'refused');
  await tx.execute(sql`
    insert into batched select nullif(name, 'broken'), txid_current()::text
    from jsonb_array_elements_text(${JSON.stringify(accepted)}::jsonb) name
    on conflict do nothing`);
  return names.map((name) => (name === 'refused' ? { refusal: new Error('Refused') } : { result: name }));
};
const stored = async () =>
  (await h.database.pool.query<{ name: string; at: string }>('select * from batched order by name')).rows;
const statusesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) => outcomes.map(({ status }) => status);

it('does pieces that come at the same time in one transaction, and refuses one without the others', async () => {
  const insert = createBatches(h.database.withSystem)(insertAll);
  const outcomes = await Promise.allSettled(['a', 'refused', 'b'].map(insert));
  expect(statusesOf(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[2]).toMatchObject({ value: 'b' });
  const rows = await stored();
  expect(rows.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(new Set(rows.map(({ at }) => at)).size).toBe(1);
});

it('does each by itself where the database refuses one of them', async () => {
  const insert = createBatches(h.database.withSystem)(insertAll);
  expect(statusesOf(await Promise.allSettled(['c', 'broken', 'd'].map(insert)))).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect((await stored()).map(({ name }) => name)).toEqual(expect.arrayContaining(['c', 'd']));
});

it('goes on after a transaction that could not begin', async () => {
  let isAway = true;
  const insert = createBatches(async (run) => {
    if (isAway) throw new Error('The database is away');
    return h.database.withSystem(run);
  })(insertAll);
  const both = await Promise.allSettled(['e', 'f'].map(insert));
  expect(both).toMatchObject([{ reason: { message: 'The database is away' } }, { status: 'rejected' }]);
  isAway = false;
  expect(await insert('e')).toBe('e');
});

it('answers each piece that has a connection of its own', async () => {
  const insert = createEachAlone(h.database.withSystem)(insertAll);
  expect(await insert('g')).toBe('g');
  await expect(insert('refused')).rejects.toThrow('Refused');
});
