/** Stores of the browser's own database. `keys` has the keys of encrypted cookies, `drafts` text that is not saved yet. */
export type StoreName = 'keys' | 'drafts';

const databaseName = 'esg';
const databaseVersion = 1;

let opened: Promise<IDBDatabase> | undefined;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = () => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, databaseVersion);
    request.onupgradeneeded = () => {
      for (const name of ['keys', 'drafts'] satisfies StoreName[]) request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
      // A phone closes the connections of a page in the background: the next call opens another one.
      request.result.onclose = () => {
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

/** One record. Rejects when the browser keeps no database, as in some private windows. */
export const readRecord = async <Value>(store: StoreName, key: string): Promise<Value | undefined> =>
  settled((await open()).transaction(store).objectStore(store).get(key) as IDBRequest<Value | undefined>);

/** Every record of the store. */
export const readRecords = async <Value>(store: StoreName): Promise<Value[]> =>
  settled((await open()).transaction(store).objectStore(store).getAll() as IDBRequest<Value[]>);

/** Resolves when the record is on disk. */
export const writeRecord = async (store: StoreName, key: string, value: unknown): Promise<void> => {
  const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
  await settled(transaction.objectStore(store).put(value, key));
};

/** Adds the record unless the key exists; returns whether it was added. */
export const addRecord = async (store: StoreName, key: string, value: unknown): Promise<boolean> => {
  const request = (await open()).transaction(store, 'readwrite').objectStore(store).add(value, key);
  return settled(request).then(
    () => true,
    () => false,
  );
};

export const removeRecord = async (store: StoreName, key: string): Promise<void> => {
  await settled((await open()).transaction(store, 'readwrite').objectStore(store).delete(key));
};
