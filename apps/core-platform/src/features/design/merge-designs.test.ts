import { designDefaults } from '@esg/contract';
import { expect, it } from 'vitest';
import { mergeDesigns } from './merge-designs.ts';

const seen = designDefaults;

it('brings changes of different things together', () => {
  const merged = mergeDesigns({
    seen,
    mine: { ...seen, contentIndex: false },
    theirs: { ...seen, griClaim: 'in-accordance' },
  });
  expect(merged).toEqual({ ...seen, contentIndex: false, griClaim: 'in-accordance' });
});

it('leaves it to people where both changed the same thing otherwise', () => {
  const cover = (look: 'solid' | 'plain') => ({ ...seen, cover: { ...seen.cover, look } });
  expect(mergeDesigns({ seen, mine: cover('solid'), theirs: cover('plain') })).toBeUndefined();
  expect(mergeDesigns({ seen, mine: cover('solid'), theirs: cover('solid') })).toEqual(cover('solid'));
});
