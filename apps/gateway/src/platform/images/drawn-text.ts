import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

type Weight = '400Regular' | '700Bold';
type Line = { text: string; bold: boolean /** Height of the letters in pixels. */; size: number; color: string };
/** Pixels with their bounds, ready to be placed over others. */
export type Layer = { bytes: Uint8Array; width: number; height: number };

const fontFile = (home: string, name: string, weight: Weight) =>
  fileURLToPath(
    new URL(`./${weight}/${name}_${weight}.ttf`, import.meta.resolve(`@expo-google-fonts/${home}/package.json`)),
  );

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const render = async ({ text, bold, size, color }: Line, width: number, fontfile: string): Promise<Layer> => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      // Traditional Chinese with plain Latin first, then the font with the rest of Latin, Greek and Cyrillic.
      font: `Noto Sans TC, Noto Sans ${bold ? 'Bold ' : ''}${size}`,
      fontfile,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char' as const,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

const known = new Map<Weight, Promise<unknown>>();
/** Registers the second font by drawing one letter with it: each drawing names a single font file. */
const knowFonts = (weight: Weight, line: Line) => {
  const asked = known.get(weight) ?? render({ ...line, text: 'x' }, 100, fontFile('noto-sans', 'NotoSans', weight));
  known.set(weight, asked);
  return asked;
};

const printable = (text: string) => text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();

/**
 * Draws text with the product's own fonts, on as many lines as it needs, and smaller where it would not fit otherwise. Returns undefined
 * for text without a printable letter.
 */
export const drawText = async (line: Line, box: { width: number; height: number }): Promise<Layer | undefined> => {
  const text = printable(line.text);
  if (text === '') return undefined;
  const weight = line.bold ? '700Bold' : '400Regular';
  await knowFonts(weight, line);
  const fontfile = fontFile('noto-sans-tc', 'NotoSansTC', weight);
  for (let size = line.size; ; size = Math.floor(size * 0.85)) {
    const layer = await render({ ...line, text, size }, box.width, fontfile);
    if ((layer.height <= box.height && layer.width <= box.width) || size < 12) return layer;
  }
};
