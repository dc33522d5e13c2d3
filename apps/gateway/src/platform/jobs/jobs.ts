import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterCommit, type Transaction } from '../database/index.ts';
import { describeFault } from '../fault.ts';
import type { Log } from '../log.ts';
import type { Calls } from './calls.ts';
import { asOwner, createStatements } from './on-pool.ts';

type JobOptions = {
  /** Further attempts after a failed one. */
  retryLimit?: number;
  /** Wait before the second attempt; it doubles with each further one. */
  retryDelaySeconds?: number;
  /** Name of the kind of job, defined before, that gets the data of one whose last attempt failed. */
  deadLetter?: string;
  /** How long a job that is over stays in the queue's table, give or take `tidyEverySeconds`. A week by default. */
  forgetAfterSeconds?: number;
  /** Jobs of this kind running at once in this process. */
  concurrency?: number;
  /** Seconds after which a running job counts as dead and is tried again. */
  expireInSeconds?: number;
  /** Five-field cron expression (UTC) for a job that runs by itself. */
  cron?: string;
};
type Definition = { name: string; handler: (data: unknown, jobId: string) => Promise<void>; options: JobOptions };

export type Job<Data extends object> = {
  /**
   * Puts one into the queue. With a transaction it is queued when, and only when, that commits; await `start` before
   * opening it, because on the one connection of the embedded database the queue cannot open while a transaction is.
   */
  enqueue: (data: Data, tx?: Transaction) => Promise<void>;
};
export type Jobs = ReturnType<typeof createJobs>;

/**
 * How often the queues are looked through for what nobody woke a worker for: jobs of a process that died, those that the clock starts, and
 * those whose call was lost. One question for all kinds of them: on the embedded database it is asked before everything that a person
 * asks for. Who queues a job wakes its workers, here and in the other gateways.
 */
const usualLookEverySeconds = 30;
/** How often a worker looks by itself, should all else fail. */
const workerLooksEverySeconds = 3600;
/** The same after a failure, as long as the wait before the next attempt is shorter than the usual one. */
const looksForRetryEverySeconds = 2;
const retrySecondsMax = 2 * usualLookEverySeconds;

const schema = 'jobs';
/** The kinds of which a job may begin now. */
const dueKinds = `select distinct name from ${schema}.job where state < 'active' and not blocked and start_after <= now()`;
/** What the library looks after by itself: jobs by the clock begin within a minute, and none here waits for another one. */
const libraryLooks = {
  cronWorkerIntervalSeconds: 30,
  flowIntervalSeconds: 3600,
};

/** How often jobs that have been over long enough are deleted; the library's own default is a day. */
const usualTidyEverySeconds = 300;

type Options = {
  tidyEverySeconds?: number;
  lookEverySeconds?: number;
  /** Where several gateways share the database: does the work while no other does. */
  alone?: (work: () => Promise<void>) => Promise<void>;
  /** Where several gateways share the database: how they wake each other. */
  calls?: Calls | undefined;
};

