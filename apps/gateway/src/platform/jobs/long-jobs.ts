import type { Database, Scope, Transaction } from '../database/index.ts';
import type { Log } from '../log.ts';
import { isDatabaseClosed } from '../neighbour.ts';
import { type Job, retriesUsual } from './jobs.ts';

/** How often failing work is started before it counts as failed. */
const attemptsMax = 1 + retriesUsual;
/** How often work reports that it is alive. */
const aliveMilliseconds = 5000;
/** Work whose process did not report for so long counts as lost. */
const lostSecondsUsual = 30;

type Asked = Pick<Scope, 'tenantId' | 'organisationId' | 'userId'>;

/** A job acts inside the fence of the person who requested it; their permission was checked at the request. */
export const scopeOfJob = ({ tenantId, organisationId, userId }: Asked): Scope => ({
  tenantId,
  organisationId,
  userId,
  role: 'basic',
});

type Attempt = {
  /** The item of work, with the number of its attempts including this one. */
  readonly row: { readonly id: string; readonly attempts: number };
  readonly work: () => Promise<void>;
  readonly sayAlive: () => Promise<unknown>;
  /** Whether somebody cancelled it meanwhile: then an error does not count. */
  readonly isGivenUp?: () => boolean;
  /** Leaves the item to the next attempt or, after the last one, marks it as failed. */
  readonly fail: (error: unknown, isLast: boolean) => Promise<void>;
};

/** One attempt at long work, which reports that it is alive meanwhile. An error is thrown on, so that the queue tries again. */
export const attempt = async ({ log }: { log: Log }, { row, work, sayAlive, isGivenUp, fail }: Attempt) => {
  let isSaying = false;
  const alive = setInterval(() => {
    // The work's own transaction may hold the row: more calls would wait for it, each with a connection of its own.
    if (isSaying) return;
    isSaying = true;
    sayAlive()
      .catch((err: unknown) => {
        if (!isDatabaseClosed(err)) log.warn({ err, id: row.id }, 'work could not say that it is alive');
      })
      .finally(() => {
        isSaying = false;
      });
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
  /** A process that did not report for this long counts as lost; `lostSecondsUsual` unless it is set. */
  readonly lostSeconds?: number;
  /** Where no other process can be at work, all work that was begun counts as lost. */
  readonly isAlone: boolean;
  readonly release: (tx: Transaction, seenBefore: Date) => Promise<Data[]>;
};

/** Work that was last seen before this moment is lost. Where no other process can be at work, that is all of it. */
export const lastSeenBefore = (now: Date, isAlone: boolean, lostSeconds = lostSecondsUsual): Date =>
  new Date(now.getTime() - (isAlone ? 0 : lostSeconds * 1000));

/** Queues work again whose process was lost. */
export const queueLost = async <Data extends object>(
  { database, now }: { database: Database; now: () => Date },
  job: Pick<Job<Data>, 'enqueue'>,
  { lostSeconds, isAlone, release }: Recovery<Data>,
) => {
  const seenBefore = lastSeenBefore(now(), isAlone, lostSeconds);
  await database.withSystem(async (tx) => {
    for (const lost of await release(tx, seenBefore)) await job.enqueue(lost, tx);
  });
};
