import type { RequestPlace } from '@esg/api-client';
import { followUnsent, unsentOf } from '@esg/app-kit';
import { createUploadQueue, type OnItsWay, type UploadQueue } from '@esg/app-kit/attachments';
import { attachmentLimits } from '@esg/contract';
import { answerId } from '../answer-name.ts';
import { isFileKept, type KeptFile, keepFile, readKeptFiles, removeKeptFile } from './file-store.ts';

export type FileQueue = {
  readonly queue: UploadQueue<KeptFile>;
  /** Sends files of an earlier visit, once its answers are on their way: each waits for its own. */
  readonly begin: () => Promise<void>;
  /** Keeps these files in this browser, and sends each once its answer is stored. */
  readonly add: (files: readonly KeptFile[]) => Promise<void>;
  /** Whether the file would be lost with this page, because there was no room for it. */
  readonly isOnlyHere: (key: string) => boolean;
  /** Sends a file by `send` unless another tab does, or has. */
  readonly sendOnce: (
    send: (file: KeptFile & OnItsWay) => Promise<unknown>,
  ) => (file: KeptFile & OnItsWay) => Promise<void>;
};

const make = (userId: string, scansUploads: boolean): FileQueue => {
  const queue = createUploadQueue<KeptFile>({
    scansUploads,
    isOnline: () => navigator.onLine,
    isReady: ({ place }) => !unsentOf(userId).has(answerId(place)),
    keepsTrying: true,
  });
  followUnsent(queue.lookAgain);
  const onlyHere = new Set<string>();
  let present = new Set<string>();
  queue.subscribe(() => {
    const now = new Set(queue.snapshot().uploads.map(({ wanted }) => wanted.key));
    // What is stored, or was removed, is kept no more.
    for (const key of present) if (!now.has(key)) void removeKeptFile(key);
    present = now;
  });
  let begun = false;
  return {
    queue,
    begin: async () => {
      if (begun) return;
      begun = true;
      const kept = await readKeptFiles(userId);
      const missing = kept.filter(({ key }) => !present.has(key));
      if (missing.length > 0) queue.add(missing);
    },
    add: async (files) => {
      for (const file of files)
        if (!(await keepFile(userId, file, attachmentLimits.keptBytesMax))) onlyHere.add(file.key);
      queue.add(files);
    },
    isOnlyHere: (key) => onlyHere.has(key),
    sendOnce: (send) => (file) =>
      navigator.locks.request(`esg-file/${file.key}`, async () => {
        if (onlyHere.has(file.key) || (await isFileKept(file.key))) await send(file);
        await removeKeptFile(file.key);
      }),
  };
};

const queues = new Map<string, FileQueue>();

/** The files that this person chose and that are not stored yet: one queue for as long as the page is open, whichever request is shown. */
export const fileQueueOf = (userId: string, scansUploads: boolean): FileQueue => {
  const queue = queues.get(userId) ?? make(userId, scansUploads);
  queues.set(userId, queue);
  return queue;
};

/** The files of one request that are not stored yet, and whether one of them never will be by itself. */
export const filesOf = ({ queue }: Pick<FileQueue, 'queue'>, { collectionId, entityId }: RequestPlace) => {
  const theirs = queue
    .snapshot()
    .uploads.filter(({ wanted: { place } }) => place.collectionId === collectionId && place.entityId === entityId);
  return { count: theirs.length, hasFailed: theirs.some(({ state }) => state === 'failed') };
};
