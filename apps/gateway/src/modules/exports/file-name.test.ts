import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

const alone = { languages: [] };

it('names a file of an export after its report', () => {
  const title = 'Verdant Sustainability Report 2025';
  expect(fileNameOf(title, { format: 'pdf', ...alone })).toBe('Verdant Sustainability Report 2025.pdf');
  const chinese = '青原2025年可持續發展報告';
  expect(fileNameOf(chinese, { format: 'word', ...alone })).toBe('青原2025年可持續發展報告.docx');
});

it('distinguishes the files of one report by framework and language', () => {
  const title = 'Harbour Textiles ESG Report 2024';
  expect(fileNameOf(title, { format: 'pdf', languages: ['zhTw'], framework: 'HKEX' })).toBe(
    'Harbour Textiles ESG Report 2024 (HKEX, 繁體中文).pdf',
  );
  expect(fileNameOf('海港紡織', { format: 'pdf', language: 'zhTw', languages: ['zhTw'], framework: '港交所' })).toBe(
    '海港紡織 (港交所、繁體中文).pdf',
  );
  expect(fileNameOf(title, { format: 'pdf', languages: ['en', 'zhTw'] })).toBe(
    'Harbour Textiles ESG Report 2024 (English + 繁體中文).pdf',
  );
  expect(fileNameOf('GRI 2024', { format: 'excel', languages: [], framework: 'GRI' })).toBe('GRI 2024.xlsx');
});

it('keeps framework and language, however long the title is', () => {
  const name = fileNameOf('長'.repeat(300), { format: 'pdf', languages: ['zhTw'], framework: 'HKEX' });
  expect(name).toHaveLength(124);
  expect(name).toMatch(/ \(HKEX, 繁體中文\)\.pdf$/);
  const long = fileNameOf('Harbour Textiles ESG Report', { format: 'pdf', languages: [], framework: 'f'.repeat(120) });
  expect(long).toMatch(/^Harbour Textiles ESG \(/);
});

it('drops characters that could trick a file system or a reader', () => {
  expect(fileNameOf('../../etc/passwd', { format: 'pdf', ...alone })).toBe('etc passwd.pdf');
  expect(fileNameOf('a\u202Efdp.exe\u0000', { format: 'excel', ...alone })).toBe('a fdp.exe.xlsx');
  expect(fileNameOf('???', { format: 'pdf', ...alone })).toBe('report.pdf');
  expect(fileNameOf('長'.repeat(300), { format: 'pdf', ...alone })).toHaveLength(124);
});
