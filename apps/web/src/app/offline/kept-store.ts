import { keptDatabase } from '@esg/app-kit/kept-database';
import type { QueryKey } from '@tanstack/react-query';

/** An answer of the gateway, as the cache of the page has it. */
export type KeptQuery = { readonly key: QueryKey; readonly data: unknown; readonly at: number };

const storeName = 'queries';

const personMark = 'person/';
/** Whose what is kept is: a person who signs in, or whoever has a link. */
export const ofPerson = (userId: string): string => `${personMark}${userId}`;
export const ofLink = (linkId: string): string => `link/${linkId}`;

let opened: Promise<IDBDatabase> | undefined;
/** Somebody signed out, or their link was withdrawn: this page keeps nothing any more. */
let isOver = false;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = () => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(keptDatabase, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // Deleted by any tab when somebody signs out.
      request.result.onversionchange = () => {
        isOver = true;
        request.result.close();
      };
      resolve(request.result);
    };
  });
  return opened;
};

const storeFor = async (mode: IDBTransactionMode) => (await open()).transaction(storeName, mode).objectStore(storeName);

/** What this browser keeps for this person; nothing where it has no database. */
export const readKept = async (whose: string): Promise<readonly KeptQuery[]> => {
  try {
    return (await settled<KeptQuery[] | undefined>((await storeFor('readonly')).get(whose))) ?? [];
  } catch {
    return [];
  }
};

/** Deletes what is kept of other people, as on a device that several share. Links of letters are not theirs. */
export const forgetOthers = async (whose: string): Promise<void> => {
  if (!whose.startsWith(personMark)) return;
  try {
    const store = await storeFor('readwrite');
    for (const key of (await settled(store.getAllKeys())) as string[])
      if (key.startsWith(personMark) && key !== whose) store.delete(key);
  } catch {
    // Nothing was kept.
  }
};

/** Replaces what is kept for this person, unless they have left. */
export const writeKept = async (whose: string, queries: readonly KeptQuery[]): Promise<void> => {
  if (isOver) return;
  try {
    const store = await storeFor('readwrite');
    if (!isOver) await settled(store.put(queries, whose));
  } catch {
    // The browser keeps nothing, or has no room.
  }
};

/** Deletes what is kept for this person; this page keeps nothing any more. */
export const forgetKept = async (whose: string): Promise<void> => {
  isOver = true;
  try {
    await settled((await storeFor('readwrite')).delete(whose));
  } catch {
    // Nothing was kept.
  }
};
