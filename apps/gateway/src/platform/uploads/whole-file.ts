import { crc32 } from 'node:zlib';
import { bytesPerMegabyte } from '@esg/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fromBufferPromise, type ZipFile } from 'yauzl';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A larger main part than this is not a document that somebody wrote. */
const mainPartBytesMax = 100 * bytesPerMegabyte;
/** How long drawing one picture may take. */
const drawSecondsMax = 10;
/** Programs look for the end of a PDF there; some printers add zeros after it. */
const pdfEndBytes = 4096;

const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** A PDF ends with its mark, and holds at least one object. */
const isWholePdf = async (bytes: Uint8Array) => {
  const last = bytes.findLastIndex((byte) => byte !== 0);
  const end = textOf(bytes.subarray(Math.max(0, last - pdfEndBytes), last + 1));
  return end.includes('%%EOF') && /\b\d+\s+\d+\s+obj\b/.test(textOf(bytes));
};

/** Whether the part exists and its unpacked content matches its checksum. */
const holdsPart = async (zip: ZipFile, name: RegExp) => {
  for await (const entry of zip.eachEntry()) {
    if (!name.test(entry.fileName)) continue;
    if (entry.isEncrypted() || entry.uncompressedSize > mainPartBytesMax) return false;
    const stream = await zip.openReadStreamPromise(entry);
    let sum = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) sum = crc32(chunk, sum);
    return sum === entry.crc32;
  }
  return false;
};

/** A Word or Excel file is an archive with a readable directory whose main part is complete. Office on the web numbers that part. */
const holdsMainPart = (name: RegExp) => async (bytes: Uint8Array) =>
  holdsPart(await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)), name);

/** A picture can be drawn to its last line; drawn small, so that a scan takes little memory. */
const isDrawable = async (bytes: Uint8Array) => {
  const box = { width: 32, height: 32, fit: 'inside' } as const;
  await sharp(bytes, { failOn: 'error' }).resize(box).timeout({ seconds: drawSecondsMax }).raw().toBuffer();
  return true;
};

const messageType = 'application/vnd.ms-outlook';

/** An Outlook message is a compound file, as old Office files are; only a message has this stream, whose name stands in the directory. */
const messageMark = Buffer.from('__properties_version1.0', 'utf16le');

const isMessage = async (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(messageMark);

/** What the first bytes say, where that is less than the type. */
const sniffedAs: Record<string, string> = { [messageType]: 'application/x-cfb' };

const checks: Record<string, (bytes: Uint8Array) => Promise<boolean>> = {
  'application/pdf': isWholePdf,
  [wordType]: holdsMainPart(/^word\/document\d*\.xml$/),
  [excelType]: holdsMainPart(/^xl\/workbook\d*\.xml$/),
  [messageType]: isMessage,
  'image/png': isDrawable,
  'image/jpeg': isDrawable,
  'image/webp': isDrawable,
};

/**
 * Whether the bytes are a complete file of that media type, not only the beginning of one. Finding hidden content is the scanner's task,
 * and files we serve are never opened as a page (`attachment`, `nosniff`, `sandbox`).
 */
export const isWholeFile = async (bytes: Uint8Array, mediaType: string): Promise<boolean> => {
  const isWhole = checks[mediaType];
  if (!isWhole) return false;
  try {
    return (await fileTypeFromBuffer(bytes))?.mime === (sniffedAs[mediaType] ?? mediaType) && (await isWhole(bytes));
  } catch {
    // If its reader fails, the file is not what its type says.
    return false;
  }
};
