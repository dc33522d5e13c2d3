import { fileURLToPath } from 'node:url';
import type { FontFiles } from '../assets.ts';

type Weight = '400Regular' | '700Bold';

const chinese = import.meta.resolve('@expo-google-fonts/noto-sans-tc/package.json');
const latin = import.meta.resolve('@expo-google-fonts/noto-sans/package.json');

const pathOf = (home: string, name: string, weight: Weight) =>
  fileURLToPath(new URL(`./${weight}/${name}_${weight}.ttf`, home));

/**
 * Font files by weight, in the order they are tried for a character: Traditional Chinese with plain Latin first, then one with the rest of
 * Latin, Greek, Cyrillic, subscripts and currency signs. Absolute paths, passed to `doc.font` directly, because a registered alias would
 * open the 7 MB file again for each use.
 */
export const fontFiles = {
  regular: [pathOf(chinese, 'NotoSansTC', '400Regular'), pathOf(latin, 'NotoSans', '400Regular')],
  bold: [pathOf(chinese, 'NotoSansTC', '700Bold'), pathOf(latin, 'NotoSans', '700Bold')],
};
export const firstFont = fontFiles.regular[0] as string;

/** Fonts of both weights, in the order they are tried for a character. */
export type FontFamilies = { readonly regular: readonly string[]; readonly bold: readonly string[] };

/** Adds the organisation's own fonts, with their names in the document, before the standard ones. */
export const openFonts = (doc: PDFKit.PDFDocument, own: FontFiles | undefined): FontFamilies => {
  if (!own) return fontFiles;
  const before = (weight: keyof FontFiles) => {
    const name = `own-${weight}`;
    doc.registerFont(name, Buffer.from(own[weight]));
    // A font that the document has under another name is not opened again.
    doc._fontFamilies[name] = doc.font(name)._font;
    return [name, ...fontFiles[weight]];
  };
  return { regular: before('regular'), bold: before('bold') };
};

/** A stretch of text that one font file can show. */
export type FontRun = { file: string; text: string };

/** Plain Latin, which the first standard font always has. */
const plain = /^[\x20-\x7e]*$/;

const opening = /[‘“]/;
const closing = /[’”…]/;
/** Marks that most texts do not contain. */
const marks = /[‘’“”…]/;
const isLatin = (character: string | undefined) =>
  character !== undefined && /[\x21-\x7e\p{Script=Latin}]/u.test(character);

/** Whether a mark that Chinese fonts draw as wide as a character is beside Latin letters, as in “it’s”. */
const isLatinMark = (character: string, before: string | undefined, after: string | undefined): boolean =>
  (opening.test(character) && isLatin(after)) || (closing.test(character) && isLatin(before));

/** Splits text by the fonts that have its characters. A character that none has stays with the first, which draws an empty box. */
export class FontPicker {
  readonly #families: FontFamilies;
  readonly #has: (file: string, codePoint: number) => boolean;
  readonly #files = { regular: new Map<string, string>(), bold: new Map<string, string>() };

  constructor(families: FontFamilies, has: (file: string, codePoint: number) => boolean) {
    this.#families = families;
    this.#has = has;
  }

  runs(text: string, bold: boolean): FontRun[] {
    const weight = bold ? 'bold' : 'regular';
    const first = this.#families[weight][0] as string;
    if (first === fontFiles[weight][0] && plain.test(text)) return [{ file: first, text }];
    const runs: FontRun[] = [];
    const characters = [...text];
    const hasMarks = marks.test(text);
    for (let place = 0; place < characters.length; place += 1) {
      const character = characters[place] as string;
      const isMark = hasMarks && isLatinMark(character, characters[place - 1], characters[place + 1]);
      const file = isMark ? this.#latinFileOf(character, weight) : this.#fileOf(character, weight);
      const last = runs.at(-1);
      if (last?.file === file) last.text += character;
      else runs.push({ file, text: character });
    }
    return runs;
  }

  #latinFileOf(character: string, weight: keyof FontFamilies): string {
    const latinFonts = this.#families[weight].filter((file) => file !== fontFiles[weight][0]);
    const codePoint = character.codePointAt(0) ?? 0;
    return latinFonts.find((file) => this.#has(file, codePoint)) ?? this.#fileOf(character, weight);
  }

  #fileOf(character: string, weight: keyof FontFamilies): string {
    let file = this.#files[weight].get(character);
    if (file === undefined) {
      const codePoint = character.codePointAt(0) ?? 0;
      const family = this.#families[weight];
      file = family.find((each) => this.#has(each, codePoint)) ?? (family[0] as string);
      this.#files[weight].set(character, file);
    }
    return file;
  }
}
