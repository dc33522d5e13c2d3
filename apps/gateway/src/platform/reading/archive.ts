import { crc32 } from 'node:zlib';
import { importLimits } from '@esg/contract';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ReadError } from './read-error.ts';

/** Parts this small are never a zip bomb, whatever their compression. */
const harmlessBytes = 10_000_000;

export type Archive = {
  has: (name: string) => boolean;
  /** Bytes of a part while they are unpacked, checked against its checksum. Throws `damaged`, also for a missing part. */
  stream: (name: string) => AsyncGenerator<Buffer, void, undefined>;
  /** Unpacked bytes of a part. */
  sizeOf: (name: string) => number;
};

const check = (entries: readonly Entry[]) => {
  if (entries.length > importLimits.entriesMax) throw new ReadError('unsafe');
  const names = entries.map(({ fileName }) => fileName.toLowerCase());
  if (new Set(names).size !== names.length) throw new ReadError('unsafe');
  if (entries.some((entry) => entry.isEncrypted())) throw new ReadError('encrypted');
  if (entries.some((entry) => !entry.canDecodeFileData())) throw new ReadError('unsafe');
  if (names.some((name) => name.endsWith('vbaproject.bin') || name.startsWith('xl/macrosheets/')))
    throw new ReadError('macros');
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > importLimits.unpackedBytesMax) throw new ReadError('unsafe');
  const bomb = ({ uncompressedSize, compressedSize }: Entry) =>
    uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * importLimits.ratioMax;
  if (entries.some(bomb)) throw new ReadError('unsafe');
};

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer, void, undefined> {
  let sum = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('damaged');
  }
  if (sum !== entry.crc32) throw new ReadError('damaged');
}

/**
 * Opens the parts of a workbook. The directory limits the unpacked size of a part, and is checked here for too many parts, too large ones,
 * too high compression, names outside of the folder, duplicate names (`unsafe`), macros and passwords.
 */
export const openArchive = async (bytes: Uint8Array): Promise<Archive> => {
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    if (zip.entryCount > importLimits.entriesMax) throw new ReadError('unsafe');
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    const named = error instanceof Error && /path|characters|filename/i.test(error.message);
    throw new ReadError(named ? 'unsafe' : 'damaged');
  }
  if (entries.size !== zip.entryCount) throw new ReadError('unsafe');
  check([...entries.values()]);
  const find = (name: string): Entry => {
    const entry = entries.get(name);
    if (!entry) throw new ReadError('damaged');
    return entry;
  };
  return {
    has: (name) => entries.has(name),
    stream: (name) => unpack(zip, find(name)),
    sizeOf: (name) => find(name).uncompressedSize,
  };
};
