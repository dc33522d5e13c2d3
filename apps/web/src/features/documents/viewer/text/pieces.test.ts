import type { DocumentPage } from '@esg/contract';
import { expect, it } from 'vitest';
import { fold } from '../find/fold.ts';
import { passagesIn } from '../find/page-text.ts';
import { cellName, isFigure, partsOf, textOfPage } from './pieces.ts';

const sheet = (number: number, label: string): DocumentPage => ({
  number,
  label,
  kind: 'sheet',
  source: 'text',
  blocks: [{ kind: 'table', head: [['Site', 'kWh']], rows: [['Works', '1,234']], row: 2, column: 1 }],
});

it('names cells as spreadsheets do', () => {
  expect([cellName(1, 1), cellName(26, 2), cellName(27, 3), cellName(703, 4)]).toEqual(['A1', 'Z2', 'AA3', 'AAA4']);
});

it('finds a row of a table by its words, whatever cells they are in', () => {
  const [passage] = passagesIn(textOfPage(sheet(1, 'Power')), fold('Works 1,234'), { loose: true });
  expect(passage).toEqual({ page: 1, start: { item: 2, offset: 0 }, end: { item: 3, offset: 5 } });
});

it('keeps the pages of a sheet together', () => {
  const parts = partsOf([sheet(1, 'Power'), sheet(2, 'Power'), sheet(3, 'Water')]);
  expect(parts.map(({ label, pages }) => [label, pages.length])).toEqual([
    ['Power', 2],
    ['Water', 1],
  ]);
});

it.each(['1,234.5', '-3', '12 %', '(4)'])('takes %s for a figure', (text) => expect(isFigure(text)).toBe(true));
it.each(['', 'B7', '2024-05', 'n/a'])('takes %j for words', (text) => expect(isFigure(text)).toBe(false));
