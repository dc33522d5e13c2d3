import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** One entry of a ZIP archive as it is written, packed, with its line of the directory (APPNOTE 4.3.7 and 4.3.12). */
const packedEntry = (name: string, content: Buffer, line: Buffer) => {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30 + name.length);
  head.writeUInt32LE(0x04034b50);
  line.copy(head, 4, 6, 8);
  head.writeUInt16LE(8, 8);
  line.copy(head, 10, 12, 16);
  head.writeUInt32LE(crc32(content), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  head.write(name, 30, 'latin1');
  // No data follows the entry (flag bit 3): its sizes stand before it.
  line.writeUInt16LE(0, 8);
  line.writeUInt16LE(8, 10);
  head.copy(line, 16, 14, 26);
  return Buffer.concat([head, packed]);
};

/** Where the directory begins and ends, and its lines, one for each entry (APPNOTE 4.3.12). */
const directoryOf = (file: Buffer) => {
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const directory = file.readUInt32LE(end + 16);
  const lines: { line: Buffer; name: string; from: number }[] = [];
  for (let at = directory; at < end; ) {
    const nameSize = file.readUInt16LE(at + 28);
    const size = 46 + nameSize + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    const name = file.toString('latin1', at + 46, at + 46 + nameSize);
    lines.push({ line: Buffer.from(file.subarray(at, at + size)), name, from: file.readUInt32LE(at + 42) });
    at += size;
  }
  return { directory, end, lines };
};

/** What one deflated entry of the archive holds. */
export const partOf = (file: Buffer, wanted: string): Buffer => {
  const found = directoryOf(file).lines.find(({ name }) => name === wanted);
  if (!found) throw new Error(`The archive holds no ${wanted}`);
  const { line, from } = found;
  const start = from + 30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28);
  return inflateRawSync(file.subarray(start, start + line.readUInt32LE(20)));
};

/** The archive with another content of one entry; all others are copied as they are packed. */
export const withPart = (file: Buffer, changed: string, content: Buffer): Buffer<ArrayBuffer> => {
  const { directory, end, lines } = directoryOf(file);
  const starts = [...lines.map(({ from }) => from), directory].sort((a, b) => a - b);
  let written = 0;
  const entries = lines.map(({ line, name, from }) => {
    const until = starts.find((start) => start > from) ?? directory;
    const entry = name === changed ? packedEntry(name, content, line) : file.subarray(from, until);
    line.writeUInt32LE(written, 42);
    written += entry.length;
    return entry;
  });
  const table = Buffer.concat(lines.map(({ line }) => line));
  const tail = Buffer.from(file.subarray(end));
  tail.writeUInt32LE(table.length, 12);
  tail.writeUInt32LE(written, 16);
  return Buffer.concat([...entries, table, tail]);
};
