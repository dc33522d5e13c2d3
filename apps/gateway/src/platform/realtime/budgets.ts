import type { Socket } from 'socket.io';

/** What a connection, and all of one person's at this gateway, may send; a page in use sends one or two messages a second. */
export const socketBudgets = {
  seconds: 10,
  messagesOfSocketMax: 60,
  messagesOfPersonMax: 240,
  /** Connections of one person at one gateway: each tab has one, and two for a moment while its token changes. */
  socketsOfPersonMax: 20,
  /** A refusal is sent after this delay, so that a client that reconnects at once cannot use up the gateway's time. */
  refusalHeldMilliseconds: 1000,
};
const rememberedMax = 10_000;

/** Counts the use of each name within the seconds of a budget. */
export const createBudget = (most: number, seconds = socketBudgets.seconds, now = Date.now) => {
  const windows = new Map<string, { used: number; until: number }>();
  const forgetOld = () => {
    for (const [name, { until }] of windows) if (until <= now()) windows.delete(name);
  };
  return {
    /** Whether there was one left. */
    take: (name: string): boolean => {
      const present = windows.get(name);
      const window = present && present.until > now() ? present : { used: 0, until: now() + seconds * 1000 };
      window.used += 1;
      if (windows.size >= rememberedMax) forgetOld();
      windows.set(name, window);
      return window.used <= most;
    },
    forget: (name: string) => windows.delete(name),
  };
};

/** Seats of each person, taken by open connections. */
export const createSeats = (most: number) => {
  const held = new Map<string, number>();
  /** Whether there was a seat for this connection. */
  return (person: string, { conn }: Pick<Socket, 'conn'>): boolean => {
    const taken = held.get(person) ?? 0;
    if (taken >= most || conn.readyState !== 'open') return false;
    held.set(person, taken + 1);
    conn.once('close', () => {
      const left = (held.get(person) ?? 1) - 1;
      if (left > 0) held.set(person, left);
      else held.delete(person);
    });
    return true;
  };
};

/** Runs the first call of a name at once. Further calls within the given milliseconds are joined into one, at their end. */
export const createCoalescer = (milliseconds: number) => {
  const waiting = new Map<string, { run: (() => void) | undefined }>();
  const coalesce = (name: string, run: () => void) => {
    const before = waiting.get(name);
    if (before) {
      before.run = run;
      return;
    }
    run();
    const wait: { run: (() => void) | undefined } = { run: undefined };
    waiting.set(name, wait);
    setTimeout(() => {
      waiting.delete(name);
      if (wait.run) coalesce(name, wait.run);
    }, milliseconds).unref();
  };
  return coalesce;
};

/** Caches an answer for some seconds, so that repeated questions cost nothing; a failed one is asked again. */
export const rememberFor = <Answer>(milliseconds: number) => {
  const remembered = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (name: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = remembered.get(name);
    if (known && known.until > Date.now()) return known.answer;
    if (remembered.size >= rememberedMax) remembered.clear();
    const answer = ask();
    remembered.set(name, { answer, until: Date.now() + milliseconds });
    answer.catch(() => remembered.delete(name));
    return answer;
  };
};
