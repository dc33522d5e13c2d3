import type { Language } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { drawReport } from './draw.ts';
import { inspectPdf } from './testing/inspect-pdf.ts';
import { sampleModel } from './testing/sample-model.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');

describe.each<Language>(['en', 'zhTw'])('restated figures in %s', (language) => {
  const note = language === 'en' ? 'A meter was read wrongly.' : '錶數讀錯了。';
  const model = sampleModel({ language, disclosures: 4 });
  const tonnes = { number: '7', unitCode: 't', unitSymbol: 't' };
  model.restatements = [
    { code: '305-1', label: '範圍一 Scope 1', descriptor: 'Boilers', old: '12,34,567.89 t', new: '1,300 t', note },
    { code: '305-2', label: 'Scope 2', descriptor: '', old: '', new: '7 t', figures: { old: null, new: tonnes }, note },
  ];
  const { restatements, before, now } = model.words;
  const printed = [restatements, before, now, 'Boilers', '12,34,567.89 t', '1,300 t', '7 t', note];
  const draw = (format: 'pdf' | 'word' | 'excel') => drawReport({ format, model, assets: {} });

  it('restatements are printed in PDF with the published figure, the present one and the reason', async () => {
    const { pages } = await inspectPdf(await draw('pdf'));
    const text = squeeze(pages.map((page) => page.text).join(''));
    for (const each of printed) expect(text).toContain(squeeze(each));
  });

  it('restatements are printed in Word', async () => {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await draw('word')) });
    for (const each of printed) expect(squeeze(value)).toContain(squeeze(each));
  });

  it('restatements are printed in Excel, in the index', async () => {
    const { sheets } = await readXlsx(await draw('excel'), { readStyles: true });
    const rows = sheets[0]?.rows ?? [];
    const head = rows.findIndex(([first]) => first === restatements);
    expect(rows[head]?.slice(0, 5)).toEqual([restatements, model.words.field, before, now, model.words.note]);
    expect(rows.slice(head + 1, head + 3).map((row) => row.slice(0, 5))).toEqual([
      ['305-1', '範圍一 Scope 1 · Boilers', '12,34,567.89 t', '1,300 t', note],
      ['305-2', 'Scope 2', '–', 7, note],
    ]);
    // A report that was published before figures were stored has them as they were printed.
    expect(sheets[0]?.cells?.get(`${head + 2},3`)?.style?.numFmt).toBe('#,##0" t"');
  });
});
