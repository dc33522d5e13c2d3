import type { Language, ReportModel } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { drawReport } from './draw.ts';
import { inspectPdf } from './testing/inspect-pdf.ts';
import { sampleModel } from './testing/sample-model.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');
const titles: Record<Language, string> = { en: 'KPI sheet', zhTw: '關鍵績效指標一覽' };

describe.each<Language>(['en', 'zhTw'])('the KPI sheet in %s', (language) => {
  const modelWith = (isPrinted: boolean) => {
    const model = sampleModel({ language, disclosures: 12 });
    const codes = model.chapters.flatMap(({ disclosures }) => disclosures.map(({ code }) => code));
    model.kpiSheet = {
      isPrinted,
      disclosures: codes.map((code) => ({
        code,
        owners: ['Mei Chan'],
        evidence: ['電費單 2025.pdf'],
        status: 'approval-accepted',
      })),
    };
    return model;
  };
  const title = titles[language];
  const approved = language === 'en' ? 'Approved' : '已批准';
  const shown = ['Mei Chan', '電費單 2025.pdf', approved, title].map(squeeze);

  it('is a landscape page of the PDF with owner, evidence and status, linked from contents and bookmarks', async () => {
    const { pages, outline } = await inspectPdf(
      await drawReport({ format: 'pdf', model: modelWith(true), assets: {} }),
    );
    const page = pages.find(({ text }) => squeeze(text).includes(squeeze('Mei Chan')));
    for (const text of shown) expect(squeeze(page?.text ?? '')).toContain(text);
    expect(outline.map(({ title: name }) => name)).toContain(title);
    expect(squeeze(pages[1]?.text ?? '')).toContain(squeeze(title));
  });

  it('says on its page that only drafts contain it', async () => {
    const told = language === 'en' ? 'the published report leaves this sheet out' : '發布的報告不包括此表';
    const model = modelWith(true);
    const textOf = async () => {
      const { pages } = await inspectPdf(await drawReport({ format: 'pdf', model, assets: {} }));
      return squeeze(pages.map(({ text }) => text).join(''));
    };
    expect(await textOf()).not.toContain(squeeze(told));
    if (model.kpiSheet) model.kpiSheet.isOfDrafts = true;
    expect(await textOf()).toContain(squeeze(told));
    const word = await drawReport({ format: 'word', model, assets: {} });
    expect(squeeze((await mammoth.extractRawText({ buffer: Buffer.from(word) })).value)).toContain(squeeze(told));
  });

  it('is a landscape page in Word', async () => {
    const bytes = await drawReport({ format: 'word', model: modelWith(true), assets: {} });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    for (const text of shown) expect(squeeze(value)).toContain(text);
  });

  it('is left out of PDF and Word, and stays a sheet of Excel with numbers as numbers', async () => {
    const model = modelWith(false);
    const { pages } = await inspectPdf(await drawReport({ format: 'pdf', model, assets: {} }));
    expect(pages.map(({ text }) => text).join('')).not.toContain('Mei Chan');
    const word = await drawReport({ format: 'word', model, assets: {} });
    expect((await mammoth.extractRawText({ buffer: Buffer.from(word) })).value).not.toContain('Mei Chan');
    const { sheets } = await readXlsx(await drawReport({ format: 'excel', model, assets: {} }));
    const sheet = sheets.find(({ name }) => name === title);
    const figures = model.chapters
      .flatMap(({ disclosures }) => disclosures.flatMap(({ fields }) => fields))
      .flatMap(({ content }) => (content.kind === 'numbers' ? content.rows.map(({ number }) => Number(number)) : []));
    expect(sheet?.rows.flat().filter((cell) => typeof cell === 'number')).toEqual(figures);
    expect(sheet?.rows.flat()).not.toContain('Mei Chan');
  });

  it('says owner, evidence and status in Excel in a draft, and where the report prints them', async () => {
    const rowIn = async (model: ReportModel) => {
      const { sheets } = await readXlsx(await drawReport({ format: 'excel', model, assets: {} }));
      return sheets.find(({ name }) => name === title)?.rows[1]?.slice(-3);
    };
    const work = ['Mei Chan', '電費單 2025.pdf', approved];
    expect(await rowIn(modelWith(true))).toEqual(work);
    expect(await rowIn({ ...modelWith(false), publishedAt: null })).toEqual(work);
  });
});
