import { parentPort, workerData } from 'node:worker_threads';
import type { RenderJob } from './assets.ts';
import { drawReport } from './draw.ts';

/** Messages of the worker: its progress, then the file. An error ends the thread and rejects `renderReport`. */
export type WorkerMessage = { kind: 'progress'; percent: number } | { kind: 'done'; bytes: Uint8Array<ArrayBuffer> };

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by renderReport');
const port = parentPort;
let told = -1;
const bytes = await drawReport(workerData as RenderJob, (percent) => {
  if (percent <= told) return;
  told = percent;
  port.postMessage({ kind: 'progress', percent } satisfies WorkerMessage);
});
const copy = new Uint8Array(bytes);
port.postMessage({ kind: 'done', bytes: copy } satisfies WorkerMessage, [copy.buffer]);
