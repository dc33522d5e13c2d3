import { afterEach, expect, it, vi } from 'vitest';
import { isFileKept } from './file-store.ts';

type Request = { result: unknown; onsuccess?: () => void };
const answered = (result: unknown): Request => {
  const request: Request = { result };
  setTimeout(() => request.onsuccess?.());
  return request;
};

/** A database that has one file. Its first connections are closed, as by a phone that had the page in the background. */
const databaseWith = (key: string, closed: number) => {
  const line = { opened: 0 };
  const store = { count: (asked: string) => answered(asked === key ? 1 : 0) };
  const open = () => {
    line.opened += 1;
    const isClosed = line.opened <= closed;
    const transaction = () => {
      if (isClosed) throw new DOMException('The connection is closed', 'InvalidStateError');
      return { objectStore: () => store };
    };
    return answered({ transaction });
  };
  vi.stubGlobal('indexedDB', { open });
  return line;
};
afterEach(() => vi.unstubAllGlobals());

it('takes no file for sent because the database cannot be read, and opens another connection', async () => {
  databaseWith('meter', Number.POSITIVE_INFINITY);
  expect(await isFileKept('meter')).toBe(true);
  vi.resetModules();
  const fresh = await import('./file-store.ts');
  const line = databaseWith('meter', 1);
  expect([await fresh.isFileKept('meter'), await fresh.isFileKept('sent')]).toEqual([true, false]);
  expect(line.opened).toBe(2);
});
