import { expect, it } from 'vitest';
import { chapterParts } from './chapter-parts.ts';
import type { ModelDisclosure, ModelField } from './report-model.ts';

const words: ModelField = { key: 'policy', label: 'Policy', language: null, content: { kind: 'text', text: 'We do.' } };
const figure: ModelField = {
  key: 'water',
  label: 'Water',
  language: null,
  content: { kind: 'numbers', rows: [{ descriptor: '', number: '1', unitCode: 'm3', unitSymbol: 'm³' }] },
};
const disclosure = (code: string, fields: ModelField[]): ModelDisclosure => ({
  code,
  title: code,
  omission: null,
  fields,
  charts: [],
});
const said = (disclosures: ModelDisclosure[]) =>
  chapterParts(disclosures).map((part) =>
    part.kind === 'words' ? part.disclosure.code : part.disclosures.map(({ code }) => code),
  );

it('gathers the figures of a chapter in one table after its texts', () => {
  const list = [disclosure('A1', [words]), disclosure('A1.1', [words, figure]), disclosure('A1.2', [figure])];
  expect(said(list)).toEqual(['A1', 'A1.1', ['A1.1', 'A1.2']]);
});

it('closes a table before the texts of a later disclosure of the framework', () => {
  const list = [
    disclosure('B6', [words]),
    disclosure('B6.1', [figure]),
    disclosure('B6.2', [words, figure]),
    disclosure('B6.3', [words]),
    disclosure('B6.4', [figure, figure, figure]),
  ];
  expect(said(list)).toEqual(['B6', ['B6.1', 'B6.2'], 'B6.2', 'B6.3', ['B6.4']]);
});

it('sets a lone figure of a later disclosure in the table of its aspect, not alone behind the words of others', () => {
  const list = [
    disclosure('A2.1', [figure]),
    disclosure('A2.2', [figure]),
    disclosure('A2.3', [words]),
    disclosure('A2.5', [figure]),
  ];
  expect(said(list)).toEqual([['A2.1', 'A2.2', 'A2.5'], 'A2.3']);
});

it('sets the figures of one disclosure alone below its own words, not below those of later disclosures', () => {
  const list = [
    disclosure('B6', [words]),
    disclosure('B6.2', [words, figure]),
    disclosure('B6.3', [words]),
    disclosure('B6.5', [words]),
  ];
  expect(said(list)).toEqual(['B6', 'B6.2', ['B6.2'], 'B6.3', 'B6.5']);
});

it('leaves out disclosures that nobody answered', () => expect(said([disclosure('A1', [])])).toEqual([]));
