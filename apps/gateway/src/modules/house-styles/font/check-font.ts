import { Worker } from 'node:worker_threads';
import { bytesPerMegabyte, type FontRefusal, type FontWeight, houseStyleLimits } from '@esg/contract';
import { ProblemError } from '../../../platform/http/index.ts';
import { createTurns } from '../../../platform/turns.ts';
import type { FontFacts } from './read-font.ts';
import type { FontAnswer } from './worker.ts';

/** A font of 20,000 characters takes three seconds and 130 MB; one that takes much more is broken, or malicious. */
const secondsMax = 30;
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** Fonts that are read at once in this process: each uses a thread and up to 400 MB. */
const inTurn = createTurns(1);

const askWorker = async (bytes: Uint8Array): Promise<FontAnswer> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: bytes, resourceLimits });
  const { promise, resolve } = Promise.withResolvers<FontAnswer>();
  const giveUp = () => resolve({ refused: 'broken' });
  const timer = setTimeout(giveUp, secondsMax * 1000);
  worker.once('message', resolve);
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};

const codes: Partial<Record<FontRefusal, 'file.format_refused'>> = {
  'not-a-font': 'file.format_refused',
  'web-font': 'file.format_refused',
  collection: 'file.format_refused',
  variable: 'file.format_refused',
};

/** A refusal of one weight, with its reason as a code. */
const refuse = (weight: FontWeight, reason: FontRefusal) =>
  new ProblemError(codes[reason] ?? 'file.unreadable', {
    issues: [{ path: weight, rule: 'invalid', params: { reason } }],
  });

/**
 * Checks a font by its bytes, in a thread of its own. Throws `file.too_big`, `file.format_refused` and `file.unreadable`, the reason among
 * `fontRefusals`.
 */
export const checkFont = async (weight: FontWeight, bytes: Uint8Array): Promise<FontFacts> => {
  if (bytes.length > houseStyleLimits.fontBytesMax)
    throw new ProblemError('file.too_big', {
      issues: [{ path: weight, rule: 'invalid', params: { size: (bytes.length / bytesPerMegabyte).toFixed(2) } }],
    });
  const answer = await inTurn(() => askWorker(bytes));
  if ('refused' in answer) throw refuse(weight, answer.refused);
  return answer.facts;
};
