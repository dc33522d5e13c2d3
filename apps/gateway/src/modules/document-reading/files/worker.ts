import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentLanguage } from '@esg/contract';
import { type ReadCode, ReadError } from '../../../platform/reading/index.ts';
import { bytesOf, segmentOf } from '../../retrieval/index.ts';
import { languageOf } from './language.ts';
import type { FilePage } from './page.ts';
import { readFilePages } from './read-file.ts';

/** What the thread is asked for: the pages of a file, or what a search needs of the texts of pages. */
export type Order =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly mediaType: string }
  | { readonly kind: 'index'; readonly texts: readonly string[] };

export type Answer =
  | { readonly kind: 'read'; readonly pages: FilePage[] }
  | { readonly kind: 'indexed'; readonly segment: Uint8Array; readonly language: DocumentLanguage | null }
  | { readonly kind: 'refused'; readonly code: ReadCode };

const answerTo = async (order: Order): Promise<Answer> => {
  if (order.kind === 'index') {
    return { kind: 'indexed', segment: bytesOf(segmentOf(order.texts)), language: languageOf(order.texts) };
  }
  return { kind: 'read', pages: await readFilePages(order.bytes, order.mediaType) };
};

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by readInThread');
try {
  parentPort.postMessage(await answerTo(workerData as Order));
} catch (error) {
  if (!(error instanceof ReadError)) throw error;
  parentPort.postMessage({ kind: 'refused', code: error.code } satisfies Answer);
}
