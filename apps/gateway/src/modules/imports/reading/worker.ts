import { parentPort, workerData } from 'node:worker_threads';
import { inspect } from './inspect.ts';
import { type Facts, type ReadCode, ReadError } from './read-error.ts';

/** What the thread says of a file: what it is, or why it is not read. */
export type InspectMessage =
  | { kind: 'done'; inspected: Awaited<ReturnType<typeof inspect>> }
  | { kind: 'refused'; code: ReadCode; facts: Facts };

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by inspectFile');
try {
  const inspected = await inspect(workerData as Uint8Array);
  parentPort.postMessage({ kind: 'done', inspected } satisfies InspectMessage);
} catch (error) {
  if (!(error instanceof ReadError)) throw error;
  parentPort.postMessage({ kind: 'refused', code: error.code, facts: error.facts } satisfies InspectMessage);
}
