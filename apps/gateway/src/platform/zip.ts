import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** How the bytes of a part stand in the file: as they are, or packed. */
type Method = 0 | 8;
type Entry = { name: Buffer; method: Method; crc: number; size: number; packedSize: number; offset: number };

const localHeaderBytes = 30;
const directoryEntryBytes = 46;
const endBytes = 22;
/** 1 January 1980, the first day that the format can write: the same data gives the same file. */
const day = 0x21;
const stored: Method = 0;
const deflated: Method = 8;
/** Names are UTF-8. */
const flags = 0x0800;
const version = 20;

const writeCommon = (header: Buffer, at: number, { name, method, crc, size, packedSize }: Entry) => {
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(flags, at + 2);
  header.writeUInt16LE(method, at + 4);
  header.writeUInt16LE(day, at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(packedSize, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
};

const localHeader = (entry: Entry) => {
  const header = Buffer.alloc(localHeaderBytes);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header, 4, entry);
  return header;
};

const directoryEntry = (entry: Entry) => {
  const header = Buffer.alloc(directoryEntryBytes);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(version, 4);
  writeCommon(header, 6, entry);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
};

/** The list of all parts, which ends the file. */
const directory = (entries: readonly Entry[], start: number) => {
  const lines = Buffer.concat(entries.map(directoryEntry));
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([lines, end]);
};

/** Bytes of a ZIP file of parts that are stored as they are. */
export const storedZipBytes = (parts: readonly { readonly name: string; readonly size: number }[]): number =>
  parts.reduce(
    (sum, { name, size }) => sum + localHeaderBytes + directoryEntryBytes + 2 * Buffer.byteLength(name) + size,
    endBytes,
  );

const storedPieces = async function* (
  parts: Iterable<{ readonly name: string; readonly read: () => Promise<Uint8Array> }>,
): AsyncGenerator<Uint8Array, undefined> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const { name, read } of parts) {
    const bytes = await read();
    const size = bytes.byteLength;
    const entry: Entry = { name: Buffer.from(name), method: stored, crc: crc32(bytes), size, packedSize: size, offset };
    entries.push(entry);
    offset += localHeaderBytes + entry.name.length + size;
    yield Buffer.concat([localHeader(entry), entry.name]);
    yield bytes;
  }
  yield directory(entries, offset);
  return undefined;
};

/** A ZIP file of files that are packed already, as a stream: memory holds one of them. */
export const storedZip = (parts: Parameters<typeof storedPieces>[0]): ReadableStream<Uint8Array> => {
  const pieces = storedPieces(parts);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
};

/**
 * Writes a ZIP file part by part. Parts come as streams of text and are kept packed, so that memory holds the finished file and
 * one piece of text. Sizes stand before each part, as the most readers can take.
 */
export const createZip = () => {
  const pieces: Buffer[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  const push = (piece: Buffer) => {
    pieces.push(piece);
    offset += piece.length;
  };
  return {
    /** Adds a part. Await it before the next one is added. */
    add: async (name: string, texts: AsyncIterable<string> | Iterable<string>) => {
      const entry: Entry = { name: Buffer.from(name), method: deflated, crc: 0, size: 0, packedSize: 0, offset };
      const packed: Buffer[] = [];
      const counted = async function* () {
        for await (const text of texts) {
          const bytes = Buffer.from(text);
          entry.crc = crc32(bytes, entry.crc);
          entry.size += bytes.length;
          yield bytes;
        }
      };
      await pipeline(counted(), createDeflateRaw(), async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) packed.push(chunk);
      });
      entry.packedSize = packed.reduce((sum, { length }) => sum + length, 0);
      entries.push(entry);
      for (const piece of [localHeader(entry), entry.name, ...packed]) push(piece);
    },
    /** The whole file. */
    finish: (): Uint8Array => {
      push(directory(entries, offset));
      return Buffer.concat(pieces);
    },
  };
};
