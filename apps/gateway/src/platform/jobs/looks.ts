import type { Log } from '../log.ts';

/**
 * How often the queues are checked for jobs without a notification: those of a lost process, scheduled ones, and those whose notification
 * was lost. One query for all kinds: on the embedded database it runs before everything that a person requests. Queuing a job wakes its
 * workers, here and in the other gateways.
 */
export const usualLookEverySeconds = 30;
/** The same after a failure, as long as the wait before the next attempt is shorter than the default interval. */
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

/** Wakes the workers of every kind with a job that may begin. One check at a time: while the database is away, the check waits for it. */
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
