import { type Language, type ModelField, unitPrinted } from '@esg/contract';
import { unitKinds, unitsOfKind } from '@esg/standards';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { blackFont, lightFont } from '../../../house-styles/testing.ts';
import { drawReport } from '../draw.ts';
import { sampleModel } from '../testing/sample-model.ts';

/** Units as one word, which must not be split between lines. */
const wordsIn = (language: Language): string[] => {
  const printed = unitKinds().flatMap((kind) => unitsOfKind(kind).map((unit) => unitPrinted(unit, language)));
  return [...new Set([...printed, 'kgCO₂e', 'tCO₂e'])].filter((unit) => /^[!-~²³₂µ·]+$/.test(unit));
};

const withUnits = (language: Language, unitSymbols: readonly string[], hasOwnFont: boolean) => {
  const model = sampleModel({ language, disclosures: 1 });
  const fields = unitSymbols.map((unitSymbol, place): ModelField => {
    const row = { descriptor: '', number: '12.5', unitCode: `u${place}`, unitSymbol };
    return { key: `f${place}`, label: `Item ${place}`, language: null, content: { kind: 'numbers', rows: [row] } };
  });
  const disclosure = { code: 'A1', title: 'All units', omission: null, fields, charts: [] };
  model.chapters = [{ code: 'A', title: 'Units', text: null, disclosures: [disclosure] }];
  model.contentIndex = null;
  if (hasOwnFont) {
    const files = { regularFileId: 'regular', boldFileId: 'bold' };
    model.brand.font = { family: 'Noto Sans Light', ...files, hasChinese: false, inWord: false };
  }
  return model;
};

/** The text as it is copied: one line for each line of the page. */
const linesOf = async (bytes: Uint8Array): Promise<string[]> => {
  const pdf = await getDocumentProxy(bytes);
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return texts.join('\n').split('\n');
};

it.each([
  ['en', false],
  ['zhTw', false],
  ['en', true],
] as const)(
  'prints every unit so that it is copied in one piece out of a PDF in %s, own font: %s',
  async (language, hasOwnFont) => {
    const units = wordsIn(language);
    // Tables of few units, so that each makes its column exactly as wide as itself.
    for (let from = 0; from < units.length; from += 12) {
      const some = units.slice(from, from + 12);
      const assets = hasOwnFont ? { fonts: { regular: lightFont(), bold: blackFont() } } : {};
      const bytes = await drawReport({ format: 'pdf', model: withUnits(language, some, hasOwnFont), assets });
      const words = new Set((await linesOf(bytes)).flatMap((line) => line.normalize('NFC').split(/\s+/)));
      expect(some.filter((unit) => !words.has(unit.normalize('NFC')))).toEqual([]);
    }
  },
);
