import { type DesignSettings, designDefaults, type TextPart } from '@esg/contract';
import { expect, it } from 'vitest';
import { contestedWords, mergeDesigns } from './merge-designs.ts';

const ids = ['0f0e9e6c-0000-4000-8000-000000000001', '0f0e9e6c-0000-4000-8000-000000000002'] as const;
const textOf = (id: string, en: string, title = ''): TextPart => ({
  kind: 'text',
  id,
  title: title ? { en: title } : {},
  blocks: { en: [{ kind: 'paragraph', runs: [{ text: en }] }] },
});
const chapter = (code: string) => ({ kind: 'chapter', code }) as const;
const having = (...parts: DesignSettings['parts']): DesignSettings => ({ ...designDefaults, parts });
const seen = designDefaults;

it('merges changes of different parts', () => {
  const merged = mergeDesigns({
    seen,
    mine: { ...seen, contentIndex: false },
    theirs: { ...seen, griClaim: 'in-accordance' },
  });
  expect(merged).toEqual({ ...seen, contentIndex: false, griClaim: 'in-accordance' });
});

it('asks where both people changed the same part differently', () => {
  const cover = (look: 'solid' | 'plain') => ({ ...seen, cover: { ...seen.cover, look } });
  expect(mergeDesigns({ seen, mine: cover('solid'), theirs: cover('plain') })).toBeUndefined();
  expect(mergeDesigns({ seen, mine: cover('solid'), theirs: cover('solid') })).toEqual(cover('solid'));
});

it('keeps texts that two people add, each in its place', () => {
  const mine = textOf(ids[0], 'Mine');
  const theirs = textOf(ids[1], 'Theirs');
  const chapters = [chapter('a'), chapter('b')];
  expect(
    mergeDesigns({ seen, mine: having(mine, ...chapters), theirs: having(chapter('a'), theirs, chapter('b')) }),
  ).toEqual(having(mine, chapter('a'), theirs, chapter('b')));
});

it('keeps the title of one person and the text of the other, and removes a text only where nobody else changed it', () => {
  const before = having(textOf(ids[0], 'Text', 'Title'));
  const titled = having(textOf(ids[0], 'Text', 'New'));
  const written = having(textOf(ids[0], 'On', 'Title'));
  expect(mergeDesigns({ seen: before, mine: titled, theirs: written })).toEqual(having(textOf(ids[0], 'On', 'New')));
  expect(mergeDesigns({ seen: before, mine: before, theirs: having() })).toEqual(having());
  const gone = { seen: before, mine: written, theirs: having() };
  expect(mergeDesigns(gone)).toBeUndefined();
  expect(mergeDesigns(gone, 'mine')).toEqual(written);
  expect([contestedWords(gone, gone.mine), contestedWords(gone, gone.theirs)]).toEqual([['Title', 'On'], []]);
});

it('changes only the conflicting text when a person decides, and names it', () => {
  const before = having(textOf(ids[0], 'Text'), chapter('a'));
  const mine = having(textOf(ids[0], 'Mine'), chapter('a'));
  const theirs = { ...having(chapter('a'), textOf(ids[0], 'Theirs')), contentIndex: false };
  const both = { seen: before, mine, theirs };
  expect(mergeDesigns(both)).toBeUndefined();
  expect([contestedWords(both, mine), contestedWords(both, theirs)]).toEqual([['Mine'], ['Theirs']]);
  expect(mergeDesigns(both, 'mine')).toEqual({ ...having(chapter('a'), textOf(ids[0], 'Mine')), contentIndex: false });
  expect(mergeDesigns(both, 'theirs')).toEqual(theirs);
});
