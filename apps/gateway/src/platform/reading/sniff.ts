import { ReadError } from './read-error.ts';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Microsoft's compound files: old workbooks (.xls), and new ones with a password. */
const isCompound = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const passwordMark = Buffer.from('EncryptedPackage', 'utf16le');
/** Bytes that no text contains, apart from the zeros of UTF-16. */
const controlsMax = 8;

const looksLikeText = (bytes: Uint8Array) => {
  const head = bytes.subarray(0, 4096);
  const wide = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  const zeros = head.filter((byte) => byte === 0).length;
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length - zeros;
  // In UTF-16 without a byte order mark every second byte of Latin text is zero.
  const maybeWide = wide || zeros > head.length / 4;
  return controls <= controlsMax && (zeros === 0 || maybeWide);
};

/**
 * The type of the bytes, whatever the file's name is. Throws `empty` for none, `encrypted` for a workbook with a password, `format_refused`
 * for anything else: old workbooks, PDF, pictures, programs.
 */
export const sniff = (bytes: Uint8Array): 'excel' | 'csv' => {
  if (bytes.length === 0) throw new ReadError('empty');
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'excel';
  if (isCompound(bytes))
    throw new ReadError(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(passwordMark) ? 'encrypted' : 'format_refused',
    );
  const refused = startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || startsWith(bytes, 0x50, 0x4b) || !looksLikeText(bytes);
  if (refused) throw new ReadError('format_refused');
  return 'csv';
};
