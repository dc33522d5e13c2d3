import { ReadError } from '../../../platform/reading/index.ts';
import { readExcel } from './excel.ts';
import { readMessage } from './message.ts';
import type { FilePage } from './page.ts';
import { readPdf } from './pdf.ts';
import { readWord } from './word.ts';

const readers: Record<string, (bytes: Uint8Array) => FilePage[] | Promise<FilePage[]>> = {
  'application/pdf': readPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': readWord,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': readExcel,
  'application/vnd.ms-outlook': readMessage,
};

const zipMark = Buffer.from('PK');
const compoundMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const passwordMark = Buffer.from('EncryptedPackage', 'utf16le');

const startsWith = (bytes: Uint8Array, mark: Uint8Array) => mark.every((byte, index) => bytes[index] === byte);

/** A Word or Excel file with a password is no archive, but a compound file. */
const refuseLocked = (bytes: Uint8Array) => {
  if (startsWith(bytes, zipMark)) return;
  const isLocked = startsWith(bytes, compoundMark) && Buffer.from(bytes).includes(passwordMark);
  throw new ReadError(isLocked ? 'encrypted' : 'format_refused');
};

/**
 * The pages of a file of that type. Throws `ReadError`; `damaged` for whatever a library throws, because nobody but the maker of the file can
 * do anything about it.
 */
export const readFilePages = async (bytes: Uint8Array, mediaType: string): Promise<FilePage[]> => {
  const read = readers[mediaType];
  if (!read) throw new ReadError('format_refused');
  if (bytes.length === 0) throw new ReadError('empty');
  if (mediaType.includes('openxmlformats')) refuseLocked(bytes);
  try {
    return await read(bytes);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('damaged');
  }
};
