import { expect, it } from 'vitest';
import { saysNoFigure, saysNotApplicable } from './blank-words.ts';

it('reads dashes, dots and words like “n/a” as no figure, in English and Chinese, and keeps figures and “nil”', () => {
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

it('distinguishes figures that do not apply from figures that are missing', () => {
  expect(['N/A', 'n.a.', '不適用', 'Not applicable¹'].filter((text) => !saysNotApplicable(text))).toEqual([]);
  expect(['', '-', 'Not disclosed', '暫無數據', '0', '無'].filter(saysNotApplicable)).toEqual([]);
});
