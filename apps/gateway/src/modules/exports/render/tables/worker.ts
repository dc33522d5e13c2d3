import { parentPort, workerData } from 'node:worker_threads';
import { printable } from '../draw.ts';
import { drawTables, type TablesJob } from './tables.ts';

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by renderTables');
const bytes = new Uint8Array(await drawTables(printable(workerData as TablesJob)));
parentPort.postMessage(bytes, [bytes.buffer]);
