import { bytesPerMegabyte, readingLimits } from '@esg/contract';
import { ReadError, runThread } from '../../../platform/reading/index.ts';
import { createTurns } from '../../../platform/turns.ts';
import type { Answer, Order } from './worker.ts';

/** By how much the process may grow while it reads one file; the largest reports at hand take a quarter of it. */
const growthBytesMax = 500 * bytesPerMegabyte;

/** Files are read one at a time: otherwise the growth of the process would not tell which of them takes it. */
const inTurn = createTurns(1);

const ask = (order: Order): Promise<Answer> =>
  inTurn(() =>
    runThread<Answer, Answer>({
      script: new URL('./worker.ts', import.meta.url),
      data: order,
      timeoutMs: readingLimits.secondsMax * 1000,
      growthBytesMax,
      onMessage: (answer, done) => done(answer),
    }),
  );

/** The pages of a file, read in a thread of its own with little memory and time. Throws `ReadError` with what is wrong with the file. */
export const readInThread = async (bytes: Uint8Array, mediaType: string) => {
  const answer = await ask({ kind: 'read', bytes, mediaType });
  if (answer.kind === 'read') return answer.pages;
  throw new ReadError(answer.kind === 'refused' ? answer.code : 'damaged');
};

/** The language of texts, and what a search needs of them, made in such a thread, too. */
export const indexInThread = async (texts: readonly string[]) => {
  const answer = await ask({ kind: 'index', texts });
  if (answer.kind === 'indexed') return { segment: answer.segment, language: answer.language };
  throw new ReadError(answer.kind === 'refused' ? answer.code : 'damaged');
};
