import { memoryUsage } from 'node:process';
import { Worker } from 'node:worker_threads';
import { ReadError } from './read-error.ts';

/** Memory of one reading thread: the largest allowed file needs half of it. A zip bomb ends only its own thread. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/** How often the memory of the process is looked at. A stream that unpacks to a gigabyte takes half a second. */
const watchMilliseconds = 20;

type Run<Message, Result> = {
  script: URL;
  data: unknown;
  timeoutMs: number;
  /**
   * By how many bytes the process may grow meanwhile. The limits of a thread bind its JavaScript heap only, and unpacked streams are outside
   * of it: 2 kB of PDF can take gigabytes. Whoever sets it runs one such thread at a time, because growth is not told apart.
   */
  growthBytesMax?: number;
  /** Called for each message, with functions that end the run and answer the thread. */
  onMessage: (
    message: Message,
    done: (result: Result) => void,
    answer: (reply: unknown) => void,
  ) => void | Promise<void>;
  signal?: AbortSignal;
};

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const watchGrowth = (most: number | undefined, onOver: () => void) => {
  if (most === undefined) return undefined;
  const before = memoryUsage.rss();
  return setInterval(() => {
    if (memoryUsage.rss() - before > most) onOver();
  }, watchMilliseconds);
};

/**
 * Runs a script in a thread of its own, so that the event loop stays free, and always ends it. Throws `ReadError` `unsafe` where it took
 * too much memory, `time_out` where it took too long, the thread's own error, or the signal's reason.
 */
export const runThread = async <Message, Result>({
  script,
  data,
  timeoutMs,
  growthBytesMax,
  onMessage,
  signal,
}: Run<Message, Result>): Promise<Result> => {
  signal?.throwIfAborted();
  const worker = new Worker(script, { workerData: data, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new ReadError('time_out')), timeoutMs);
  const watch = watchGrowth(growthBytesMax, () => reject(new ReadError('unsafe')));
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  worker.on('message', (message: Message) => {
    Promise.resolve(onMessage(message, resolve, (reply) => worker.postMessage(reply))).catch(reject);
  });
  worker.once('error', (error) => reject(isOutOfMemory(error) ? new ReadError('unsafe') : error));
  worker.once('exit', (code) => reject(new Error(`The reading thread ended with code ${code} before it was done`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
};
