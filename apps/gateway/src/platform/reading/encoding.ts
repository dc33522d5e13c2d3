import { ReadError } from './read-error.ts';

const decode = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** UTF-16 without a byte order mark: in Latin text every second byte is zero. */
const wideOf = (bytes: Uint8Array) => {
  const head = bytes.subarray(0, 1024);
  const zeros = [0, 1].map((offset) => head.filter((byte, index) => index % 2 === offset && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < head.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** Whether nearly all non-Latin text is Chinese in words: an accented letter that decodes by chance is alone. */
const readsAsChinese = (text: string) => {
  const signs = [...text.slice(0, 20_000)];
  const isChinese = (sign: string | undefined) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(sign ?? '');
  const others = signs.flatMap((sign, index) => (sign > '\u007f' ? [index] : []));
  const inWords = others.filter((at) => isChinese(signs[at]) && (isChinese(signs[at - 1]) || isChinese(signs[at + 1])));
  return inWords.length > others.length * 0.8;
};

/**
 * The text of a file, in any encoding of a spreadsheet in Hong Kong: UTF-8 and UTF-16 with or without a byte order mark, Big5, GB 18030, or
 * Windows' Western set. Throws `format_refused` where it is no text.
 */
export const decodeText = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le', bytes) ?? refuse();
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be', bytes) ?? refuse();
  const wide = wideOf(bytes);
  if (wide) return decode(wide, bytes) ?? refuse();
  const plain = decode('utf-8', bytes);
  if (plain !== undefined) return plain;
  for (const label of ['big5', 'gb18030']) {
    const text = decode(label, bytes);
    if (text !== undefined && readsAsChinese(text)) return text;
  }
  return decode('windows-1252', bytes) ?? refuse();
};

const refuse = (): never => {
  throw new ReadError('format_refused');
};
