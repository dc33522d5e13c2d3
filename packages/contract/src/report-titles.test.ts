import { expect, it } from 'vitest';
import { marksOf, proposedTitle, shortFrameworkName, titleByFramework, titleLike } from './report-titles.ts';

const harbour = { name: 'Harbour Textiles', chineseName: '海港紡織' };

it('proposes a title with framework and year in both languages, numbered where a second report has the same', () => {
  const facts = { year: '2024', framework: 'HKEX' };
  expect(proposedTitle(harbour, facts, 'en')).toBe('Harbour Textiles ESG Report 2024 (HKEX)');
  expect(proposedTitle(harbour, facts, 'zhTw')).toBe('海港紡織 2024 年環境、社會及管治報告（HKEX）');
  expect(proposedTitle(harbour, { ...facts, place: 2 }, 'en')).toBe('Harbour Textiles ESG Report 2024 (HKEX) (2)');
  expect(proposedTitle(harbour, { ...facts, place: 2 }, 'zhTw')).toBe(
    '海港紡織 2024 年環境、社會及管治報告（HKEX）（2）',
  );
  const long = { name: 'A'.repeat(300), chineseName: null };
  expect(proposedTitle(long, facts, 'en')).toMatch(/A \(HKEX\)$/);
});

it('uses short names for frameworks of the library, and the full name of an organisation’s own framework', () => {
  expect(shortFrameworkName('hkex-c2-2025', 'HKEX ESG Reporting Code (Appendix C2)')).toBe('HKEX');
  expect(shortFrameworkName('gri-sectors-2024', 'GRI Sector Standards')).toBe('GRI Sector Standards');
  expect(shortFrameworkName('own-1', 'Site report')).toBe('Site report');
});

it('names a second report of the same year by its own framework', () => {
  const framework = { from: 'HKEX', to: 'GRI' };
  expect(titleByFramework('Harbour ESG Report 2024 (HKEX)', framework)).toBe('Harbour ESG Report 2024 (GRI)');
  expect(titleByFramework('海港 2024 年報告（HKEX）（2）', framework)).toBe('海港 2024 年報告（GRI）');
  expect(titleByFramework('Our year (group)', framework)).toBe('Our year (group) (GRI)');
});

it('recognises only the marks that a proposed title ends with', () => {
  const plain = 'Harbour ESG Report 2024';
  expect(marksOf(`${plain} (HKEX) (2)`, 'HKEX')).toEqual({ plain, marks: ['HKEX', '2'] });
  expect(marksOf('海港 2024 年報告（HKEX）', 'HKEX')).toEqual({ plain: '海港 2024 年報告', marks: ['HKEX'] });
  for (const title of [plain, `${plain} (draft)`, `${plain} (HKEX) (draft)`, '(HKEX)'])
    expect(marksOf(title, 'HKEX')).toEqual({ plain: title, marks: [] });
});

it('translates a title that was proposed for the other edition, and leaves any other title unchanged', () => {
  expect(titleLike('Harbour Textiles ESG Report 2024', harbour, 'zhTw')).toBe('海港紡織 2024 年環境、社會及管治報告');
  expect(titleLike('海港紡織 2024 年環境、社會及管治報告', harbour, 'en')).toBe('Harbour Textiles ESG Report 2024');
  expect(titleLike('ESG Report 2024', harbour, 'zhTw')).toBe('2024 年環境、社會及管治報告');
  expect(titleLike('2024 sustainability report', harbour, 'zhTw')).toBe('2024 年可持續發展報告');
  expect(titleLike('ESG Report FY2024/25', harbour, 'zhTw')).toBe('2024/25 年度環境、社會及管治報告');
  expect(titleLike('2024年度環境、社會及管治報告', harbour, 'en')).toBe('ESG Report 2024');
  expect(titleLike('海港紡織 2024/25 年度環境、社會及管治報告', harbour, 'en')).toBe(
    'Harbour Textiles ESG Report 2024/25',
  );
  expect(titleLike('二零2024環境、社會及管治報告', harbour, 'en')).toBe('');
  expect(titleLike('ESG Report 2024 (GRI) (2)', harbour, 'zhTw')).toBe('2024 年環境、社會及管治報告（GRI）（2）');
  expect(titleLike('ESG Report 2024 (draft)', harbour, 'zhTw')).toBe('');
  expect(titleLike('ESG Report 2024: towards zero', harbour, 'zhTw')).toBe('');
  expect(titleLike('Our harbour in 2024', harbour, 'zhTw')).toBe('');
});
