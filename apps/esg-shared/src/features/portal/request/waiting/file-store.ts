import type { AnswerPlace } from '@esg/api-client';

/** A file that proves an answer and is not stored yet. */
export type KeptFile = {
  readonly key: string;
  readonly file: File;
  readonly reference: string;
  readonly place: AnswerPlace;
};

type Stored = KeptFile & { readonly userId: string };

const databaseName = 'esg-files';
const storeName = 'files';

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opening = async () => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  const database = await settled(request);
  database.onclose = () => {
    opened = undefined;
  };
  return database;
};

let opened: Promise<IDBDatabase> | undefined;
const open = () => {
  opened ??= opening();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

const begin = async (mode: IDBTransactionMode) => (await open()).transaction(storeName, mode).objectStore(storeName);

/** A phone closes the connections of a page in the background: another one is opened then. */
const storeFor = (mode: IDBTransactionMode) =>
  begin(mode).catch(() => {
    opened = undefined;
    return begin(mode);
  });

const all = async () => settled<Stored[]>((await storeFor('readonly')).getAll());

/** The files of this person that this browser keeps; none where it has no database. */
export const readKeptFiles = async (userId: string): Promise<KeptFile[]> => {
  const stored = await all().catch((): Stored[] => []);
  return stored.filter((each) => each.userId === userId).map(({ userId: _, ...kept }) => kept);
};

/** Whether this browser still keeps the file, which another tab may have sent. Where that cannot be read, it does: nothing is lost then. */
export const isFileKept = async (key: string): Promise<boolean> =>
  storeFor('readonly')
    .then(async (store) => (await settled(store.count(key))) > 0)
    .catch(() => true);

/** Keeps a file, and resolves to whether it outlives the page: not where all files would have more than so many bytes, or there is no room. */
export const keepFile = async (userId: string, kept: KeptFile, bytesMost: number): Promise<boolean> => {
  try {
    const bytes = (await all()).reduce((sum, { file }) => sum + file.size, kept.file.size);
    if (bytes > bytesMost) return false;
    await settled((await storeFor('readwrite')).put({ ...kept, userId } satisfies Stored, kept.key));
    return true;
  } catch {
    return false;
  }
};

/** Removes a file that is stored, or that nobody wants any more. */
export const removeKeptFile = async (key: string): Promise<void> => {
  await storeFor('readwrite')
    .then((store) => settled(store.delete(key)))
    .catch(() => undefined);
};
