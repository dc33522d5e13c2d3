import { fileURLToPath } from 'node:url';

type Weight = '400Regular' | '700Bold';

const chinese = import.meta.resolve('@expo-google-fonts/noto-sans-tc/package.json');
const latin = import.meta.resolve('@expo-google-fonts/noto-sans/package.json');

const pathOf = (home: string, name: string, weight: Weight) =>
  fileURLToPath(new URL(`./${weight}/${name}_${weight}.ttf`, home));

/**
 * Font files by weight, in the order they are asked for a character: Traditional Chinese with plain Latin first, then one with
 * the rest of Latin, Greek, Cyrillic, subscripts and currency signs.
 * Absolute paths, given to `doc.font` as they are: a registered alias would open the 7 MB file again for each use.
 */
export const fontFiles = {
  regular: [pathOf(chinese, 'NotoSansTC', '400Regular'), pathOf(latin, 'NotoSans', '400Regular')],
  bold: [pathOf(chinese, 'NotoSansTC', '700Bold'), pathOf(latin, 'NotoSans', '700Bold')],
};
export const firstFont = fontFiles.regular[0] as string;

/** A stretch of text that one font file can show. */
export type FontRun = { file: string; text: string };

/** Plain Latin, which the first font always has. */
const plain = /^[\x20-\x7e]*$/;

/** Splits text by the fonts that can show it. A character that none has stays with the first, which draws its empty box. */
export class FontPicker {
  readonly #has: (file: string, codePoint: number) => boolean;
  readonly #places = new Map<number, number>();

  constructor(has: (file: string, codePoint: number) => boolean) {
    this.#has = has;
  }

  runs(text: string, bold: boolean): FontRun[] {
    const family = bold ? fontFiles.bold : fontFiles.regular;
    if (plain.test(text)) return [{ file: family[0] as string, text }];
    const runs: FontRun[] = [];
    for (const character of text) {
      const file = family[this.#placeOf(character.codePointAt(0) ?? 0)] as string;
      const last = runs.at(-1);
      if (last?.file === file) last.text += character;
      else runs.push({ file, text: character });
    }
    return runs;
  }

  #placeOf(codePoint: number): number {
    let place = this.#places.get(codePoint);
    if (place === undefined) {
      place = Math.max(
        0,
        fontFiles.regular.findIndex((file) => this.#has(file, codePoint)),
      );
      this.#places.set(codePoint, place);
    }
    return place;
  }
}
