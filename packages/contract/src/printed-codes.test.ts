import { expect, it } from 'vitest';
import { printedCode, readCode, withPrintedCodes } from './printed-codes.ts';
import type { ReportModel } from './report-model.ts';

it('prints paragraphs and general disclosures of the HKEX code as the code does, in both languages, and other codes unchanged', () => {
  const codes = ['B-13', 'D-28', 'D-19(a)(ii)', 'A1.0', 'B8.0', 'A1.1'];
  const printed = (language: 'en' | 'zhTw') => codes.map((code) => printedCode(code, 'hkex-c2-2025', language));
  expect(printed('en')).toEqual(['Para. 13', 'Para. 28', 'Para. 19(a)(ii)', 'Aspect A1', 'Aspect B8', 'A1.1']);
  expect(printed('zhTw')).toEqual(['第 13 段', '第 28 段', '第 19(a)(ii) 段', '層面 A1', '層面 B8', 'A1.1']);
  expect(printedCode('B-13', 'own-1', 'en')).toBe('B-13');
  expect(printedCode('A1.0', 'gri-2025', 'en')).toBe('A1.0');
});

it('prints a provision’s code the same way in every place of the report model, so that references still match', () => {
  const model = {
    language: 'zhTw',
    framework: { versionId: 'hkex-c2-2025' },
    chapters: [{ code: 'A1', disclosures: [{ code: 'A1.0', fields: [{ content: { unitCode: 'A1.0' } }] }] }],
    contentIndex: { groups: [{ rows: [{ code: 'A1.0' }] }] },
    keyFigures: [{ disclosureCode: 'D-28', fieldKey: 'ghg.scope1.total' }],
  } as unknown as ReportModel;
  expect(withPrintedCodes(model)).toMatchObject({
    chapters: [{ code: 'A1', disclosures: [{ code: '層面 A1', fields: [{ content: { unitCode: 'A1.0' } }] }] }],
    contentIndex: { groups: [{ rows: [{ code: '層面 A1' }] }] },
    keyFigures: [{ disclosureCode: '第 28 段', fieldKey: 'ghg.scope1.total' }],
  });
  expect(withPrintedCodes(model, 'en')).toMatchObject({ chapters: [{ disclosures: [{ code: 'Aspect A1' }] }] });
});

it('shows 3-3 of each material topic as GRI numbers it, and every other code as it is', () => {
  expect(['3-3 GRI 302', '3-3', '302-1', 'E1-6'].map(readCode)).toEqual(['3-3', '3-3', '302-1', 'E1-6']);
});
