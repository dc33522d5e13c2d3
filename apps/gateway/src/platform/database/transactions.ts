import { type NodePgClient, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The handle of a transaction. Statements inside the transaction go through this handle alone. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

type Opened = { readonly client: Pick<pg.ClientBase, 'query'>; readonly runs: (() => void)[]; isOver: boolean };

const opened = new WeakMap<Transaction, Opened>();
const dialect = new PgDialect();

/**
 * Calls `run` once the transaction is committed, never if it is rolled back. The process can end between the commit and the call, so
 * nothing may depend on the call: use it only to make something happen sooner.
 */
export const afterCommit = (tx: Transaction, run: () => void) => {
  opened.get(tx)?.runs.push(run);
};

/** The connection of that transaction, for statements that are prepared on it. */
export const connectionIn = (tx: Transaction): NodePgClient => {
  const found = opened.get(tx);
  if (!found) throw new Error('Not a transaction of this database');
  return found.client as NodePgClient;
};

const nobodyWaits = () => undefined;

/** Runs the callbacks of a committed transaction. The commit stands, even if a callback fails. */
const hurry = (runs: Opened['runs']) => {
  for (const run of runs)
    try {
      run();
    } catch {
      // Callbacks only make things happen sooner: a failed one loses nothing.
    }
};

type Send = (...statement: unknown[]) => Promise<unknown>;
type Answered = (error: unknown, answer: unknown) => void;

/** Leads the error of a statement back to whoever asked it, as the driver does. */
const ledBack = (error: unknown): never => {
  if (error instanceof Error) Error.captureStackTrace(error);
  throw error;
};

/**
 * Sends by callback: with the promises that the driver makes itself, each collection of young garbage copied all rows that had been answered
 * since the last full one, which took 10 to 15 ms instead of 1 to 4.
 */
const sender = (connection: pg.ClientBase): Send => {
  const send = connection.query.bind(connection) as (...given: unknown[]) => void;
  return (...statement) =>
    new Promise((resolve, reject) => {
      const answered: Answered = (error, answer) => (error ? reject(error) : resolve(answer));
      send(...statement, answered);
    }).catch(ledBack);
};

/** Statements that are queued in the same turn of the event loop leave in one packet. */
const inOnePacket = (connection: pg.ClientBase): Send => {
  const send = sender(connection);
  const { stream } = (connection as pg.ClientBase & { connection: { stream: { cork(): void; uncork(): void } } })
    .connection;
  let isHeldBack = false;
  return (...statement) => {
    if (!isHeldBack) {
      isHeldBack = true;
      stream.cork();
      process.nextTick(() => {
        isHeldBack = false;
        stream.uncork();
      });
    }
    return send(...statement);
  };
};

/** The embedded database accepts a statement only after it has answered the one before. */
const oneAfterAnother = (connection: pg.ClientBase): Send => {
  const send = sender(connection);
  let before: Promise<unknown> = Promise.resolve();
  return (...statement) => {
    const answer = before.then(() => send(...statement));
    before = answer.catch(nobodyWaits);
    return answer;
  };
};

/** Which statements may leave before the fence is acknowledged: those that would do no harm without it. */
type GoesAhead = (statement: unknown) => boolean;
const none: GoesAhead = () => false;
const all: GoesAhead = () => true;
const questions: GoesAhead = (statement) => {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
  return /^\s*select\b/i.test(text);
};

/**
 * A handle whose answers count only once the fence is acknowledged, and which says nothing more to the connection when its transaction is
 * over: what came later would run outside the fence.
 */
const handleOn = (send: Send, begun: Promise<unknown>, goesAhead: GoesAhead): { tx: Transaction; state: Opened } => {
  let isFenced = false;
  let mayGoAhead = true;
  begun.then(() => {
    isFenced = true;
  }, nobodyWaits);
  const ask: Send = (...statement) => {
    if (state.isOver) return Promise.reject(new Error('The transaction is over'));
    if (isFenced) return send(...statement);
    // Statements keep their order: one that waits holds back those queued after it.
    mayGoAhead &&= goesAhead(statement[0]);
    if (!mayGoAhead) return begun.then(() => ask(...statement));
    const answer = send(...statement);
    answer.catch(nobodyWaits);
    return begun.then(() => answer);
  };
  const state: Opened = { client: { query: ask } as unknown as Opened['client'], runs: [], isOver: false };
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(
    state.client as NodePgClient,
    dialect,
    undefined,
  );
  const tx: Transaction = new NodePgTransaction(dialect, session, undefined);
  opened.set(tx, state);
  return { tx, state };
};

/** How a transaction begins on the connections of a pool. */
const createWay = (pool: pg.Pool) => {
  const pipelines = pool.options.pipeline === true;
  const sendOn = pipelines ? inOnePacket : oneAfterAnother;
  return {
    pipelines,
    connect: async () => {
      const connection = await pool.connect();
      return { connection, send: sendOn(connection) };
    },
    begin: (send: Send, opening: string, goesAhead: GoesAhead) => {
      const begun = send(opening);
      return { begun, ...handleOn(send, begun, pipelines ? goesAhead : none) };
    },
  };
};
type Way = ReturnType<typeof createWay>;
type Run = <Result>(opening: string, run: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** Committed when the callback resolves, rolled back when it throws. What it writes leaves once the fence is acknowledged. */
const createWrite =
  ({ connect, begin }: Way): Run =>
  async (opening, run) => {
    const { connection, send } = await connect();
    const { tx, state, begun } = begin(send, opening, questions);
    let broken = false;
    try {
      const result = await run(tx);
      await begun;
      state.isOver = true;
      await send('commit');
      hurry(state.runs);
      return result;
    } catch (error) {
      state.isOver = true;
      await send('rollback').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      connection.release(broken);
    }
  };

/** Runs queries that change nothing. The caller gets the answers without waiting for the end of the transaction. */
const createRead =
  ({ pipelines, connect, begin }: Way): Run =>
  async (opening, run) => {
    const { connection, send } = await connect();
    const { tx, state, begun } = begin(send, opening, all);
    try {
      const result = await run(tx);
      await begun;
      return result;
    } finally {
      state.isOver = true;
      const over = send('commit').catch(nobodyWaits);
      if (!pipelines) await over;
      connection.release();
    }
  };

/**
 * What asks one question, or several at once, and none after an answer: the whole transaction is sent together. A question that comes
 * later is refused. Only on a pool that pipelines.
 */
const createAsk =
  ({ connect, begin }: Way): Run =>
  async (opening, run) => {
    const { connection, send } = await connect();
    // Once everything that is ready has been asked, and before it leaves.
    process.nextTick(() => {
      state.isOver = true;
      send('commit').catch(nobodyWaits);
      connection.release();
    });
    const { tx, state, begun } = begin(send, opening, all);
    const result = await run(tx);
    await begun;
    return result;
  };

/**
 * Transactions on the connections of this pool: `write`, `read` and `ask`. `opening` begins one and puts up its fence, in one message.
 * On a pool with `pipeline: true` questions leave together with it, and are answered only once it is acknowledged (docs/adr/0049).
 */
export const createTransactions = (pool: pg.Pool) => {
  const way = createWay(pool);
  const read = createRead(way);
  return { write: createWrite(way), read, ask: way.pipelines ? createAsk(way) : read };
};
