import { Worker } from 'node:worker_threads';
import type { InvoiceJob } from './invoice.ts';

export type { InvoiceModel } from './invoice.ts';

/** Draws an invoice in a thread of its own, so that the event loop stays free, and returns the bytes of the PDF. */
export const renderInvoice = (job: InvoiceJob): Promise<Uint8Array> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) =>
    reject(new Error(`The drawing thread ended with code ${code} before the invoice was done`)),
  );
  return promise;
};
