import { type AnswerPlace, ApiError, type RequestPlace } from '@esg/api-client';
import { followUnsent, notify, unsentOf } from '@esg/app-kit';
import { createUploadQueue, type OnItsWay, type UploadQueue } from '@esg/app-kit/attachments';
import { attachmentLimits } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { answerId } from '../answer-name.ts';
import { isFileKept, type KeptFile, keepFile, readKeptFiles, removeKeptFile } from './file-store.ts';

/** Whether an answer or a file can be stored, cannot for now, or never will be; or whoever is signed in cannot reach its request. */
export type Outlook = 'open' | 'later' | 'never' | 'unreachable';
export type ReadOutlook = (of: { readonly place: AnswerPlace }) => Promise<Outlook>;

const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === 'collection.closed' || error.code === 'entity.archived');

/** Lets go of files that will never be stored, and says so: they would be sent with each visit. */
const letGo = async (files: readonly KeptFile[]) => {
  if (files.length === 0) return;
  for (const { key } of files) await removeKeptFile(key);
  const names = files.map(({ file }) => file.name).join(', ');
  notify('danger', msg`Not sent, because the request has ended or doesn’t ask for it any more: ${names}`);
};

export type FileQueue = {
  readonly queue: UploadQueue<KeptFile>;
  /** Sends files of an earlier visit or another tab that can be stored, and lets go of those that never can. Each waits for its answer. */
  readonly begin: (readOutlook: ReadOutlook) => Promise<void>;
  /** Keeps these files in this browser, and sends each once its answer is stored. */
  readonly add: (files: readonly KeptFile[]) => Promise<void>;
  /** Stops sending a file and forgets it. */
  readonly discard: (key: string) => Promise<void>;
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
  return {
    queue,
    begin: async (readOutlook) => {
      const isMissing = ({ key }: KeptFile) => !present.has(key);
      const kept = (await readKeptFiles(userId)).filter(isMissing);
      const seen = await Promise.all(kept.map(async (file) => ({ file, outlook: await readOutlook(file) })));
      await letGo(seen.flatMap(({ file, outlook }) => (outlook === 'never' ? [file] : [])));
      const missing = seen.flatMap(({ file, outlook }) => (outlook === 'open' && isMissing(file) ? [file] : []));
      if (missing.length > 0) queue.add(missing);
    },
    add: async (files) => {
      for (const file of files)
        if (!(await keepFile(userId, file, attachmentLimits.keptBytesMax))) onlyHere.add(file.key);
      queue.add(files.filter(({ key }) => !present.has(key)));
    },
    discard: async (key) => {
      for (const { id, wanted } of queue.snapshot().uploads) if (wanted.key === key) queue.stop(id);
      await removeKeptFile(key);
    },
    isOnlyHere: (key) => onlyHere.has(key),
    sendOnce: (send) => (file) =>
      navigator.locks.request(`esg-file/${file.key}`, async () => {
        if (onlyHere.has(file.key) || (await isFileKept(file.key)))
          await send(file).catch((error: unknown) => {
            if (!isOver(error)) throw error;
            return letGo([file]);
          });
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

/** Whether something belongs to the request. */
export const isOf = ({ collectionId, entityId }: RequestPlace, place: RequestPlace): boolean =>
  place.collectionId === collectionId && place.entityId === entityId;

/** Whether this browser keeps files of the request, also those of another tab. */
export const findsKeptFiles = async (userId: string, request: RequestPlace): Promise<boolean> =>
  (await readKeptFiles(userId)).some(({ place }) => isOf(request, place));

/** The files of one request that are not stored yet, and whether one of them never will be by itself. */
export const filesOf = ({ queue }: Pick<FileQueue, 'queue'>, request: RequestPlace) => {
  const theirs = queue.snapshot().uploads.filter(({ wanted: { place } }) => isOf(request, place));
  return { count: theirs.length, hasFailed: theirs.some(({ state }) => state === 'failed') };
};
