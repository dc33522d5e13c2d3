import { Worker } from 'node:worker_threads';
import type { TablesJob } from './tables.ts';

export type { TablesChart, TablesModel, TablesPart } from './tables.ts';

/** What a thread may hold, and how long it may draw: more is a fault, which must not take the gateway with it. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };
const longestMilliseconds = 120_000;

const draw = (job: TablesJob): Promise<Uint8Array> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) =>
    reject(new Error(`The drawing thread ended with code ${code} before the document was done`)),
  );
  const timer = setTimeout(() => void worker.terminate(), longestMilliseconds);
  return promise.finally(() => clearTimeout(timer));
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a document of tables in a thread of its own, so that the event loop stays free, and returns the bytes of the PDF. Documents are drawn
 * one after the other: however many are asked for, one thread is at work.
 */
export const renderTables = (job: TablesJob): Promise<Uint8Array> => {
  const drawn = last.then(() => draw(job));
  last = drawn.catch(() => undefined);
  return drawn;
};
