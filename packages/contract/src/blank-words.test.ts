import { expect, it } from 'vitest';
import { notApplicableIn, saysNoFigure } from './blank-words.ts';

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
  expect(['N/A', 'n.a.', '不適用', 'Not applicable¹'].filter((text) => !notApplicableIn(text))).toEqual([]);
  const others = ['', '-', 'Not disclosed', '暫無數據', '0', '無', 'Nairobi', 'na 5', 'N/A-2', '不適用於'];
  expect(others.filter(notApplicableIn)).toEqual([]);
});

it('reads the reason that a cell gives, character by character as it was typed', () => {
  const said = (text: string) => notApplicableIn(text);
  expect(said('n/a – no waste')).toEqual({ text: 'n/a', reason: 'no waste' });
  expect(said('N/A (no packaging used)')).toEqual({ text: 'N/A', reason: 'no packaging used' });
  expect(said('N.A.: offices only (leased)')).toEqual({ text: 'N.A.', reason: 'offices only (leased)' });
  expect(said('Not applicable as we make no goods')).toEqual({ text: 'Not applicable', reason: 'as we make no goods' });
  expect(said('不適用：沒有包裝物料')).toEqual({ text: '不適用', reason: '沒有包裝物料' });
  expect(said('不適用（辦公室，並無製成品）')).toEqual({ text: '不適用', reason: '辦公室，並無製成品' });
  expect(said('不適用，因為並無製成品。')).toEqual({ text: '不適用', reason: '因為並無製成品。' });
  expect(said('N/A')).toEqual({ text: 'N/A', reason: '' });
});
