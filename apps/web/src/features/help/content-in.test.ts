import type { ContentEntry } from '@esg/contract';
import { expect, it } from 'vitest';
import { contentIn, isNewSince, searchEntries } from './content-in.ts';

const text = (line: string): ContentEntry['body']['en'] => [{ kind: 'paragraph', runs: [{ text: line }] }];
const entry: ContentEntry = {
  id: 'a',
  kind: 'article',
  categoryId: null,
  version: 1,
  updatedBy: '',
  publishedAt: '2026-11-02T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  title: { en: 'Meters', zhTw: '儀錶' },
  summary: { en: 'How to read them', zhTw: '' },
  body: { en: text('Steam is counted in tonnes.'), zhTw: [] },
};

it('shows the reader’s language, and another one only where there is no translation', () => {
  expect(contentIn(entry, 'en')).toMatchObject({ language: 'en', title: 'Meters' });
  expect(contentIn(entry, 'zhTw')).toMatchObject({ language: 'en', title: 'Meters' });
  const written = { ...entry, body: { ...entry.body, zhTw: text('蒸汽以公噸計算。') } };
  expect(contentIn(written, 'zhTw')).toMatchObject({ language: 'zhTw', title: '儀錶' });
});

it('finds every word, in title, summary or text, in any width and case', () => {
  const all = [contentIn(entry, 'en')];
  for (const query of ['', 'STEAM meters', 'ｒｅａｄ']) expect(searchEntries(all, query), query).toHaveLength(1);
  expect(searchEntries(all, 'steam boiler')).toEqual([]);
});

it('marks what was added after the last visit', () => {
  expect(isNewSince(entry, null)).toBe(true);
  expect(isNewSince(entry, '2026-11-01T00:00:00.000Z')).toBe(true);
  expect(isNewSince(entry, '2026-11-03T00:00:00.000Z')).toBe(false);
});
