import { inflateRawSync } from 'node:zlib';

/** Parts of a zipped file by their names, read from its central directory (APPNOTE 4.3.12), stored or deflated. */
export const readZip = (bytes: Uint8Array): Record<string, Uint8Array> => {
  const file = Buffer.from(bytes);
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const parts: Record<string, Uint8Array> = {};
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = file.readUInt16LE(at + 10);
    const size = file.readUInt32LE(at + 20);
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((place) => file.readUInt16LE(at + place)) as Sizes;
    const name = file.toString('utf8', at + 46, at + 46 + nameSize);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + size);
    parts[name] = method === 0 ? packed : inflateRawSync(packed);
    at += 46 + nameSize + extraSize + noteSize;
  }
  return parts;
};

type Sizes = [number, number, number];
