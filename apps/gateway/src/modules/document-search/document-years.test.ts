import { expect, it } from 'vitest';
import { yearOfDocument } from './document-years.ts';

const now = new Date('2026-11-30T00:00:00Z');

it.each([
  ['ESG report 2024.pdf', '', 2024],
  ['ESG report 2023-24.pdf', '', 2024],
  ['ESG report.pdf', 'Sustainability report for the year ended 31 December 2024', 2024],
  ['ESG report.pdf', '截至2024年12月31日止年度環境、社會及管治報告', 2024],
  ['ESG report.pdf', 'Sustainability Report 2024. Published in March 2025.', 2024],
  ['ESG report.pdf', 'Annual figures\nMarch 2025', undefined],
  ['ESG report.pdf', 'Sustainability Report. Published in March 2025.', undefined],
  ['ESG report.pdf', '可持續發展報告\n二零二五年三月', undefined],
  ['Net Zero 2050.pdf', '', undefined],
  ['Figures 2023 and 2024.pdf', '', undefined],
])('finds in “%s” with “%s” the year %s', (name, firstPage, year) => {
  expect(yearOfDocument(name, firstPage, now)).toBe(year);
});
