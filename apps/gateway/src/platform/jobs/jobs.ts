import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterCommit, type Transaction } from '../database/index.ts';
import { describeFault } from '../fault.ts';
import type { Log } from '../log.ts';
import { isDatabaseClosed } from '../neighbour.ts';
import type { Calls } from './calls.ts';
import { createDueLooks, createRetryLooks, usualLookEverySeconds } from './looks.ts';
import { asOwner, createStatements } from './on-pool.ts';

type JobOptions = {
  /** Further attempts after a failed one; `retriesUsual` unless it is set. Long work (`long-jobs.ts`) keeps to the usual number. */
  retryLimit?: number;
  /** Wait before the second attempt; it doubles with each further one. */
  retryDelaySeconds?: number;
  /** Name of another, already defined kind of job that gets the data after the last attempt failed. */
  deadLetter?: string;
  /** How long a finished job stays in the queue's table, give or take `tidyEverySeconds`. A week by default. */
  forgetAfterSeconds?: number;
  /** Jobs of this kind that run at the same time in this process. */
  concurrency?: number;
  /** Seconds after which a running job counts as lost and is tried again. */
  expireInSeconds?: number;
  /** Five-field cron expression (UTC) of a scheduled job. */
  cron?: string;
};
type Definition = { name: string; handler: (data: unknown, jobId: string) => Promise<void>; options: JobOptions };

export type Job<Data extends object> = {
  /**
   * Queues a job. With a transaction it is queued when, and only when, that commits; await `start` before opening it, because on the one
   * connection of the embedded database the queue cannot open while a transaction is open.
   */
  enqueue: (data: Data, tx?: Transaction) => Promise<void>;
};
export type Jobs = ReturnType<typeof createJobs>;

/** How often a worker looks by itself, if everything else fails. */
const workerLooksEverySeconds = 3600;

/** Further attempts of a failing job. */
export const retriesUsual = 2;

const schema = 'jobs';
/** The kinds with a job that may begin now. */
const dueKinds = `select distinct name from ${schema}.job where state < 'active' and not blocked and start_after <= now()`;
/** The library's own schedule: scheduled jobs begin within a minute, and none here waits for another one. */
const libraryLooks = {
  cronWorkerIntervalSeconds: 30,
  flowIntervalSeconds: 3600,
};

/** How often finished jobs are deleted when they are old enough; the library's own default is a day. */
const usualTidyEverySeconds = 300;

type Options = {
  tidyEverySeconds?: number;
  lookEverySeconds?: number;
  /** Where several gateways share the database: does the work while no other gateway does. */
  alone?: (work: () => Promise<void>) => Promise<void>;
  /** Where several gateways share the database: how they wake each other. */
  calls?: Calls | undefined;
};

type ExecuteSql = ReturnType<typeof createStatements>['executeSql'];
const createBoss = (executeSql: ExecuteSql, { tidyEverySeconds = usualTidyEverySeconds }: Options, log: Log) => {
  const boss = new PgBoss({
    db: { executeSql },
    schema,
    maintenanceIntervalSeconds: tidyEverySeconds,
    superviseIntervalSeconds: Math.min(60, tidyEverySeconds),
    ...libraryLooks,
  });
  return boss.on('error', (err) => {
    if (!isDatabaseClosed(err)) log.error({ err }, 'job queue failed');
  });
};

/** The library's options for a kind of job. */
const queueOf = ({
  retryLimit = retriesUsual,
  retryDelaySeconds = 1,
  expireInSeconds = 15 * 60,
  deadLetter,
  forgetAfterSeconds,
}: JobOptions) => ({
  retryLimit,
  retryBackoff: true,
  retryDelay: retryDelaySeconds,
  expireInSeconds,
  ...(deadLetter ? { deadLetter } : {}),
  ...(forgetAfterSeconds ? { deleteAfterSeconds: forgetAfterSeconds } : {}),
});

