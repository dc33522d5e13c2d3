import { expect, it } from 'vitest';
import { isEarlierPublication } from './exports.ts';

it('takes a file for that of an earlier publication by when it was drawn, not by when it was asked for', () => {
  const file = { isPublished: true, createdAt: '2026-11-30T08:00:00.000Z', finishedAt: '2026-11-30T08:10:00.000Z' };
  const published = (time: string) => ({ publishedAt: `2026-11-30T${time}:00.000Z` });
  expect(isEarlierPublication(file, published('07:00'))).toBe(false);
  expect(isEarlierPublication(file, published('08:05'))).toBe(false);
  expect(isEarlierPublication(file, published('08:15'))).toBe(true);
  expect(isEarlierPublication(file, { publishedAt: null })).toBe(true);
  expect(isEarlierPublication({ ...file, isPublished: false }, published('08:15'))).toBe(false);
});
