import { parentPort, workerData } from 'node:worker_threads';
import { printable } from '../draw.ts';
import { drawInvoice, type InvoiceJob } from './invoice.ts';

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by renderInvoice');
const bytes = new Uint8Array(await drawInvoice(printable(workerData as InvoiceJob)));
parentPort.postMessage(bytes, [bytes.buffer]);
