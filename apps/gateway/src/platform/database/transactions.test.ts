import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { afterCommit, createTransactions, type Transaction } from './transactions.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let transactions: ReturnType<typeof createTransactions>;
beforeAll(async () => {
  database = await openTestDatabase();
  transactions = createTransactions(database.pool);
  await database.pool.query('create table notes (id serial, text text)');
});
afterAll(() => database.close());

/** A fence that fails before there is a transaction: statements after it would run without a fence. */
const failingFence = 'select 1 / 0';
const secret = sql`select 'secret' as text`;
const textsOf = async () =>
  (await database.pool.query('select text from notes order by id')).rows.map(({ text }) => text);

describe.each(['read', 'ask', 'write'] as const)('%s', (way) => {
  it('answers with the requested rows', async () => {
    const { rows } = await transactions[way]('begin', (tx) => tx.execute(secret));
    expect(rows).toEqual([{ text: 'secret' }]);
  });

  it('shows no rows when setting the scope fails', async () => {
    let seen: unknown;
    const asked = transactions[way](failingFence, async (tx) => {
      seen = await tx.execute(secret);
    });
    await expect(asked).rejects.toThrow();
    expect(seen).toBeUndefined();
  });

  it('refuses statements once its transaction is over', async () => {
    let kept: Transaction | undefined;
    await transactions[way]('begin', (tx) => {
      kept = tx;
      return tx.execute(secret);
    });
    await expect(kept?.execute(secret)).rejects.toMatchObject({ cause: { message: 'The transaction is over' } });
  });

  it('leaves the connection usable for the next transaction, whatever failed', async () => {
    await transactions[way](failingFence, (tx) => tx.execute(secret)).catch(() => undefined);
    await transactions[way]('begin', (tx) => tx.execute(sql`select no_such_column`)).catch(() => undefined);
    const { rows } = await database.pool.query(
      'select pg_current_xact_id_if_assigned() as id, now() = statement_timestamp() as alone',
    );
    expect(rows).toEqual([{ id: null, alone: true }]);
  });
});

describe('ask', () => {
  it('refuses a query after an earlier one has been answered', async () => {
    const late = transactions.ask('begin read only', async (tx) => {
      await tx.execute(secret);
      return tx.execute(secret);
    });
    // The embedded database answers one statement after the other in any case.
    if (database.kind === 'postgresql')
      await expect(late).rejects.toMatchObject({ cause: { message: 'The transaction is over' } });
    else await late;
  });
});

describe('write', () => {
  it('writes nothing when setting the scope fails', async () => {
    const written = transactions.write(failingFence, (tx) =>
      tx.execute(sql`insert into notes (text) values ('unfenced')`),
    );
    await expect(written).rejects.toThrow();
    expect(await textsOf()).not.toContain('unfenced');
  });

  it('keeps the order of statements that are sent at once, before and after the scope is set', async () => {
    const counted = await transactions.write('begin', async (tx) => {
      const count = () => tx.execute<{ n: number }>(sql`select count(*)::int as n from notes where text = 'ordered'`);
      const [before, , after] = await Promise.all([
        count(),
        tx.execute(sql`insert into notes (text) values ('ordered')`),
        count(),
      ]);
      return [before.rows[0]?.n, after.rows[0]?.n];
    });
    expect(counted).toEqual([0, 1]);
  });

  it('stays committed when a task after the commit fails', async () => {
    const written = transactions.write('begin', async (tx) => {
      afterCommit(tx, () => {
        throw new Error('too late');
      });
      await tx.execute(sql`insert into notes (text) values ('stays')`);
      return 'done';
    });
    expect(await written).toBe('done');
    expect(await textsOf()).toContain('stays');
  });

  it('rolls back what was written before a failure', async () => {
    const failed = transactions.write('begin', async (tx) => {
      await tx.execute(sql`insert into notes (text) values ('taken back')`);
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    expect(await textsOf()).not.toContain('taken back');
  });
});
