import { expect, it } from 'vitest';
import { mergeChosen } from './merge-chosen.ts';

it('keeps what either of two people added, and leaves out what either took away', () => {
  const seen = ['305-1', '305-2', '401-1'];
  expect(mergeChosen({ seen, mine: ['305-1', '305-2', '302-1'], theirs: ['305-2', '401-1', '403-9'] })).toEqual([
    '305-2',
    '403-9',
    '302-1',
  ]);
});

it('holds once what both added, also where nothing was chosen before', () => {
  expect(mergeChosen({ seen: null, mine: ['305-1'], theirs: ['305-1', '305-2'] })).toEqual(['305-1', '305-2']);
});
