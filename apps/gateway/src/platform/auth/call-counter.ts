import type { Log } from '../log.ts';

export const windowSeconds = 60;

/** Where several gateways count together: adds calls of a caller in that minute, and gives all there are by now. */
export type SharedCalls = { readonly add: (caller: string, minute: number, calls: number) => Promise<number> };

/** Most calls that a gateway takes for itself at once, so that few of them need the shared store. */
const lotMax = 20;
/** A gateway takes this part of what is left, so that nearly nothing lies unused when the limit comes near. */
const lotPart = 10;
/** A shared store that failed is not asked again for so long: nobody's call should wait for it twice. */
const restMilliseconds = 1000;

type Count = {
  /** Of this gateway alone; all there is where none is shared. */
  made: number;
  /** Taken from the shared store, and not used yet. */
  taken: number;
  /** All that the gateways together have taken, as far as this one has heard. */
  total: number;
};

/** Whether the call may go on, and how many are left to the caller in this minute. */
export type Counted = { readonly allowed: boolean; readonly left: number; readonly resetSeconds: number };

/**
 * Counts calls of each caller in the present minute; the next one begins with nothing. Several gateways share their count: each
 * takes calls in small lots and uses them up in its memory, so that all of them together never let through more than the limit.
 * A store that fails is left aside for a second, with a warning: then each counts for itself until it answers again.
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