/** The workers of each kind of job, which can be woken before they look by themselves. */
const createWorkers = (boss: PgBoss, log: Log) => {
  const idsByKind = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const id of idsByKind.get(name) ?? []) boss.notifyWorker(id);
  };
  const retries = createRetryLooks(wake);
  const workOff =
    ({ name, handler, options: { deadLetter } }: Definition) =>
    async ([job]: { data: unknown; id: string }[]) => {
      if (!job) return;
      try {
        await handler(job.data, job.id);
      } catch (err) {
        if (isDatabaseClosed(err)) log.info({ job: name, jobId: job.id }, 'job left to the next start');
        else {
          log.error({ err, job: name, jobId: job.id }, 'job failed');
          retries.add(name);
          if (deadLetter) retries.add(deadLetter);
        }
        // Stored with the job: no more of the error than the log may contain.
        const { type, message, code } = describeFault(err);
        throw new Error([type, code, message].filter(Boolean).join(': '));
      } finally {
        // Where there was one job, there may be more.
        wake(name);
      }
    };
  return {
    wake,
    wakeAll: () => {
      for (const name of idsByKind.keys()) wake(name);
    },
    start: async (definition: Definition) => {
      const { name, options } = definition;
      const { concurrency = 1, cron } = options;
      const polling = { pollingIntervalSeconds: workerLooksEverySeconds, batchSize: 1 };
      const ids: string[] = [];
      idsByKind.set(name, ids);
      // Separate workers, so that each can be woken.
      for (let place = 0; place < concurrency; place += 1)
        ids.push(await boss.work<unknown>(name, polling, workOff(definition)));
      if (cron) await boss.schedule(name, cron);
    },
    stop: () => retries.stop(),
  };
};

type Queueing = { boss: PgBoss; wake: (name: string) => void; calls: Calls | undefined };

const createEnqueue =
  <Data extends object>(name: string, { boss, wake, calls }: Queueing): Job<Data>['enqueue'] =>
  async (data, tx) => {
    if (tx) {
      await asOwner(tx, () => boss.send(name, data));
      await calls?.tell(name, tx);
      afterCommit(tx, () => wake(name));
    } else {
      await boss.send(name, data);
      wake(name);
      // The job is queued; a lost notification only delays it.
      calls?.tell(name).catch(() => undefined);
    }
  };

/** Background jobs, stored in the database so that none is lost with the process. */
export const createJobs = (pool: pg.Pool, log: Log, settings: Options = {}) => {
  const { lookEverySeconds = usualLookEverySeconds, alone = (work) => work(), calls } = settings;
  const statements = createStatements(pool, log);
  const boss = createBoss(statements.executeSql, settings, log);
  const definitions: Definition[] = [];
  const workers = createWorkers(boss, log);
  const listDue = async () => (await statements.executeSql(dueKinds)).rows.map(({ name }: { name: string }) => name);
  const looks = createDueLooks(listDue, workers.wake, log);
  const atStart: (() => Promise<void>)[] = [];
  let started: Promise<void> | undefined;

  const makeQueues = async () => {
    await boss.start();
    for (const { name, options } of definitions) await boss.createQueue(name, queueOf(options));
  };
  const start = async () => {
    // The library fails where two processes create its schema at once.
    await statements.patiently(() => alone(makeQueues));
    for (const run of atStart) await statements.patiently(run);
    for (const definition of definitions) await workers.start(definition);
    looks.start(lookEverySeconds);
    calls?.listen(workers.wake, workers.wakeAll);
  };

  return {
    /** Defines a kind of job and its function. Call it while the app is put together, before `start`. */
    define: <Data extends object>(
      name: string,
      handler: (data: Data, jobId: string) => Promise<void>,
      options: JobOptions = {},
    ): Job<Data> => {
      definitions.push({ name, handler: (data, jobId) => handler(data as Data, jobId), options });
      return { enqueue: createEnqueue(name, { boss, wake: workers.wake, calls }) };
    },
    /** Runs once the queues are open, for work that a dead process left; again where the database was away meanwhile. */
    onStart: (run: () => Promise<void>) => {
      atStart.push(run);
    },
    /** For the last update of a failed job: repeats work that may be done twice until the database is available. */
    patiently: statements.patiently,
    /** Creates the queues and begins to work on them. Safe to call again: every call waits for the same start. */
    start: () => {
      started ??= statements.inBackground(start);
      return started;
    },
    /** Waits at most this long for running jobs; unfinished ones are tried again at the next start. */
    stop: async (timeoutMs = 1500) => {
      statements.giveUp();
      if (!started) return;
      await started.catch(() => undefined);
      workers.stop();
      looks.stop();
      await calls?.close();
      await boss.stop({ graceful: true, timeout: timeoutMs, close: false });
    },
  };
};
