import { parentPort, workerData } from 'node:worker_threads';
import type { FontRefusal } from '@esg/contract';
import { type FontFacts, FontRefused, readFont } from './read-font.ts';

/** The result of the thread. */
export type FontAnswer = { facts: FontFacts } | { refused: FontRefusal };

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by checkFont');
const port = parentPort;
const answer: FontAnswer = await readFont(workerData as Uint8Array).then(
  (facts) => ({ facts }),
  (error: unknown) => ({ refused: error instanceof FontRefused ? error.reason : 'broken' }),
);
port.postMessage(answer);
