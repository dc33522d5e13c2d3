import type { DraftOutline } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { idOf, pagesOfParts, partOnPage, partsOf } from './parts.ts';

const outline: DraftOutline = {
  language: 'en',
  chapters: [
    { code: 'text', title: '', disclosures: [] },
    { code: 'A1', title: 'Emissions', disclosures: [{ code: 'A1.1', printedCode: 'A1.1', title: 'Air' }] },
    { code: 'A2', title: 'Use of resources', disclosures: [{ code: 'A1', printedCode: 'A1', title: 'Energy' }] },
  ],
};
const bookmarks = [
  { title: 'Contents', page: 2 },
  { title: 'Emissions', page: 4 },
  { title: 'A1.1 Air', page: 5 },
  { title: 'Use of resources', page: 7 },
  { title: 'Content index', page: 9 },
];

describe('parts of a draft', () => {
  it('are in the order they are printed, with the whole report first and a unique id each', () => {
    const parts = partsOf(outline);
    expect(parts.map(({ name }) => name)).toEqual(['', '', 'Emissions', 'A1.1 Air', 'Use of resources', 'A1 Energy']);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
    expect(parts.map(idOf)).toEqual(parts.map(({ id }) => id));
  });

  it('are found at the document’s bookmarks, and a page belongs to the last part that began by then', () => {
    const parts = partsOf(outline);
    const pages = pagesOfParts(parts, bookmarks);
    expect([...pages]).toEqual([
      ['chapter A1', 4],
      ['disclosure A1.1', 5],
      ['chapter A2', 7],
    ]);
    expect([1, 3, 4, 5, 6, 8].map((page) => partOnPage(parts, pages, page))).toEqual([
      '',
      '',
      'chapter A1',
      'disclosure A1.1',
      'disclosure A1.1',
      'chapter A2',
    ]);
  });
});
