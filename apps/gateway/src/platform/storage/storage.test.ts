import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { NeighbourAway } from '../neighbour.ts';
import { createStorage, FileGone } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'esg-storage-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const folder = join(dataDir, 'files');
const storage = await createStorage({ dataDir, s3: undefined });
const keyOf = (fileId: string) => ({ tenantId: 'tenant', organisationId: 'organisation', fileId });
const bytes = Buffer.from('figures');

it('distinguishes a missing file from a storage that is away, and works again when it is back', async () => {
  await storage.put(keyOf('kept'), bytes);
  await expect(storage.get(keyOf('never'))).rejects.toThrow(FileGone);
  expect([await storage.has(keyOf('kept')), await storage.has(keyOf('never'))]).toEqual([true, false]);
  renameSync(folder, `${folder}-away`);
  // As where a volume is not mounted: the folder exists and is empty.
  mkdirSync(folder);
  await expect(storage.get(keyOf('kept'))).rejects.toThrow(NeighbourAway);
  await expect(storage.has(keyOf('kept'))).rejects.toThrow(NeighbourAway);
  await expect(storage.put(keyOf('lost'), bytes)).rejects.toThrow(NeighbourAway);
  await expect(storage.delete(keyOf('kept'))).rejects.toThrow(NeighbourAway);
  await expect(storage.requireRoom()).rejects.toThrow(NeighbourAway);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-away`, folder);
  expect(Buffer.from(await storage.get(keyOf('kept')))).toEqual(bytes);
  await storage.requireRoom();
});

it.skipIf(!existsSync('/dev/full'))(
  'treats a full disk as a storage that is away, and leaves no half-written file',
  async () => {
    await storage.put(keyOf('first'), bytes);
    const path = join(folder, 'tenant', 'organisation', 'full');
    symlinkSync('/dev/full', path);
    await expect(storage.put(keyOf('full'), bytes)).rejects.toThrow(NeighbourAway);
    expect(existsSync(path)).toBe(false);
  },
);

it('reads a part of a file, and no more than that, from a folder and from a bucket', async () => {
  await storage.put(keyOf('part'), bytes);
  expect(Buffer.from(await storage.getPart(keyOf('part'), { start: 1, end: 4 })).toString()).toBe('igu');
  await expect(storage.getPart(keyOf('never'), { start: 0, end: 1 })).rejects.toThrow(FileGone);
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers, url }, answer) => {
    asked.push(headers.range);
    const isThere = url?.includes('part') ?? false;
    answer.writeHead(isThere ? 206 : 404, { 'content-type': 'application/xml' });
    answer.end(isThere ? bytes.subarray(1, 4) : '<Error><Code>NoSuchKey</Code></Error>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const s3 = { bucket: 'files', region: 'here', endpoint, accessKeyId: 'a', secretAccessKey: 'b' };
  const bucket = await createStorage({ dataDir, s3 });
  expect(Buffer.from(await bucket.getPart(keyOf('part'), { start: 1, end: 4 })).toString()).toBe('igu');
  expect(asked).toEqual(['bytes=1-3']);
  await expect(bucket.getPart(keyOf('never'), { start: 0, end: 1 })).rejects.toThrow(FileGone);
  server.closeAllConnections();
  server.close();
});

it('gives up on a bucket that cannot be reached', { timeout: 20_000 }, async () => {
  const s3 = {
    bucket: 'files',
    region: 'here',
    endpoint: 'http://127.0.0.1:9',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };
  const bucket = await createStorage({ dataDir, s3 });
  await expect(bucket.put(keyOf('lost'), bytes)).rejects.toThrow(NeighbourAway);
  await expect(bucket.get(keyOf('lost'))).rejects.toThrow(NeighbourAway);
});
