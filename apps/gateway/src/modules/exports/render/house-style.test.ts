import type { Language, ReportModel } from '@esg/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blackFont, lightFont } from '../../house-styles/testing.ts';
import { drawReport } from './draw.ts';
import { inspectPdf } from './testing/inspect-pdf.ts';
import { readZip } from './testing/read-zip.ts';
import { sampleModel } from './testing/sample-model.ts';

const page = { width: 1654, height: 2339 };
const letterhead = await sharp({ create: { ...page, channels: 3, background: '#f3e6ea' } })
  .png()
  .toBuffer();
const assets = { letterhead, fonts: { regular: lightFont(), bold: blackFont() } };
const font = {
  family: 'Noto Sans Light',
  regularFileId: 'regular',
  boldFileId: 'bold',
  hasChinese: false,
  inWord: true,
};
const styled = (language: Language, more: Partial<typeof font> = {}): ReportModel => {
  const model = sampleModel({ language, disclosures: 15 });
  return {
    ...model,
    brand: {
      ...model.brand,
      font: { ...font, ...more },
      letterhead: { fileId: 'letterhead', headMm: 60, footMm: 40 },
    },
  };
};
const fontNames = (bytes: Uint8Array) =>
  new Set(
    [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g),
    ].map(([, name]) => name),
  );
const partOf = async (model: ReportModel, name: string) => {
  const parts = readZip(await drawReport({ format: 'word', model, assets }));
  return Buffer.from(parts[name] ?? '').toString();
};

describe('a house style', () => {
  it('sets a PDF in the font, and characters that the font lacks in the standard one', async () => {
    const english = fontNames(await drawReport({ format: 'pdf', model: styled('en'), assets }));
    expect([...english].filter((name) => name?.startsWith('NotoSans-')).sort()).toEqual([
      'NotoSans-Black',
      'NotoSans-Light',
    ]);
    const chinese = fontNames(await drawReport({ format: 'pdf', model: styled('zhTw'), assets }));
    for (const name of ['NotoSans-Light', 'NotoSansTC-Regular', 'NotoSansTC-Bold']) expect(chinese).toContain(name);
  });

  it('keeps every word of the pages, tagged, and the cover on one page', async () => {
    const model = styled('en');
    const drawn = await inspectPdf(await drawReport({ format: 'pdf', model, assets }));
    const written = drawn.pages.map(({ text }) => text.replace(/\s/g, '')).join('');
    for (const { title } of model.chapters.flatMap(({ disclosures }) => disclosures))
      expect(written).toContain(title.replace(/\s/g, ''));
    expect(drawn.pages.map(({ untagged }) => untagged).join('')).toBe('');
    expect(drawn.pages[0]?.text.replace(/\s/g, '')).toContain(model.organisation.replace(/\s/g, ''));
    expect(drawn.pages[1]?.text).toContain(model.words.contents);
  });

  it('embeds the font into Word where its licence allows that, and names it in any case', async () => {
    expect(await partOf(styled('en'), 'word/styles.xml')).toContain('w:ascii="Noto Sans Light"');
    const table = await partOf(styled('en'), 'word/fontTable.xml');
    expect(table).toContain('w:name="Noto Sans Light"');
    for (const element of ['w:embedRegular', 'w:embedBold']) expect(table).toContain(`<${element} `);
    const named = styled('en', { inWord: false });
    expect(await partOf(named, 'word/styles.xml')).toContain('w:ascii="Noto Sans Light"');
    expect(await partOf(named, 'word/fontTable.xml')).not.toContain('embed');
  });

  it('sets Chinese text in Word in a font that has its characters', async () => {
    expect(await partOf(styled('zhTw'), 'word/styles.xml')).toContain('w:eastAsia="Microsoft JhengHei"');
    const chinese = await partOf(styled('zhTw', { hasChinese: true }), 'word/styles.xml');
    expect(chinese).toContain('w:eastAsia="Noto Sans Light"');
  });

  it('puts the letterhead behind the pages of Word, with margins that keep text off it', async () => {
    expect(await partOf(styled('en'), 'word/header1.xml')).toContain('behindDoc="1"');
    // 60 mm and the running head below it, 40 mm and the running foot above it, in twentieths of a point.
    const margins = (await partOf(styled('en'), 'word/document.xml')).match(/w:pgMar w:top="\d+"[^>]*w:bottom="\d+"/g);
    expect(margins?.at(-1)).toContain('w:top="4202"');
    expect(margins?.at(-1)).toContain('w:bottom="2988"');
    expect(margins?.[0]).toContain('w:top="1520"');
  });

  it('names the font in Excel', async () => {
    const parts = readZip(await drawReport({ format: 'excel', model: styled('en'), assets }));
    expect(Buffer.from(parts['xl/styles.xml'] ?? '').toString()).toContain('Noto Sans Light');
  });
});
