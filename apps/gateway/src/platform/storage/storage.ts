import { join } from 'node:path';
import { Disk } from 'flydrive';
import type { Environment } from '../env.ts';

/** Where bytes are kept: a folder of the data folder, or an S3-compatible bucket. */
export type Storage = Awaited<ReturnType<typeof createStorage>>;

const safePart = /^[0-9a-z-]{1,64}$/;
/** Key of a file. Made of ids only; a name somebody typed never becomes part of a path. */
export type StorageKey = { tenantId: string; organisationId: string | null; fileId: string };

const pathOf = ({ tenantId, organisationId, fileId }: StorageKey) => {
  const parts = [tenantId, organisationId ?? 'tenant', fileId];
  if (!parts.every((part) => safePart.test(part))) throw new Error('A storage key holds something that is not an id');
  return parts.join('/');
};

const openDisk = async ({ dataDir, s3 }: Pick<Environment, 'dataDir' | 's3'>) => {
  if (!s3) {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const credentials =
    s3.accessKeyId && s3.secretAccessKey
      ? { credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey } }
      : {};
  return new Disk(
    new S3Driver({
      ...credentials,
      bucket: s3.bucket,
      region: s3.region,
      ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      visibility: 'private',
      supportsACL: false,
    }),
  );
};

/** Opens the storage. The S3 client is loaded only where it is used. */
export const createStorage = async (env: Pick<Environment, 'dataDir' | 's3'>) => {
  const disk = await openDisk(env);
  return {
    put: (key: StorageKey, bytes: Uint8Array) => disk.put(pathOf(key), bytes),
    get: (key: StorageKey): Promise<Uint8Array> => disk.getBytes(pathOf(key)),
    delete: (key: StorageKey) => disk.delete(pathOf(key)),
  };
};
