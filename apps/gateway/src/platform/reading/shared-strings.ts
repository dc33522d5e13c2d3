import { importLimits } from '@esg/contract';
import type { Archive } from './archive.ts';
import { ReadError } from './read-error.ts';
import { readXml } from './xml.ts';

/** Characters that XML does not allow are written as `_x000D_`. What is no text, and no database stores, is left out: NUL and half a pair. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text
        .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        .replaceAll('\0', '')
        .replace(/\p{Surrogate}/gu, '')
    : text;

/** The texts that cells refer to by number, without formatting and the readings of Japanese names. */
export const readSharedStrings = async (archive: Archive, part: string | undefined): Promise<string[]> => {
  const strings: string[] = [];
  if (part === undefined) return strings;
  const { sharedStringsMax, sharedStringsLengthMax, cellLengthMax } = importLimits;
  let current = '';
  let inText = false;
  let inReading = false;
  let length = 0;
  await readXml(archive.stream(part), {
    open: (tag) => {
      if (tag === 'si') current = '';
      else if (tag === 'rPh') inReading = true;
      else if (tag === 't') inText = !inReading;
    },
    text: (text) => {
      if (!inText) return;
      current += text;
      length += text.length;
      if (length > sharedStringsLengthMax) throw new ReadError('unsafe');
    },
    close: (tag) => {
      if (tag === 't') inText = false;
      else if (tag === 'rPh') inReading = false;
      else if (tag === 'si') {
        if (strings.length >= sharedStringsMax) throw new ReadError('unsafe');
        // One character over the limit of a cell is enough to know that it is too long.
        strings.push(unescaped(current).slice(0, cellLengthMax + 1));
      }
    },
  });
  return strings;
};
