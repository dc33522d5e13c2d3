import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const home = import.meta.resolve('@expo-google-fonts/noto-sans/package.json');
const fontNamed = (folder: string, name: string) =>
  new Uint8Array(readFileSync(fileURLToPath(new URL(`./${folder}/${name}.ttf`, home))));

/** Two weights that no report uses by default, under the Open Font License. */
export const lightFont = () => fontNamed('300Light', 'NotoSans_300Light');
export const blackFont = () => fontNamed('900Black', 'NotoSans_900Black');

const entryOf = (font: Uint8Array, table: string) => {
  const bytes = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  const count = bytes.readUInt16BE(4);
  const places = Array.from({ length: count }, (_, index) => 12 + index * 16);
  const entry = places.find((place) => bytes.toString('latin1', place, place + 4) === table);
  if (entry === undefined) throw new Error(`The font has no table ${table}`);
  return { bytes, entry, offset: bytes.readUInt32BE(entry + 8) };
};

/** The font with other embedding permissions (OS/2 fsType). */
export const withPermissions = (font: Uint8Array, fsType: number): Uint8Array => {
  const { bytes, offset } = entryOf(font, 'OS/2');
  bytes.writeUInt16BE(fsType, offset + 8);
  return font;
};

/** The font with one of its tables renamed. */
export const withTableNamed = (font: Uint8Array, table: string, name: string): Uint8Array => {
  const { bytes, entry } = entryOf(font, table);
  bytes.write(name, entry, 'latin1');
  return font;
};
