import sharp from 'sharp';

const headerBytes = 6;
const entryBytes = 16;
const pngMark = [0x89, 0x50, 0x4e, 0x47];
const entriesMax = 32;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether the bytes begin like an icon file of Windows. */
export const looksLikeIco = (bytes: Uint8Array): boolean =>
  bytes.length > headerBytes && [0, 0, 1, 0].every((byte, index) => bytes[index] === byte);

type Entry = { side: number; depth: number; data: Uint8Array };

const entriesOf = (bytes: Uint8Array): Entry[] => {
  const view = viewOf(bytes);
  const count = Math.min(view.getUint16(4, true), entriesMax);
  return Array.from({ length: count }, (_, index) => {
    const at = headerBytes + index * entryBytes;
    const length = view.getUint32(at + 8, true);
    const offset = view.getUint32(at + 12, true);
    if (offset + length > bytes.length) throw new RangeError('The icon is cut short');
    return {
      side: bytes[at] || 256,
      depth: view.getUint16(at + 6, true),
      data: bytes.subarray(offset, offset + length),
    };
  });
};

/** A bitmap of 32 bits without its file header, upside down as icons hold them, as PNG. */
const bitmapAsPng = (data: Uint8Array): Promise<Uint8Array> => {
  const view = viewOf(data);
  const header = view.getUint32(0, true);
  const width = view.getInt32(4, true);
  const height = view.getInt32(8, true) / 2;
  const isReadable = view.getUint16(14, true) === 32 && view.getUint32(16, true) === 0;
  if (!isReadable || !(width > 0 && width <= 256 && height > 0 && height <= 256))
    throw new RangeError('Not a 32 bit icon');
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = header + ((height - 1 - y) * width + x) * 4;
      const [blue, green, red, alpha] = [0, 1, 2, 3].map((part) => view.getUint8(from + part));
      pixels.set([red ?? 0, green ?? 0, blue ?? 0, alpha ?? 0], (y * width + x) * 4);
    }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
};

/** The largest picture of an icon file, as PNG. Throws for a file with neither PNG nor a bitmap of 32 bits. */
export const largestOfIco = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const [largest] = entriesOf(bytes).sort((a, b) => b.side - a.side || b.depth - a.depth);
  if (!largest) throw new RangeError('The icon is empty');
  return pngMark.every((byte, index) => largest.data[index] === byte) ? largest.data : bitmapAsPng(largest.data);
};

/** An icon file of Windows that holds these PNG pictures, for browsers that ask for `/favicon.ico`. */
export const icoOf = (pictures: { side: number; png: Uint8Array }[]): Uint8Array => {
  const directory = headerBytes + pictures.length * entryBytes;
  const file = new Uint8Array(pictures.reduce((sum, { png }) => sum + png.length, directory));
  const view = viewOf(file);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = directory;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = headerBytes + index * entryBytes;
    file.set([side % 256, side % 256], at);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, png.length, true);
    view.setUint32(at + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
};
