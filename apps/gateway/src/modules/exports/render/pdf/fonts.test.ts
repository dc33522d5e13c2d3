import { findFramework, frameworkHashes, listCountries, listMetrics } from '@esg/standards';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { FontPicker, fontFiles } from './fonts.ts';

/** Every text inside a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Latin-1, Latin Extended-A and -B for names, and Vietnamese. */
const latin = [
  [0xa1, 0xff],
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1ea0, 0x1ef9],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));

it('has a glyph for every text of the standards in both languages, and for names in Latin letters', () => {
  const library = [[...frameworkHashes().keys()].map(findFramework), listMetrics(), listCountries()];
  const wanted = new Set([
    ...latin,
    ...textsIn(library).flatMap((text) => [...text].map((one) => one.codePointAt(0) ?? 0)),
  ]);
  const doc = new PDFDocument({ font: fontFiles.regular[0] as string });
  for (const family of [fontFiles.regular, fontFiles.bold]) {
    const fonts = family.map((file) => doc.font(file)._font.font);
    const missing = [...wanted].filter(
      (codePoint) =>
        codePoint >= 0x20 && codePoint !== 0xad && !fonts.some((font) => font.hasGlyphForCodePoint(codePoint)),
    );
    expect(missing.map((codePoint) => String.fromCodePoint(codePoint)).join(' ')).toBe('');
  }
});

it('draws apostrophes and quotation marks of Latin words in the Latin font, and those of Chinese in the Chinese font', () => {
  const picker = new FontPicker(fontFiles, () => true);
  const [chinese, latinFont] = fontFiles.regular;
  const drawn = (text: string) => picker.runs(text, false).map((run) => [run.file === latinFont, run.text]);
  expect(drawn('Škoda’s')).toEqual([
    [false, 'Škoda'],
    [true, '’'],
    [false, 's'],
  ]);
  expect(drawn('“so”…').filter(([isLatin]) => isLatin)).toEqual([
    [true, '“'],
    [true, '”'],
  ]);
  expect(picker.runs('“中文”……', false)).toEqual([{ file: chinese, text: '“中文”……' }]);
});
