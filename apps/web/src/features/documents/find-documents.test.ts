import type { Document, DocumentTagCategory } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import {
  type DocumentsSearch,
  documentRows,
  findDocuments,
  isFiltered,
  readDocumentsSearch,
} from './find-documents.ts';

const documentOf = (name: string, fields: Partial<Document> = {}): Document =>
  Object.assign(
    {
      id: name,
      name,
      mediaType: 'application/pdf',
      bytes: 100,
      fileNumber: 1,
      uploadedBy: 'Mei Chan',
      uploadedAt: '2026-11-20T08:10:00.000Z',
      owner: null,
      expiresOn: null,
      company: null,
      tagIds: [],
      reading: { state: 'read', problem: null, pages: 12, language: 'en', unreadPages: 0, firstUnreadPage: null },
      updatedBy: 'Mei Chan',
      updatedAt: '2026-11-20T08:10:00.000Z',
      version: 1,
    },
    fields,
  );
const categories: readonly DocumentTagCategory[] = [
  { id: 'topic', name: 'Topic', isVisible: true, version: 1, tags: [{ id: 'energy', name: '能源 Energy' }] },
  { id: 'origin', name: 'Origin', isVisible: false, version: 1, tags: [{ id: 'hk', name: 'Hong Kong' }] },
];
const documents = [
  documentOf('Bills 10.pdf', { tagIds: ['energy', 'hk'], bytes: 5, expiresOn: '2026-12-10' }),
  documentOf('Bills 9.pdf', { owner: { id: 'mei', name: 'Mei Chan' }, expiresOn: '2026-11-28' }),
  documentOf('Policy.pdf', { bytes: 900, uploadedAt: '2026-11-25T08:10:00.000Z', expiresOn: '2028-01-01' }),
];
const rows = documentRows(documents, categories, '2026-11-29');
const found = (search: DocumentsSearch) => findDocuments(rows, search).map(({ document }) => document.name);

describe('the list of documents', () => {
  it('is by name, with numbers in names by their size', () => {
    expect(found({})).toEqual(['Bills 9.pdf', 'Bills 10.pdf', 'Policy.pdf']);
  });

  it('finds every word in names, owners and tags, also in tags that are not shown', () => {
    expect(found({ q: 'BILLS 能源' })).toEqual(['Bills 10.pdf']);
    expect(found({ q: 'hong kong' })).toEqual(['Bills 10.pdf']);
    expect(found({ q: 'mei' })).toEqual(['Bills 9.pdf']);
    expect(rows[0]?.shownTags).toEqual(['能源 Energy']);
  });

  it('is narrowed by tag, owner and what is missing, and ends with the day itself', () => {
    expect(found({ tag: 'energy' })).toEqual(['Bills 10.pdf']);
    expect(found({ owner: 'mei' })).toEqual(['Bills 9.pdf']);
    expect(found({ state: 'expired' })).toEqual(['Bills 9.pdf']);
    expect(found({ state: 'soon' })).toEqual(['Bills 10.pdf']);
    expect(found({ state: 'no-tags' })).toEqual(['Bills 9.pdf', 'Policy.pdf']);
    expect(documentRows(documents, categories, '2026-11-28')[1]?.expiry).toBe('soon');
  });

  it('says whether more than words narrow it', () => {
    expect(isFiltered({ q: 'bills', order: 'newest', view: 'cards' })).toBe(false);
    const filters: DocumentsSearch[] = [{ kind: 'pdf' }, { tag: 'energy' }, { owner: 'mei' }, { state: 'soon' }];
    for (const filter of filters) expect(isFiltered({ q: 'bills', ...filter })).toBe(true);
  });

  it('is in the order that is asked for', () => {
    expect(found({ order: 'newest' })[0]).toBe('Policy.pdf');
    expect(found({ order: 'largest' })).toEqual(['Policy.pdf', 'Bills 9.pdf', 'Bills 10.pdf']);
    expect(found({ order: 'expiry' })).toEqual(['Bills 9.pdf', 'Bills 10.pdf', 'Policy.pdf']);
  });

  it('leaves out what an address says and the list does not know', () => {
    expect(readDocumentsSearch({ q: 2025, kind: 'film', state: 'odd', view: 'wall' })).toEqual({ q: '2025' });
  });
});
