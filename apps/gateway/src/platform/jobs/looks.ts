import type { Log } from '../log.ts';

/**
 * How often the queues are looked through for what nobody woke a worker for: jobs of a process that died, those that the clock starts, and
 * those whose call was lost. One question for all kinds of them: on the embedded database it is asked before everything that a person
 * asks for. Who queues a job wakes its workers, here and in the other gateways.
 */
export const usualLookEverySeconds = 30;
/** The same after a failure, as long as the wait before the next attempt is shorter than the usual one. */
const looksForRetryEverySeconds = 2;
const retrySecondsMax = 2 * usualLookEverySeconds;

/** Wakes the workers of a kind of job more often for a while after one of them failed. */
export const createRetryLooks = (wake: (name: string) => void) => {
  const until = new Map<string, number>();
  const timer = setInterval(() => {
    for (const [name, end] of until)
      if (end > Date.now()) wake(name);
      else until.delete(name);
  }, looksForRetryEverySeconds * 1000).unref();
  return {
    add: (name: string) => {
      until.set(name, Date.now() + retrySecondsMax * 1000);
    },
    stop: () => clearInterval(timer),
  };
};

/** Wakes the workers of every kind of which a job may begin. One look at a time: while the database is away, a look waits for it. */
export const createDueLooks = (listDue: () => Promise<readonly string[]>, wake: (name: string) => void, log: Log) => {
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const name of await listDue()) wake(name);
    } catch (err) {
      log.warn({ err }, 'queues were not looked through');
    } finally {
      isLooking = false;
    }
  };
  return {
    start: (everySeconds: number) => {
      timer = setInterval(() => void look(), everySeconds * 1000).unref();
    },
    stop: () => clearInterval(timer),
  };
};
