import { expect, it } from 'vitest';
import { mergeChosen } from './merge-chosen.ts';

it('keeps what either of two people added, and removes what either removed', () => {
  const seen = ['305-1', '305-2', '401-1'];
  expect(mergeChosen({ seen, mine: ['305-1', '305-2', '302-1'], theirs: ['305-2', '401-1', '403-9'] })).toEqual([
    '305-2',
    '403-9',
    '302-1',
  ]);
});

it('keeps an item once that both people added, even where nothing was chosen before', () => {
  expect(mergeChosen({ seen: null, mine: ['305-1'], theirs: ['305-1', '305-2'] })).toEqual(['305-1', '305-2']);
});
