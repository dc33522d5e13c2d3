import { parentPort, workerData } from 'node:worker_threads';
import { type Extent, inspect } from './inspect.ts';
import { type Facts, type ReadCode, ReadError } from './read-error.ts';

/** What the thread is asked. */
export type InspectOrder = { bytes: Uint8Array; extent: Extent };

/** What the thread says of a file: what it is, or why it is not read. */
export type InspectMessage =
  | { kind: 'done'; inspected: Awaited<ReturnType<typeof inspect>> }
  | { kind: 'refused'; code: ReadCode; facts: Facts };

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by inspectFile');
try {
  const { bytes, extent } = workerData as InspectOrder;
  const inspected = await inspect(bytes, extent);
  parentPort.postMessage({ kind: 'done', inspected } satisfies InspectMessage);
} catch (error) {
  if (!(error instanceof ReadError)) throw error;
  parentPort.postMessage({ kind: 'refused', code: error.code, facts: error.facts } satisfies InspectMessage);
}
