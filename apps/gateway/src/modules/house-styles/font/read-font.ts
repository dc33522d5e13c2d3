import type { FontRefusal } from '@esg/contract';
import PDFDocument from 'pdfkit';

/** The properties of a font that documents need. */
export type FontFacts = {
  readonly family: string;
  readonly hasChinese: boolean;
  /** Whether files for editing may embed it, and Word can read it there. */
  readonly mayBeEdited: boolean;
};

/** A font that reports cannot use. */
export class FontRefused extends Error {
  readonly reason: FontRefusal;
  constructor(reason: FontRefusal, options?: ErrorOptions) {
    super(`The font is refused: ${reason}`, options);
    this.reason = reason;
  }
}

/** The first bytes of every kind of font file. */
const kinds: Readonly<Record<string, 'truetype' | 'opentype' | FontRefusal>> = {
  '00010000': 'truetype',
  '74727565': 'truetype',
  '4f54544f': 'opentype',
  '74746366': 'collection',
  '774f4646': 'web-font',
  '774f4632': 'web-font',
};

const kindOf = (bytes: Uint8Array) => {
  const kind = kinds[Buffer.from(bytes.subarray(0, 4)).toString('hex')] ?? 'not-a-font';
  if (kind !== 'truetype' && kind !== 'opentype') throw new FontRefused(kind);
  return kind;
};

/** Characters that every report contains. */
const neededLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-()%/ ';
/** Characters that nearly every Chinese report contains. */
const chineseLetters = '環境社會管治報告公司員工能源排放總量單位年度目標';

/** Names are shown, and written into documents: letters, digits and a few signs. */
const nameOf = (given: string | undefined): string => {
  const name = (given ?? '')
    .replace(/[^\p{L}\p{N} .&'()_-]/gu, '')
    .trim()
    .slice(0, 80)
    .trim();
  if (name === '') throw new FontRefused('broken');
  return name;
};

/** Characters that are laid out at once. */
const batch = 64;

/** Puts every character of the font into a document, as a report would, to find errors now. */
const drawAll = async (doc: PDFKit.PDFDocument) => {
  const { font } = doc._font;
  const characters = font.characterSet.filter((point) => point >= 0x20 && (point < 0xd800 || point > 0xdfff));
  doc.addPage();
  doc.fontSize(9).text(neededLetters, 10, 10, { lineBreak: false });
  for (let at = 0; at < characters.length; at += batch)
    doc._font.encode(String.fromCodePoint(...characters.slice(at, at + batch)));
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', () => undefined);
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.end();
  await done;
};

const has = (doc: PDFKit.PDFDocument, letters: string) =>
  [...letters].every((letter) => doc._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/**
 * Opens a font with the library that draws reports, and draws it. Throws `FontRefused`. The uploaded file decides how long this takes, so
 * it belongs in a thread of its own.
 */
export const readFont = async (bytes: Uint8Array): Promise<FontFacts> => {
  const kind = kindOf(bytes);
  try {
    const doc = new PDFDocument({ font: Buffer.from(bytes) as unknown as string, autoFirstPage: false });
    const { font } = doc._font;
    if (font.directory.tables.fvar) throw new FontRefused('variable');
    const { noEmbedding, viewOnly, editable, noSubsetting, bitmapOnly } = font['OS/2'].fsType;
    // Where several are set the most permissive counts.
    if ((noEmbedding && !viewOnly && !editable) || noSubsetting || bitmapOnly) throw new FontRefused('restricted');
    if (!has(doc, neededLetters)) throw new FontRefused('letters');
    const facts = {
      family: nameOf(font.familyName),
      hasChinese: has(doc, chineseLetters),
      mayBeEdited: kind === 'truetype' && (editable || !viewOnly),
    };
    await drawAll(doc);
    return facts;
  } catch (error) {
    throw error instanceof FontRefused ? error : new FontRefused('broken', { cause: error });
  }
};
