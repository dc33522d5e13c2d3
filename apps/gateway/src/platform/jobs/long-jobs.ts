import type { Database, Scope, Transaction } from '../database/index.ts';
import type { Log } from '../log.ts';
import type { Job } from './jobs.ts';

/** How often work that fails is begun before it is given up. */
const attemptsMax = 3;
/** How often work says that it is alive. */
const aliveMilliseconds = 5000;

type Asked = Pick<Scope, 'tenantId' | 'organisationId' | 'userId'>;

/** A job acts within the fence of the person who asked; what that person may do was checked when they asked. */
export const scopeOfJob = ({ tenantId, organisationId, userId }: Asked): Scope => ({
  tenantId,
  organisationId,
  userId,
  role: 'basic',
});

type Attempt = {
  /** What is worked on, with how often that was begun, this time too. */
  readonly row: { readonly id: string; readonly attempts: number };
  readonly work: () => Promise<void>;
  readonly sayAlive: () => Promise<unknown>;
  /** Whether somebody gave it up meanwhile: then its failure is none. */
  readonly isGivenUp?: () => boolean;
  /** Leaves what is worked on to the next attempt or, after the last one, as failed. */
  readonly fail: (error: unknown, isLast: boolean) => Promise<void>;
};

/** One attempt at work that takes long, which says that it is alive meanwhile. A failed one is thrown on, so that the queue tries again. */
export const attempt = async ({ log }: { log: Log }, { row, work, sayAlive, isGivenUp, fail }: Attempt) => {
  const alive = setInterval(() => {
    sayAlive().catch((err: unknown) => log.warn({ err, id: row.id }, 'work could not say that it is alive'));
  }, aliveMilliseconds);
  try {
    await work();
  } catch (error) {
    if (isGivenUp?.()) return;
    await fail(error, row.attempts >= attemptsMax);
    throw error;
  } finally {
    clearInterval(alive);
  }
};

type Recovery<Data> = {
  /** A process that was not seen alive for so long is lost. */
  readonly lostSeconds: number;
  /** Without others that could be at work, everything that was taken is lost. */
  readonly isAlone: boolean;
  readonly release: (tx: Transaction, seenBefore: Date) => Promise<Data[]>;
};

/** Queues work again whose process died. */
export const queueLost = async <Data extends object>(
  { database, now }: { database: Database; now: () => Date },
  job: Pick<Job<Data>, 'enqueue'>,
  { lostSeconds, isAlone, release }: Recovery<Data>,
) => {
  const seenBefore = new Date(now().getTime() - (isAlone ? 0 : lostSeconds * 1000));
  await database.withSystem(async (tx) => {
    for (const lost of await release(tx, seenBefore)) await job.enqueue(lost, tx);
  });
};
