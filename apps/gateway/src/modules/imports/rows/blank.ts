import { inTraditional } from '@esg/standards';
import { type Cell, shownIn } from '../reading/index.ts';

/** What stands for no figure. */
const blanks = new Set([
  '-',
  '–',
  '—',
  '−',
  '--',
  'n/a',
  'na',
  'n.a.',
  'n.a',
  '/',
  '不適用',
  '沒有資料',
  'not available',
  'not applicable',
  '..',
  '...',
  '*',
  '未有資料',
  '沒有披露',
  'not disclosed',
  'nd',
  'n.d.',
  '無數據',
  '暫無數據',
]);
/** Whether a cell holds no figure, in whatever words. */
export const isBlank = (cell: Cell | undefined) => {
  const text = inTraditional(shownIn(cell))
    .replace(/[¹²³⁰-⁹]+/gu, '')
    .normalize('NFKC')
    .trim()
    .toLowerCase();
  return text === '' || blanks.has(text);
};
