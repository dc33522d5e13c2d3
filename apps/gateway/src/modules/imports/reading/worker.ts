import { parentPort, workerData } from 'node:worker_threads';
import { type Facts, type ReadCode, ReadError } from '../../../platform/reading/index.ts';
import { type Extent, inspect } from './inspect.ts';

/** The request to the thread. */
export type InspectOrder = { bytes: Uint8Array; extent: Extent };

/** The thread's answer about a file: its content, or the reason why it is not read. */
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
