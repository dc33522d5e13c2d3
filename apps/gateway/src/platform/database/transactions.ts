import { type NodePgClient, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The handle inside a transaction; nothing else can run SQL. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

type Opened = { readonly client: Pick<pg.ClientBase, 'query'>; readonly runs: (() => void)[]; isOver: boolean };

const opened = new WeakMap<Transaction, Opened>();
const dialect = new PgDialect();

/** Calls it once that transaction has been committed, and never if it is rolled back. For what hurries: nothing may depend on it, the process can end in between. */
export const afterCommit = (tx: Transaction, run: () => void) => {
  opened.get(tx)?.runs.push(run);
};

/** The connection of that transaction, for statements that are prepared on it. */
export const connectionOf = (tx: Transaction): NodePgClient => {
  const found = opened.get(tx);
  if (!found) throw new Error('Not a transaction of this database');
  return found.client as NodePgClient;
};

const nobodyWaits = () => undefined;

/** A handle that says nothing more to the connection once its transaction is over: what came later would run outside the fence. */
const handleOn = (connection: pg.ClientBase, pipelines: boolean): { tx: Transaction; state: Opened } => {
  const send = connection.query.bind(connection) as (...statement: unknown[]) => Promise<unknown>;
  let before: Promise<unknown> = Promise.resolve();
  const afterAnother = (...statement: unknown[]) => {
    const answer = before.then(() => send(...statement));
    before = answer.catch(nobodyWaits);
    return answer;
  };
  const ask = pipelines ? send : afterAnother;
  const query = (...statement: unknown[]) =>
    state.isOver ? Promise.reject(new Error('The transaction is over')) : ask(...statement);
  const state: Opened = { client: { query } as unknown as Opened['client'], runs: [], isOver: false };
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(
    state.client as NodePgClient,
    dialect,
    undefined,
  );
  const tx: Transaction = new NodePgTransaction(dialect, session, undefined);
  opened.set(tx, state);
  return { tx, state };
};

/**
 * Transactions on the connections of this pool. `opening` begins one and puts up its fence, in one message. On a pool with
 * `pipeline: true` what is read follows without waiting for the answer to it: a read is one message there and one back
 * (docs/adr/0049).
 */
export const createTransactions = (pool: pg.Pool) => {
  const pipelines = pool.options.pipeline === true;

  /** Committed when the callback resolves, rolled back when it throws. */
  const write = async <Result>(opening: string, run: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const connection = await pool.connect();
    const { tx, state } = handleOn(connection, pipelines);
    let broken = false;
    try {
      await connection.query(opening);
      const result = await run(tx);
      state.isOver = true;
      await connection.query('commit');
      for (const each of state.runs) each();
      return result;
    } catch (error) {
      state.isOver = true;
      await connection.query('rollback').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      connection.release(broken);
    }
  };

  /** What changes nothing: its answer is there before the transaction is over, and nobody waits for that. */
  const read = async <Result>(opening: string, run: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const connection = await pool.connect();
    const { tx, state } = handleOn(connection, pipelines);
    const begun = connection.query(opening);
    begun.catch(nobodyWaits);
    try {
      if (!pipelines) await begun;
      const result = await run(tx);
      // An answer that was read without the fence is none.
      await begun;
      return result;
    } finally {
      state.isOver = true;
      const over = connection.query('commit').catch(nobodyWaits);
      if (!pipelines) await over;
      connection.release();
    }
  };

  /**
   * What asks one question, or several at once, and none after an answer: the whole transaction is sent together. A question that comes
   * later is refused.
   */
  const ask = async <Result>(opening: string, run: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    if (!pipelines) return read(opening, run);
    const connection = await pool.connect();
    const { tx, state } = handleOn(connection, pipelines);
    const { stream } = (connection as pg.PoolClient & { connection: { stream: { cork(): void; uncork(): void } } })
      .connection;
    stream.cork();
    const begun = connection.query(opening);
    begun.catch(nobodyWaits);
    // Once everything that is ready has been asked.
    process.nextTick(() => {
      state.isOver = true;
      connection.query('commit').catch(nobodyWaits);
      stream.uncork();
      connection.release();
    });
    const result = await run(tx);
    await begun;
    return result;
  };

  return { write, read, ask };
};
