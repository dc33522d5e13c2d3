import { ApiError } from '@esg/api-client';

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

type QueueOptions = {
  /** Whether the gateway checks files for viruses before it stores them. */
  readonly scansUploads: boolean;
  readonly isOnline: () => boolean;
};

/** How long the gateway may check a file before the person is told. */
const quietMs = 1000;
/** So many files are sent at once: more of them would only share the same line. */
const sentAtOnce = 3;

const isCutOff = (error: unknown) => error instanceof ApiError && error.code === 'network.unreachable';

/**
 * Files that are sent a few at a time. All of them can be paused; one that was on its way begins again afterwards. Those that a lost
 * connection stopped go on with `reconnect`. Stored or stopped ones are removed.
 */
export const createUploadQueue = <Wanted>({ scansUploads, isOnline }: QueueOptions) => {
  let state = { uploads: [] as readonly Upload<Wanted>[], isPaused: false };
  let send: Send<Wanted> = () => Promise.reject(new Error('The queue has not been told how to send'));
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();

  const set = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const of = (id: string) => state.uploads.find((upload) => upload.id === id);
  const change = (id: string, part: Partial<Upload<Wanted>>) =>
    set({ uploads: state.uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)) });
  const forget = (id: string) => set({ uploads: state.uploads.filter((upload) => upload.id !== id) });
  const wait = ({ id, wanted }: Upload<Wanted>): Upload<Wanted> => ({ id, wanted, state: 'waiting' });

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
      (error: unknown) => settled(() => change(id, { state: 'failed', error })),
    );
  };
  const next = () => {
    if (state.isPaused || !isOnline()) return;
    for (const upload of state.uploads.filter((each) => each.state === 'waiting').slice(0, sentAtOnce - stops.size))
      begin(upload);
  };
  const abort = (id: string) => {
    stops.get(id)?.abort();
    stops.delete(id);
  };
  const again = (isMeant: (upload: Upload<Wanted>) => boolean) => {
    set({ uploads: state.uploads.map((upload) => (isMeant(upload) ? wait(upload) : upload)) });
    next();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    /** Says how the next ones are sent. */
    sendBy: (how: Send<Wanted>) => {
      send = how;
    },
    add: (files: readonly Wanted[]) => {
      const added = files.map((wanted) => wait({ id: crypto.randomUUID(), wanted, state: 'waiting' }));
      set({ uploads: [...state.uploads, ...added] });
      next();
    },
    forget,
    stop: (id: string) => {
      abort(id);
      forget(id);
      next();
    },
    stopAll: () => {
      for (const { id } of state.uploads) abort(id);
      set({ uploads: [], isPaused: false });
    },
    pause: () => {
      set({ isPaused: true });
      for (const id of [...stops.keys()]) abort(id);
      set({ uploads: state.uploads.map((upload) => (upload.state === 'sending' ? wait(upload) : upload)) });
    },
    resume: () => {
      set({ isPaused: false });
      next();
    },
    retry: (id: string) => {
      if (of(id)?.state === 'failed') again((upload) => upload.id === id);
    },
    /** The connection is back. */
    reconnect: () => again((upload) => upload.state === 'failed' && isCutOff(upload.error)),
  };
};
