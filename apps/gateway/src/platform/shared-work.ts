/** Work in progress, the callers who wait for its answer, and the way to stop it. */
type Shared<Answer> = {
  readonly version: string;
  readonly answer: Promise<Answer>;
  readonly stop: AbortController;
  waiting: number;
};

type Asked<Answer> = {
  /** What the work is about. */
  readonly key: string;
  /** The state that it is made of: callers who ask for the same share the answer. */
  readonly version: string;
  readonly start: (signal: AbortSignal) => Promise<Answer>;
  /** Aborted when the caller waits no more. */
  readonly signal: AbortSignal;
};

/**
 * Does the same work once for all who ask for it at the same time. A caller whose signal is aborted leaves with its reason, the others go on
 * waiting. Work that nobody waits for stops after `graceMs`, or at once when a newer version of it is asked for: whoever goes from one page
 * to the next leaves and asks again.
 */
export const createSharedWork = <Answer>(graceMs: number) => {
  const running = new Map<string, Shared<Answer>>();

  const begin = ({ key, version, start }: Asked<Answer>): Shared<Answer> => {
    const old = running.get(key);
    if (old?.waiting === 0) old.stop.abort();
    const stop = new AbortController();
    const shared = { version, answer: start(stop.signal), stop, waiting: 0 };
    const forget = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    running.set(key, shared);
    stop.signal.addEventListener('abort', forget, { once: true });
    shared.answer.then(forget, forget);
    return shared;
  };

  return async (asked: Asked<Answer>): Promise<Answer> => {
    const { key, version, signal } = asked;
    signal.throwIfAborted();
    const present = running.get(key);
    const shared = present?.version === version ? present : begin(asked);
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    shared.waiting += 1;
    try {
      return await Promise.race([shared.answer, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      shared.waiting -= 1;
      const stopAlone = () => shared.waiting === 0 && shared.stop.abort();
      if (shared.waiting === 0) setTimeout(stopAlone, graceMs).unref();
    }
  };
};
