import { changeBetween, type Language, type ReportModel } from '@esg/contract';
import { frameworkTitle } from '@esg/contract/printed';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawReport } from '../draw.ts';
import { sampleLogo, sampleModel } from '../testing/sample-model.ts';
import { cellStylesOf, cellTexts, changeCell, significantDigits } from './cells.ts';
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
    const wanted = [model.words.contentIndex, ...model.chapters.map(({ code }) => code)];
    expect(book.sheets.map(({ name }) => name).slice(0, wanted.length)).toEqual(wanted);
    expect(book.sheets.slice(0, wanted.length).every(({ freezePane }) => (freezePane?.rows ?? 0) > 0)).toBe(true);
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
              unitSymbol,
              Number(number),
            ])
          : [],
      ),
    );
    const shown = book.sheets
      .slice(1, 1 + model.chapters.length)
      .flatMap(({ rows }) => rows.slice(1))
      .filter((row) => typeof row[5] === 'number')
      .map(([code, , label, descriptor, unit, value]) => [code, label, descriptor || null, unit, value]);
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
  it('names company and framework once on its first sheet, and heads the column of chapters by what is in it', async () => {
    const model = sampleModel({ disclosures: 2 });
    const { words, framework, organisation } = model;
    model.title = `${organisation} ESG Report 2024`;
    model.contentIndex = {
      title: words.contentIndex,
      facts: [{ label: words.preparedWith, text: frameworkTitle(framework) }],
      columns: { disclosure: words.disclosure, location: 'Page', cells: [] },
      groups: [],
    };
    const rows = (await readBack(model)).sheets[0]?.rows ?? [];
    const texts = rows.flatMap((row) => row.map(String));
    expect(texts.filter((text) => text.includes(organisation))).toEqual([model.title]);
    expect(texts.filter((text) => text === words.preparedWith)).toHaveLength(1);
    expect(rows.at(-1)?.[2]).toBe('Chapter');
  });

  it('stores a number that a spreadsheet would round as text, and says so', async () => {
    const model = sampleModel({ disclosures: 1 });
    const [disclosure] = disclosuresOf(model);
    const number = '1234567890123456.789';
    const row = { descriptor: '', number, unitCode: 't', unitSymbol: 't' };
    if (disclosure) {
      disclosure.fields = [{ key: 'a', label: 'Big', language: null, content: { kind: 'numbers', rows: [row] } }];
      disclosure.charts = [];
    }
    const sheet = (await readBack(model)).sheets[1];
    expect(sheet?.rows[1]?.[5]).toBe(number);
    expect(sheet?.cells?.get('1,5')?.comment?.text).toContain('15 significant digits');
  });

  it('has a row for each figure with its years side by side, a name for each column, and charts of these cells', async () => {
    const model = sampleModel({ disclosures: 1 });
    model.periodName = '2024';
    const [disclosure] = disclosuresOf(model);
    if (!disclosure) throw new Error('The sample has no disclosure');
    const row = (descriptor: string, last: string, number: string, breakdown?: string) => ({
      descriptor,
      number,
      unitCode: 'employees',
      unitSymbol: 'employees',
      earlier: [last],
      change: changeBetween(last, number, 'employees'),
      ...(breakdown && { breakdown }),
    });
    const rows = [row('', '100', '110'), row('Male', '60', '65', 'g'), row('Female', '40', '45', 'g')];
    const breakdowns = [{ id: 'g', label: 'By gender' }];
    disclosure.fields = [
      {
        key: 'a',
        label: 'Employees',
        language: null,
        content: { kind: 'numbers', rows, years: ['2023'], breakdowns },
      },
    ];
    const stacked = { kind: 'stacked' as const, unitSymbol: 'employees', categories: ['2023', '2024'] };
    disclosure.charts = [
      {
        ...stacked,
        title: 'Employees · By gender',
        series: [
          { name: 'Male', values: ['60', '65'] },
          { name: 'Female', values: ['40', '45'] },
        ],
      },
      { ...stacked, kind: 'bar', title: 'Of elsewhere', series: [{ name: 'Other', values: ['1', '2'] }] },
    ];
    const { sheets } = await readBack(model);
    const [, chapter, data] = sheets;
    const heads = ['Code', 'Disclosure', 'Item', 'Description', 'Unit', '2023', '2024', 'Change', 'Note'];
    expect(chapter?.rows[0]).toEqual([...heads, 'Answer in words']);
    expect(chapter?.rows.slice(1).map((cells) => cells.slice(3, 8))).toEqual([
      ['', 'employees', 100, 110, 0.1],
      ['By gender · Male', 'employees', 60, 65, 0.083],
      ['By gender · Female', 'employees', 40, 45, 0.125],
    ]);
    expect(chapter?.rows).toHaveLength(4);
    const quoted = `'${chapter?.name}'`;
    expect(chapter?.charts?.[0]?.series?.map(({ valuesRef }) => valuesRef)).toEqual([
      `${quoted}!$F$3:$G$3`,
      `${quoted}!$F$4:$G$4`,
    ]);
    expect(data?.name).toBe('Chart data');
    expect(data?.rows.slice(0, 3)).toEqual([
      [disclosure.code, 'Of elsewhere (employees)', 'Other'],
      [disclosure.code, '2023', 1],
      [disclosure.code, '2024', 2],
    ]);
  });

  it('marks a figure that is missing in one of its years', async () => {
    const model = sampleModel({ disclosures: 1 });
    model.periodName = '2024';
    const [disclosure] = disclosuresOf(model);
    if (!disclosure) throw new Error('The sample has no disclosure');
    const row = { number: '5', unitCode: 'employees', unitSymbol: 'employees' };
    const rows = [
      { ...row, descriptor: 'Old plant', earlier: ['4'] },
      { ...row, descriptor: 'New plant', earlier: [null] },
    ];
    const content = { kind: 'numbers' as const, rows, years: ['2023'] };
    disclosure.fields = [{ key: 'a', label: 'Employees', language: null, content }];
    const [, chapter] = (await readBack(model)).sheets;
    expect(chapter?.rows.slice(1).map((cells) => [cells[3], cells[5], cells[8]])).toEqual([
      ['Old plant', 4, ''],
      ['New plant', null, 'No figure for that year.'],
    ]);
  });

  it('keeps changes as numbers: percentages, points and counts, each with its own format', () => {
    const styles = cellStylesOf(sampleModel({ disclosures: 1 }));
    const shown = (then: string, now: string, unit: string) => {
      const change = changeBetween(then, now, unit);
      const cell = change && changeCell(change, styles, 'en');
      return [cell?.value, cell?.type, cell?.style?.numFmt];
    };
    expect(shown('1000', '1113', 'MWh')).toEqual([0.113, 'number', '"+"#,##0.0%;"\u2212"#,##0.0%;#,##0.0%']);
    expect(shown('5', '3.5', '%')).toEqual([-1.5, 'number', '"+"#,##0.0" pp";"\u2212"#,##0.0" pp";#,##0.0" pp"']);
    expect(shown('1', '3', '1')).toEqual([2, 'number', '"+"#,##0;"\u2212"#,##0;#,##0']);
  });

  it('counts significant digits of a canonical number', () => {
    expect(['0', '0.0012', '1200', '-120.50', '100.0'].map(significantDigits)).toEqual([0, 2, 2, 5, 4]);
  });

  it('never stores a text as a formula', async () => {
    const model = sampleModel({ disclosures: 1 });
    const [disclosure] = disclosuresOf(model);
    if (disclosure) {
      disclosure.fields = [
        { key: 'a', label: '+1', language: null, content: { kind: 'text', text: '=HYPERLINK("x")' } },
      ];
    }
    const sheet = (await readBack(model)).sheets[1];
    expect(sheet?.rows[1]?.[5]).toBe('=HYPERLINK("x")');
    expect(sheet?.cells?.get('1,5')?.formula).toBeUndefined();
  });

  it('splits a text that is too long for one cell', () => {
    const pieces = cellTexts('長'.repeat(70_000));
    expect(pieces.map((piece) => piece.length)).toEqual([32_000, 32_000, 6000]);
  });

  it('gives each sheet a unique name that a workbook allows', () => {
    const names = sheetNamesOf(['A/B: [1]', 'a-b- -1-', 'History', 'x'.repeat(40), 'x'.repeat(40)]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5);
    expect(names.every((name) => name.length <= 31 && !/[[\]:*?/\\]/.test(name))).toBe(true);
    expect(names[2]).toBe('History (2)');
  });
});
