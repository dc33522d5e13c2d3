import { mkdirSync, writeFileSync } from 'node:fs';
import { access, open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesPerMegabyte } from '@esg/contract';
import { Disk } from 'flydrive';
import type { Environment } from '../env.ts';
import { NeighbourAway } from '../neighbour.ts';

/** Where bytes are stored: a folder of the data folder, or an S3-compatible bucket. */
export type Storage = Awaited<ReturnType<typeof createStorage>>;

const safePart = /^[0-9a-z-]{1,64}$/;
/** Key of a file. Made of ids only; a name that somebody typed never becomes part of a path. */
export type StorageKey = { tenantId: string; organisationId: string | null; fileId: string };

const pathOf = ({ tenantId, organisationId, fileId }: StorageKey) => {
  const parts = [tenantId, organisationId ?? 'tenant', fileId];
  if (!parts.every((part) => safePart.test(part))) throw new Error('A storage key holds something that is not an id');
  return parts.join('/');
};

/** A part of a file: its first byte, and the one after its last. */
export type ByteRange = { readonly start: number; readonly end: number };

const readPart = async (path: string, { start, end }: ByteRange): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(end - start), 0, end - start, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** The bytes of a file no longer exist, although the storage does. */
export class FileGone extends Error {}

/**
 * A marker in the folder of files. Where a volume is no longer mounted its folder still exists and is empty: files written there would be
 * hidden once the volume is back.
 */
const markName = '.files-of-the-gateway';

const openFolder = async (location: string) => {
  const { FSDriver } = await import('flydrive/drivers/fs');
  const mark = join(location, markName);
  mkdirSync(location, { recursive: true, mode: 0o700 });
  writeFileSync(mark, '', { mode: 0o600 });
  const requireRoom = async () => {
    await access(mark);
    const { bavail, bsize } = await statfs(location);
    if (bavail * bsize < roomBytesMin) throw new Error('The disk of the data folder is full');
  };
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    getPart: (path: string, range: ByteRange) => readPart(join(location, path), range),
    isThere: () => access(mark),
    requireRoom,
  };
};

/** Less free space than this counts as full. The largest upload has 22 MB. */
const roomBytesMin = 32 * bytesPerMegabyte;

/** A bucket that cannot be reached must not cause long waits: one second each for the first try and a second one. */
const bucketPatience = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 20_000, throwOnRequestTimeout: true },
};

const openBucket = async (s3: NonNullable<Environment['s3']>) => {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const credentials =
    s3.accessKeyId && s3.secretAccessKey
      ? { credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey } }
      : {};
  const client = new S3Client({
    ...credentials,
    ...bucketPatience,
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const { bucket } = s3;
  const getPart = async (path: string, { start, end }: ByteRange): Promise<Uint8Array> => {
    const part = new GetObjectCommand({ Bucket: bucket, Key: path, Range: `bytes=${start}-${end - 1}` });
    const { Body } = await client.send(part);
    return (await Body?.transformToByteArray()) ?? new Uint8Array();
  };
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    getPart,
    // A bucket is never full, and each request to it costs money.
    isThere: async () => undefined,
    requireRoom: async () => undefined,
  };
};

const isMissing = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === 'ENOENT') return true;
  if ('name' in error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return true;
  return 'cause' in error && isMissing(error.cause);
};

/**
 * Opens the storage. The S3 client is loaded only where it is used. Errors throw `NeighbourAway`, whether the storage is full, read only or
 * out of reach; `get` and `getPart` throw `FileGone` where the storage exists and the file does not.
 */
export const createStorage = async ({ dataDir, s3 }: Pick<Environment, 'dataDir' | 's3'>) => {
  const { disk, getPart, isThere, requireRoom } = s3 ? await openBucket(s3) : await openFolder(join(dataDir, 'files'));
  const away = (cause: unknown) => new NeighbourAway('The storage of files cannot be used', cause);
  const present = () =>
    isThere().catch((cause: unknown) => {
      throw away(cause);
    });
  const found = async (reading: Promise<Uint8Array>): Promise<Uint8Array> => {
    try {
      return await reading;
    } catch (cause) {
      await present();
      throw isMissing(cause) ? new FileGone('The file is not in the storage', { cause }) : away(cause);
    }
  };
  return {
    put: async (key: StorageKey, bytes: Uint8Array): Promise<void> => {
      const path = pathOf(key);
      await present();
      try {
        await disk.put(path, bytes);
      } catch (cause) {
        // On a full disk the beginning of the file stays: without a row it would never be removed.
        await disk.delete(path).catch(() => undefined);
        throw away(cause);
      }
    },
    get: (key: StorageKey): Promise<Uint8Array> => found(disk.getBytes(pathOf(key))),
    /** Reads a part of a file, and no more than that. */
    getPart: (key: StorageKey, range: ByteRange): Promise<Uint8Array> => found(getPart(pathOf(key), range)),
    /** Whether `get` would find the file. */
    has: async (key: StorageKey): Promise<boolean> => {
      const path = pathOf(key);
      await present();
      return disk.exists(path).catch((cause: unknown) => {
        throw away(cause);
      });
    },
    delete: async (key: StorageKey): Promise<void> => {
      const path = pathOf(key);
      await present();
      await disk.delete(path).catch((cause: unknown) => {
        throw away(cause);
      });
    },
    /** Throws `NeighbourAway` where the next file would hardly fit. The embedded database is on the same disk. */
    requireRoom: () =>
      requireRoom().catch((cause: unknown) => {
        throw away(cause);
      }),
  };
};
