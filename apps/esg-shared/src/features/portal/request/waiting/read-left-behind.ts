import { draftsOf } from '@esg/app-kit';
import type { ReadOutlook } from './file-queue.ts';
import { readKeptFiles } from './file-store.ts';
import { type LeftBehind, leftBehindIn } from './left-behind.ts';

/** What nothing sends any more, of everything that this browser keeps of the person. */
export const readLeftBehind = async (userId: string, readOutlook: ReadOutlook): Promise<LeftBehind> =>
  leftBehindIn({ files: await readKeptFiles(userId), drafts: await draftsOf(userId).all() }, readOutlook);
