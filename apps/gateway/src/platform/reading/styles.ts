import { dayMilliseconds } from '@esg/contract';
import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

/** The number format of a cell, as far as it changes the number's meaning. */
export type NumberStyle = 'plain' | 'day' | 'time' | 'percent';

const builtIn = (id: number): NumberStyle => {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'day';
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'time' : 'plain';
};

/** Reads a format such as `yyyy-mm-dd` or `0.0%`. It ignores texts, colours and escaped characters. */
export const styleOfFormat = (format: string): NumberStyle => {
  const [first = ''] = format.split(';');
  const bare = first.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').toLowerCase();
  if (bare.includes('general')) return 'plain';
  if (/[yd]|m{3,}/.test(bare)) return 'day';
  if (/[hs]/.test(bare)) return 'time';
  if (bare.includes('%')) return 'percent';
  return /^m+$/.test(bare.trim()) ? 'day' : 'plain';
};

/** The number format of each cell style of the workbook, by the number of the style. */
export const readStyles = async (archive: Archive, part: string | undefined): Promise<NumberStyle[]> => {
  if (part === undefined) return [];
  const own = new Map<number, NumberStyle>();
  const styles: NumberStyle[] = [];
  let inCellFormats = false;
  await readXml(archive.stream(part), {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (tag === 'numFmt') own.set(id, styleOfFormat(formatCode));
      else if (tag === 'cellXfs') inCellFormats = true;
      else if (tag === 'xf' && inCellFormats) styles.push(own.get(id) ?? builtIn(id));
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCellFormats = false;
    },
  });
  return styles;
};

/** The day of a date cell; `null` for numbers that are no day, such as Excel's 29 February 1900, which never existed. */
export const dayOfSerial = (serial: number, from1904: boolean): string | null => {
  const day = Math.floor(serial);
  if (!Number.isFinite(serial) || day < (from1904 ? 0 : 1) || day > 2_958_465 || (!from1904 && day === 60)) return null;
  // Excel counts days before that one with an offset of one.
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  return new Date(epoch + day * dayMilliseconds).toISOString().slice(0, 10);
};
