import { expect, it } from 'vitest';
import { contestedParts, mergeParts } from './merge-parts.ts';

type Answer = { type: string; text?: { en?: string; zhTw?: string }; rows?: { number: string }[] } | null;
const text = (en?: string, zhTw?: string): Answer => ({
  type: 'text',
  text: { ...(en && { en }), ...(zhTw && { zhTw }) },
});

it('keeps both changes where each person wrote in another language, even in an answer that was empty', () => {
  expect(mergeParts({ seen: text('a', 'b'), mine: text('A', 'b'), theirs: text('a', 'B') })).toEqual(text('A', 'B'));
  expect(mergeParts<Answer>({ seen: null, mine: text('A'), theirs: text(undefined, 'B') })).toEqual(text('A', 'B'));
});

it('asks where both people wrote in one language, and then changes that language only', () => {
  const both = { seen: text('a', 'b'), mine: text('mine', 'b'), theirs: text('theirs', 'B') };
  expect(mergeParts(both)).toBeUndefined();
  expect(contestedParts(both)).toEqual([['text', 'en']]);
  expect(mergeParts(both, 'mine')).toEqual(text('mine', 'B'));
  expect(mergeParts(both, 'theirs')).toEqual(text('theirs', 'B'));
});

it('treats a list as one value, and asks where one person emptied what the other changed', () => {
  const rows = (...numbers: string[]): Answer => ({ type: 'number', rows: numbers.map((number) => ({ number })) });
  expect(mergeParts({ seen: rows('1'), mine: rows('1', '2'), theirs: rows('1', '3') })).toBeUndefined();
  expect(mergeParts({ seen: rows('1'), mine: rows('1', '2'), theirs: rows('1') })).toEqual(rows('1', '2'));
  expect(mergeParts<Answer>({ seen: rows('1'), mine: null, theirs: rows('2') })).toBeUndefined();
  expect(contestedParts({ seen: rows('1'), mine: null, theirs: rows('2') })).toEqual([[]]);
});
