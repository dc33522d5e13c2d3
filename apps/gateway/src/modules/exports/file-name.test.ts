import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it('names a file after its report', () => {
  expect(fileNameOf('Verdant Sustainability Report 2025', 'pdf')).toBe('Verdant Sustainability Report 2025.pdf');
  expect(fileNameOf('青原2025年可持續發展報告', 'word')).toBe('青原2025年可持續發展報告.docx');
});

it('drops what a file system or a reader could be tricked with', () => {
  expect(fileNameOf('../../etc/passwd', 'pdf')).toBe('etc passwd.pdf');
  expect(fileNameOf('a\u202Efdp.exe\u0000', 'excel')).toBe('a fdp.exe.xlsx');
  expect(fileNameOf('???', 'pdf')).toBe('report.pdf');
  expect(fileNameOf('長'.repeat(300), 'pdf')).toHaveLength(124);
});
