import { Worker } from 'node:worker_threads';
import type { OnProgress, RenderJob } from './assets.ts';
import type { WorkerMessage } from './worker.ts';

export type { FurtherCell, FurtherSheet, RenderAssets } from './assets.ts';

export type RenderRequest = RenderJob & {
  onProgress?: OnProgress;
  /** Stops the drawing at once; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
};

/**
 * Memory of one drawing thread: a report of some thousand disclosures fits, a runaway one fails alone. With 16 MB for short-lived objects a
 * PDF takes an eighth longer, with more than 48 MB only memory is spent.
 */
const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 48 };

/**
 * Draws a report in a thread of its own, so that the event loop stays free, and returns the bytes of the file. Rejects with the renderer's
 * error, or with the signal's reason once it is aborted; the thread ends either way.
 */
export const renderReport = async ({
  format,
  model,
  assets,
  beside,
  further,
  only,
  onProgress,
  signal,
}: RenderRequest): Promise<Uint8Array> => {
  signal?.throwIfAborted();
  const job: RenderJob = { format, model, assets, beside, further, only };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'progress') onProgress?.(message.percent);
    else resolve(message.bytes);
  });
  worker.once('error', reject);
  worker.once('exit', (code) =>
    reject(new Error(`The drawing thread ended with code ${code} before the file was done`)),
  );
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
};
