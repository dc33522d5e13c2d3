import { sql } from 'drizzle-orm';
import type { Transaction } from './transactions.ts';

type WithSystem = <Result>(run: (tx: Transaction) => Promise<Result>) => Promise<Result>;
type Work = {
  readonly run: (tx: Transaction) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
};

/** So many pieces of work wait for one another at most. */
const workAtOnce = 50;

/** Runs one piece behind a savepoint: what it wrote is undone where it fails. Returns what to say of it once everything is committed. */
const attempt = async (tx: Transaction, { run, resolve, reject }: Work): Promise<() => void> => {
  await tx.execute(sql`savepoint piece`);
  try {
    const value = (await run(tx)) as never;
    await tx.execute(sql`release savepoint piece`);
    return () => resolve(value);
  } catch (error) {
    await tx.execute(sql`rollback to savepoint piece`);
    return () => reject(error);
  }
};

/**
 * Runs pieces of work that come at the same time in one transaction, one after the other. The embedded database waits for the disk at each
 * commit, and has one connection: so it waits once for all of them. Each is acknowledged only after the commit.
 */
export const createTogether = (withSystem: WithSystem): WithSystem => {
  let waiting: Work[] = [];
  let isRunning = false;
  const runWaiting = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      let pieces: Work[] = [];
      try {
        const answers = await withSystem(async (tx) => {
          // Whoever came while the connection was busy goes along.
          pieces = waiting.slice(0, workAtOnce);
          waiting = waiting.slice(workAtOnce);
          const told: (() => void)[] = [];
          for (const piece of pieces) told.push(await attempt(tx, piece));
          return told;
        });
        for (const answer of answers) answer();
      } catch (error) {
        // Where no transaction began, whoever is first would wait forever.
        const failed = pieces.length > 0 ? pieces : waiting.splice(0, workAtOnce);
        for (const { reject } of failed) reject(error);
      }
    }
    isRunning = false;
  };
  return (run) =>
    new Promise((resolve, reject) => {
      waiting.push({ run, resolve: resolve as Work['resolve'], reject });
      if (!isRunning) void runWaiting();
    });
};