/** Background jobs, kept in the database so that none is lost with the process. */
export const createJobs = (
  pool: pg.Pool,
  log: Log,
  {
    tidyEverySeconds = usualTidyEverySeconds,
    lookEverySeconds = usualLookEverySeconds,
    alone = (work) => work(),
    calls,
  }: Options = {},
) => {
  const statements = createStatements(pool, log);
  const boss = new PgBoss({
    db: { executeSql: statements.executeSql },
    schema,
    maintenanceIntervalSeconds: tidyEverySeconds,
    superviseIntervalSeconds: Math.min(60, tidyEverySeconds),
    ...libraryLooks,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue failed'));
  const definitions: Definition[] = [];
  const workers = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };
  const atStart: (() => Promise<void>)[] = [];
  let started: Promise<void> | undefined;

  const createQueue = ({ name, options }: Definition) => {
    const {
      retryLimit = 2,
      retryDelaySeconds = 1,
      expireInSeconds = 15 * 60,
      deadLetter,
      forgetAfterSeconds,
    } = options;
    return boss.createQueue(name, {
      retryLimit,
      retryBackoff: true,
      retryDelay: retryDelaySeconds,
      expireInSeconds,
      ...(deadLetter ? { deadLetter } : {}),
      ...(forgetAfterSeconds ? { deleteAfterSeconds: forgetAfterSeconds } : {}),
    });
  };
  /** Until when each kind of job is looked for more often. */
  const retriesUntil = new Map<string, number>();
  const retryLooks = setInterval(() => {
    for (const [name, until] of retriesUntil)
      if (until > Date.now()) wake(name);
      else retriesUntil.delete(name);
  }, looksForRetryEverySeconds * 1000).unref();
  const lookForRetries = (name: string) => {
    retriesUntil.set(name, Date.now() + retrySecondsMax * 1000);
  };
  const work = async ({ name, handler, options }: Definition) => {
    const { concurrency = 1, cron, deadLetter } = options;
    const polling = { pollingIntervalSeconds: workerLooksEverySeconds, batchSize: 1 };
    const workOff = async ([job]: { data: unknown; id: string }[]) => {
      if (!job) return;
      try {
        await handler(job.data, job.id);
      } catch (err) {
        log.error({ err, job: name, jobId: job.id }, 'job failed');
        lookForRetries(name);
        if (deadLetter) lookForRetries(deadLetter);
        // Kept with the job: no more of it than the log may say.
        const { type, message, code } = describeFault(err);
        throw new Error([type, code, message].filter(Boolean).join(': '));
      } finally {
        // Where one was, more may be.
        wake(name);
      }
    };
    const ids: string[] = [];
    workers.set(name, ids);
    // Each by itself, so that each can be woken.
    for (let place = 0; place < concurrency; place += 1) ids.push(await boss.work<unknown>(name, polling, workOff));
    if (cron) await boss.schedule(name, cron);
  };
  let looks: NodeJS.Timeout | undefined;
  let isLooking = false;
  /** One at a time: while the database is away, a look waits for it. */
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await statements.executeSql(dueKinds);
      for (const { name } of rows as { name: string }[]) wake(name);
    } catch (err) {
      log.warn({ err }, 'queues were not looked through');
    } finally {
      isLooking = false;
    }
  };
  const start = async () => {
    const makeQueues = async () => {
      await boss.start();
      for (const definition of definitions) await createQueue(definition);
    };
    // The library trips over itself where two make its schema at once.
    await statements.patiently(() => alone(makeQueues));
    for (const run of atStart) await statements.patiently(run);
    for (const definition of definitions) await work(definition);
    looks = setInterval(() => void look(), lookEverySeconds * 1000).unref();
    const wakeAll = () => {
      for (const name of workers.keys()) wake(name);
    };
    calls?.listen(wake, wakeAll);
  };

  return {
    /** Names a kind of job and what does it. Call it while the app is put together, before `start`. */
    define: <Data extends object>(
      name: string,
      handler: (data: Data, jobId: string) => Promise<void>,
      options: JobOptions = {},
    ): Job<Data> => {
      definitions.push({ name, handler: (data, jobId) => handler(data as Data, jobId), options });
      return {
        enqueue: async (data, tx) => {
          if (tx) {
            await asOwner(tx, () => boss.send(name, data));
            await calls?.tell(name, tx);
            afterCommit(tx, () => wake(name));
          } else {
            await boss.send(name, data);
            wake(name);
            // The job is queued; a call that is lost only makes it wait.
            calls?.tell(name).catch(() => undefined);
          }
        },
      };
    },
    /** Runs once the queues are open, for what a process that died left behind; again where the database went away meanwhile. */
    onStart: (run: () => Promise<void>) => {
      atStart.push(run);
    },
    /** For what a job must still say when it failed: repeats work that may be done twice until the database is there for it. */
    patiently: statements.patiently,
    /** Makes the queues and begins to work on them. Safe to call again: every call waits for the one start. */
    start: () => {
      started ??= statements.inBackground(start);
      return started;
    },
    /** Lets running jobs finish for at most this long; what does not is tried again at the next start. */
    stop: async (timeoutMs = 1500) => {
      statements.giveUp();
      if (!started) return;
      await started.catch(() => undefined);
      clearInterval(retryLooks);
      clearInterval(looks);
      await calls?.close();
      await boss.stop({ graceful: true, timeout: timeoutMs, close: false });
    },
  };
};
