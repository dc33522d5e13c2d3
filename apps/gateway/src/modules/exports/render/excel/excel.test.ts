import type { Language, ReportModel } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawReport } from '../draw.ts';
import { sampleLogo, sampleModel } from '../testing/sample-model.ts';
import { cellTexts, significantDigits } from './cells.ts';
import { sheetNamesOf } from './excel.ts';

const disclosuresOf = ({ chapters }: ReportModel) => chapters.flatMap(({ disclosures }) => disclosures);
const readBack = async (model: ReportModel, tenantLogo?: Uint8Array) =>
  readXlsx(await drawReport({ format: 'excel', model, assets: { tenantLogo } }), { readStyles: true });

describe.each<Language>(['en', 'zhTw'])('Excel in %s', (language) => {
  const model = sampleModel({ language, disclosures: 40 });
  let book: Awaited<ReturnType<typeof readBack>>;
  beforeAll(async () => {
    book = await readBack(model, await sampleLogo());
  });

  it('has a content index and a sheet for each chapter, with a frozen head', () => {
    expect(book.sheets.map(({ name }) => name)).toEqual([
      model.words.contentIndex,
      ...model.chapters.map(({ code }) => code),
    ]);
    expect(book.sheets.every(({ freezePane }) => (freezePane?.rows ?? 0) > 0)).toBe(true);
    const codes = book.sheets[0]?.rows.slice(7).map(([code]) => code);
    expect(codes).toEqual(disclosuresOf(model).map(({ code }) => code));
  });

  it('holds every number as a number, with its unit beside it', () => {
    const stored = disclosuresOf(model).flatMap(({ code, fields }) =>
      fields.flatMap(({ label, content }) =>
        content.kind === 'numbers'
          ? content.rows.map(({ descriptor, number, unitSymbol }) => [
              code,
              label,
              descriptor || null,
              Number(number),
              unitSymbol,
            ])
          : [],
      ),
    );
    const shown = book.sheets
      .slice(1)
      .flatMap(({ rows }) => rows.slice(1))
      .filter(([, , , , value]) => typeof value === 'number')
      .map(([code, , label, descriptor, value, unit]) => [code, label, descriptor || null, value, unit]);
    expect(shown).toEqual(stored);
  });

  it('holds every text and omission', () => {
    const values = new Set(book.sheets.slice(1).flatMap(({ rows }) => rows.flatMap((row) => row.map(String))));
    for (const { omission, fields } of disclosuresOf(model)) {
      if (omission) expect(values).toContain(omission.explanation);
      for (const { content } of fields) {
        if (content.kind === 'text') expect(values).toContain(content.text);
        if (content.kind === 'list') expect(values).toContain(content.items.join('\n'));
      }
    }
  });

  it('draws native bar charts over the cells themselves', () => {
    const charts = book.sheets.flatMap((sheet) => sheet.charts ?? []);
    expect(charts).toHaveLength(disclosuresOf(model).flatMap((disclosure) => disclosure.charts).length);
    expect(charts[0]?.kinds).toEqual(['bar']);
  });
});

describe('Excel', () => {
  it('keeps a number that a spreadsheet would round as text, and says so', async () => {
    const model = sampleModel({ disclosures: 1 });
    const [disclosure] = disclosuresOf(model);
    const number = '1234567890123456.789';
    const row = { descriptor: '', number, unitCode: 't', unitSymbol: 't' };
    if (disclosure) {
      disclosure.fields = [{ key: 'a', label: 'Big', language: null, content: { kind: 'numbers', rows: [row] } }];
      disclosure.charts = [];
    }
    const sheet = (await readBack(model)).sheets[1];
    expect(sheet?.rows[1]?.[4]).toBe(number);
    expect(sheet?.cells?.get('1,4')?.comment?.text).toContain('15 significant digits');
  });

  it('counts significant digits of a canonical number', () => {
    expect(['0', '0.0012', '1200', '-120.50', '100.0'].map(significantDigits)).toEqual([0, 2, 2, 5, 4]);
  });

  it('never reads a text as a formula', async () => {
    const model = sampleModel({ disclosures: 1 });
    const [disclosure] = disclosuresOf(model);
    if (disclosure) {
      disclosure.fields = [
        { key: 'a', label: '+1', language: null, content: { kind: 'text', text: '=HYPERLINK("x")' } },
      ];
    }
    const sheet = (await readBack(model)).sheets[1];
    expect(sheet?.rows[1]?.[4]).toBe('=HYPERLINK("x")');
    expect(sheet?.cells?.get('1,4')?.formula).toBeUndefined();
  });

  it('cuts a text that no cell can hold into several', () => {
    const pieces = cellTexts('長'.repeat(70_000));
    expect(pieces.map((piece) => piece.length)).toEqual([32_000, 32_000, 6000]);
  });

  it('names sheets as a workbook allows, each once', () => {
    const names = sheetNamesOf(['A/B: [1]', 'a-b- -1-', 'History', 'x'.repeat(40), 'x'.repeat(40)]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5);
    expect(names.every((name) => name.length <= 31 && !/[[\]:*?/\\]/.test(name))).toBe(true);
    expect(names[2]).toBe('History (2)');
  });
});
