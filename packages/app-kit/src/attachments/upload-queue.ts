import { ApiError, busySeconds, isTemporary } from '@esg/api-client';

/** An upload that waits, is in progress or failed, with the caller's data. */
export type Upload<Wanted> = {
  readonly id: string;
  readonly wanted: Wanted;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly progress?: number;
  /** All of it was sent a while ago, and it is not stored yet. */
  readonly isChecked?: boolean;
  readonly error?: unknown;
};

export type OnItsWay = { readonly onProgress: (progress: number) => void; readonly signal: AbortSignal };
export type Send<Wanted> = (upload: Wanted & OnItsWay) => Promise<unknown>;

type QueueOptions<Wanted> = {
  /** Whether the gateway checks files for viruses before it stores them. */
  readonly scansUploads: boolean;
  readonly isOnline: () => boolean;
  /** Whether this one may be sent already; `lookAgain` asks again. By default every one. */
  readonly isReady?: (wanted: Wanted) => boolean;
  /** Whether what a lost connection or a busy gateway stopped waits and is sent again by itself, instead of failing. */
  readonly keepsTrying?: boolean;
};

/** How long the gateway may check a file before the person is told. */
const quietMs = 1000;
/** So many files are sent at once: more of them would only share the same line. */
const sentAtOnce = 3;

/** Pause before what was cut off is sent again. */
const againMs = 5000;

/** Whether it may be stored later, as it is. What makes the gateway fail may do so each time. */
const mayPass = (error: unknown) => error instanceof ApiError && isTemporary(error) && error.status !== 500;
const isCutOff = (error: unknown) => error instanceof ApiError && error.code === 'network.unreachable';
const waiting = <Wanted>({ id, wanted }: Pick<Upload<Wanted>, 'id' | 'wanted'>): Upload<Wanted> => ({
  id,
  wanted,
  state: 'waiting',
});

/** What a page shows of the uploads, and who is told when it changes. */
const createShown = <Wanted>() => {
  let shown = { uploads: [] as readonly Upload<Wanted>[], isPaused: false };
  const listeners = new Set<() => void>();
  const set = (next: Partial<typeof shown>) => {
    shown = { ...shown, ...next };
    for (const listener of listeners) listener();
  };
  return {
    set,
    snapshot: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (id: string, part: Partial<Upload<Wanted>>) =>
      set({ uploads: shown.uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)) }),
    forget: (id: string) => set({ uploads: shown.uploads.filter((upload) => upload.id !== id) }),
  };
};

/** What was cut off a moment ago, and is not sent at once. */
const createPauses = () => {
  const pausing = new Set<string>();
  return {
    has: (id: string) => pausing.has(id),
    begin: (id: string, next: () => void, inMs: number) => {
      pausing.add(id);
      setTimeout(() => {
        pausing.delete(id);
        next();
      }, inMs);
    },
    end: () => pausing.clear(),
  };
};

/** Sends those that wait, a few at a time. */
const createSending = <Wanted>(
  { snapshot, change, forget }: ReturnType<typeof createShown<Wanted>>,
  options: QueueOptions<Wanted>,
) => {
  const { scansUploads, isOnline, isReady = () => true, keepsTrying = false } = options;
  let send: Send<Wanted> = () => Promise.reject(new Error('The queue has not been told how to send'));
  const stops = new Map<string, AbortController>();
  const pauses = createPauses();
  const begin = ({ id, wanted }: Upload<Wanted>) => {
    const stop = new AbortController();
    stops.set(id, stop);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const onProgress = (progress: number) => {
      if (stop.signal.aborted) return;
      change(id, { progress });
      if (progress === 1 && scansUploads) quiet ??= setTimeout(() => change(id, { isChecked: true }), quietMs);
    };
    change(id, { state: 'sending' });
    const settled = (settle: () => void) => {
      clearTimeout(quiet);
      // Whoever stopped it has said what becomes of it.
      if (!stop.signal.aborted) {
        stops.delete(id);
        settle();
      }
      next();
    };
    send({ ...wanted, onProgress, signal: stop.signal }).then(
      () => settled(() => forget(id)),
      (error: unknown) => settled(() => fail(id, error)),
    );
  };
  const fail = (id: string, error: unknown) => {
    if (!keepsTrying || !mayPass(error)) return change(id, { state: 'failed', error });
    change(id, { state: 'waiting' });
    pauses.begin(id, next, Math.max(againMs, (busySeconds(error) ?? 0) * 1000));
  };
  const next = () => {
    const { uploads, isPaused } = snapshot();
    if (isPaused || !isOnline()) return;
    const mayBegin = ({ id, state, wanted }: Upload<Wanted>) =>
      state === 'waiting' && !pauses.has(id) && isReady(wanted);
    for (const upload of uploads.filter(mayBegin).slice(0, sentAtOnce - stops.size)) begin(upload);
  };
  return {
    next,
    /** Sends what was cut off without a pause. */
    endPauses: pauses.end,
    /** Stops one that is on its way. */
    abort: (id: string) => {
      stops.get(id)?.abort();
      stops.delete(id);
    },
    sendBy: (how: Send<Wanted>) => {
      send = how;
    },
  };
};

/**
 * Files that are sent a few at a time. All of them can be paused; one that was on its way begins again afterwards. Those that a lost
 * connection stopped go on with `reconnect`. Stored or stopped ones are removed.
 */
export const createUploadQueue = <Wanted>(options: QueueOptions<Wanted>) => {
  const shown = createShown<Wanted>();
  const { set, snapshot, subscribe, forget } = shown;
  const { next, endPauses, abort, sendBy } = createSending(shown, options);
  const waitAgain = (isMeant: (upload: Upload<Wanted>) => boolean) =>
    set({ uploads: snapshot().uploads.map((upload) => (isMeant(upload) ? waiting(upload) : upload)) });
  return {
    subscribe,
    snapshot,
    /** Says how the next ones are sent. */
    sendBy,
    forget,
    add: (files: readonly Wanted[]) => {
      const added = files.map((wanted) => waiting({ id: crypto.randomUUID(), wanted }));
      set({ uploads: [...snapshot().uploads, ...added] });
      next();
    },
    stop: (id: string) => {
      abort(id);
      forget(id);
      next();
    },
    stopAll: () => {
      for (const { id } of snapshot().uploads) abort(id);
      set({ uploads: [], isPaused: false });
    },
    pause: () => {
      set({ isPaused: true });
      for (const { id } of snapshot().uploads) abort(id);
      waitAgain(({ state }) => state === 'sending');
    },
    resume: () => {
      set({ isPaused: false });
      next();
    },
    retry: (id: string) => {
      waitAgain((upload) => upload.id === id && upload.state === 'failed');
      next();
    },
    /** One that was not ready may be. */
    lookAgain: next,
    /** The connection is back. */
    reconnect: () => {
      endPauses();
      waitAgain(({ state, error }) => state === 'failed' && isCutOff(error));
      next();
    },
  };
};

export type UploadQueue<Wanted> = ReturnType<typeof createUploadQueue<Wanted>>;
