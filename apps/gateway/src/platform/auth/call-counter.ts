import type { Log } from '../log.ts';

export const windowSeconds = 60;

/** The shared counter of several gateways: adds calls of a caller in that minute, and returns the sum so far. */
export type SharedCalls = { readonly add: (caller: string, minute: number, calls: number) => Promise<number> };

/** The largest lot of calls that a gateway reserves at once, so that few calls need the shared store. */
const lotMax = 20;
/** A gateway reserves this part of the remaining calls, so that hardly any are left unused near the limit. */
const lotPart = 10;
/** After an error the shared store is not asked for this long, so that no call waits for it twice. */
const restMilliseconds = 1000;

type Count = {
  /** Calls of this gateway only; all of them where no store is shared. */
  made: number;
  /** Calls reserved in the shared store and not used yet. */
  taken: number;
  /** Calls reserved by all gateways together, as far as this one knows. */
  total: number;
};

/** Whether the call is allowed, and how many calls the caller has left in this minute. */
export type Counted = { readonly allowed: boolean; readonly left: number; readonly resetSeconds: number };

/**
 * Counts calls of each caller in the present minute; each minute begins at zero. Several gateways share their count: each reserves calls in
 * small lots and uses them up in its memory, so that all of them together never allow more than the limit. A failing store is left out for
 * a second, with a warning: then each gateway counts for itself until the store answers again.
 */
export const createCallCounter = (now: () => Date, shared: SharedCalls | undefined, log: Pick<Log, 'warn'>) => {
  let minute = 0;
  let counts = new Map<string, Count>();
  let restUntil = 0;

  const take = async (store: SharedCalls, caller: string, count: Count, most: number, of: number) => {
    const lot = Math.max(1, Math.min(lotMax, Math.floor((most - count.total) / lotPart)));
    try {
      const total = await store.add(caller, of, lot);
      count.taken += Math.max(0, Math.min(lot, most - (total - lot)));
      count.total = Math.max(count.total, total);
      return true;
    } catch (err) {
      restUntil = now().getTime() + restMilliseconds;
      log.warn({ err }, 'calls are counted by this gateway alone');
      return false;
    }
  };

  return async (caller: string, most: number): Promise<Counted> => {
    const seconds = now().getTime() / 1000;
    const present = Math.floor(seconds / windowSeconds);
    if (present !== minute) {
      minute = present;
      counts = new Map();
    }
    const count = counts.get(caller) ?? { made: 0, taken: 0, total: 0 };
    counts.set(caller, count);
    count.made += 1;
    const resetSeconds = Math.max(1, Math.ceil((present + 1) * windowSeconds - seconds));
    const alone = { allowed: count.made <= most, left: Math.max(0, most - count.made), resetSeconds };
    if (!shared || count.made > most) return alone;
    if (count.taken === 0 && count.total < most) {
      const isResting = now().getTime() < restUntil;
      if (isResting || !(await take(shared, caller, count, most, present))) return alone;
    }
    if (count.taken === 0) return { allowed: false, left: 0, resetSeconds };
    count.taken -= 1;
    return { allowed: true, left: Math.max(0, most - count.total) + count.taken, resetSeconds };
  };
};
