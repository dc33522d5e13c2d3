import { expect, it } from 'vitest';
import { saysNoFigure, saysNotApplicable } from './blank-words.ts';

it('takes dashes, dots and words for no figure, in both scripts, and leaves figures and “nil” alone', () => {
  const blank = [
    '',
    ' ',
    '-',
    '–',
    '—',
    '--',
    '..',
    '...',
    '*',
    '/',
    'N/A',
    'n.a.',
    '－',
    '不適用',
    '不适用',
    'Not disclosed¹',
  ];
  expect(blank.filter((text) => !saysNoFigure(text))).toEqual([]);
  expect(['0', '-5', 'nil', '無', 'none', 'Total', '1/2'].filter(saysNoFigure)).toEqual([]);
});

it('tells what does not apply from what is merely missing', () => {
  expect(['N/A', 'n.a.', '不適用', 'Not applicable¹'].filter((text) => !saysNotApplicable(text))).toEqual([]);
  expect(['', '-', 'Not disclosed', '暫無數據', '0', '無'].filter(saysNotApplicable)).toEqual([]);
});
