import { type ExportFormat, importLimits } from '@esg/contract';
import { Document, FootnoteReferenceRun, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../platform/reading/testing.ts';
import { drawReport } from '../../exports/render/draw.ts';
import { sampleModel } from '../../exports/render/testing/sample-model.ts';
import { askedOf, evidenceFor, queryOf, rank, segmentOf, snippetOf } from '../../retrieval/index.ts';
import * as files from '../testing/hostile.ts';
import { languageOf } from './language.ts';
import type { FilePage } from './page.ts';
import { readFilePages } from './read-file.ts';

const pdf = 'application/pdf';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const tablesOf = (pages: readonly FilePage[]) =>
  pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])));
const rowsOf = (pages: readonly FilePage[]) => tablesOf(pages).flatMap(({ rows }) => rows.map((row) => row.join('|')));

describe('a report of our own', () => {
  it.each<[ExportFormat, string]>([
    ['pdf', pdf],
    ['word', word],
  ])(
    'is read from %s with its headings and its tables, figures beside their units and below their years',
    async (format, mediaType) => {
      const model = sampleModel({ disclosures: 5 });
      const pages = await readFilePages(await drawReport({ format, model, assets: {} }), mediaType);
      expect(rowsOf(pages)).toContain('Organisational details|MWh|15,12,406.83');
      expect(tablesOf(pages).map(({ head }) => head[0]?.join('|'))).toContain('Item|Unit|2025');
      const headings = pages.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'heading' ? [b.text] : [])));
      expect(headings).toContain('GRI 2: General Disclosures 2021');
      expect(languageOf(pages.map(({ text }) => text))).toBe('en');
    },
  );

  it('is read from PDF with the heads of a table that goes on above the rows of the next page', async () => {
    const model = sampleModel({ disclosures: 40, charts: 0 });
    const pages = await readFilePages(await drawReport({ format: 'pdf', model, assets: {} }), pdf);
    const continued = pages.flatMap(({ text }) => {
      const lines = text.split('\n');
      const head = lines.findIndex((line) => line.includes('(continued)'));
      return head < 0 ? [] : [{ head, row: lines.findIndex((line, at) => at !== head && /\t[\d,.]+$/.test(line)) }];
    });
    expect(continued.length).toBeGreaterThan(0);
    for (const { head, row } of continued) expect(head).toBeLessThan(row);
  });

  it('is read from Excel with every chapter, however many sheets there are', { timeout: 60_000 }, async () => {
    const model = sampleModel({ disclosures: 200 });
    const pages = await readFilePages(await drawReport({ format: 'excel', model, assets: {} }), excel);
    expect(new Set(pages.map(({ label }) => label)).size).toBeGreaterThan(importLimits.sheetsMax);
  });

  it('is read from Excel with the number of each row', async () => {
    const model = sampleModel({ disclosures: 5 });
    const pages = await readFilePages(await drawReport({ format: 'excel', model, assets: {} }), excel);
    const table = tablesOf(pages).find(({ rows }) => rows.some((row) => row.includes('1512406.83')));
    expect(table?.row).toBeGreaterThan(1);
    expect(pages.every(({ kind, label }) => kind === 'sheet' && label !== null)).toBe(true);
  });
});

it('reads the foot- and endnotes of a Word document, below none of its headings', async () => {
  const note = (text: string) => ({ children: [new Paragraph(text)] });
  const children = [
    new Paragraph({ text: 'Energy', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ children: [new TextRun('We used 512 MWh in 2024.'), new FootnoteReferenceRun(1)] }),
  ];
  const footnotes = { 1: note('Without the leased warehouse in Sha Tin.') };
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }], footnotes }));
  const pages = await readFilePages(new Uint8Array(bytes), word);
  expect(pages.map(({ label }) => label)).toEqual(['Energy', null]);
  expect(pages[1]?.text).toBe('Without the leased warehouse in Sha Tin.');
});

describe('a PDF without tags', () => {
  const at = (left: number, top: number, text: string) => `BT /F 10 Tf ${left} ${top} Td (${text}) Tj ET`;
  const drawn = (...pieces: string[]) =>
    readFilePages(files.pageWith(files.streamOf(Buffer.from(pieces.join('\n')))), pdf);

  it('is read column by column, and knows where each line stands', async () => {
    const lines = Array.from({ length: 6 }, (_, index) => index);
    const pages = await drawn(
      ...lines.flatMap((line) => [
        at(50, 700 - line * 13, `left column says line ${line} here`),
        at(320, 700 - line * 13, `right column says line ${line} here`),
      ]),
    );
    const read = pages[0]?.text.split('\n') ?? [];
    expect(read.slice(0, 6).every((line) => line.startsWith('left'))).toBe(true);
    expect(read.slice(6).every((line) => line.startsWith('right'))).toBe(true);
    expect(pages[0]?.boxes?.slice(0, 2)).toEqual([50, 698]);
  });

  it('gives figures as rows below the heads of their columns', async () => {
    const row = (top: number, ...cells: string[]) => cells.map((cell, index) => at(60 + index * 140, top, cell));
    const pages = await drawn(
      ...row(700, 'Item', 'Unit', '2024'),
      ...row(686, 'Electricity', 'MWh', '1,204.5'),
      ...row(672, 'Diesel', 'litres', '30'),
      ...row(658, 'Water', 'm3', '88'),
    );
    expect(tablesOf(pages)).toMatchObject([
      {
        head: [['Item', 'Unit', '2024']],
        rows: [
          ['Electricity', 'MWh', '1,204.5'],
          ['Diesel', 'litres', '30'],
          ['Water', 'm3', '88'],
        ],
      },
    ]);
  });

  // In the standard encoding of a font \256 is the letter ﬁ, and \257 ﬂ.
  it('is found and quoted by words that have ligatures or that a line end has cut', async () => {
    const [page] = await readFilePages(
      files.pageOf(
        'Electricity con-',
        'sumption in 2024 was 41,275 kWh, because of the ef-',
        '\\256ciency of new lamps in our of\\256ces.',
        'Waste is sorted by third-',
        'party cleaners on every \\257oor.',
      ),
      pdf,
    );
    const text = page?.text ?? '';
    expect(text).toContain('\ufb01ciency of new lamps in our of\ufb01ces');
    const segment = segmentOf([text, 'Nothing of it']);
    for (const [typed, shown] of [
      ['consumption', 'con-\nsumption'],
      ['efficiency', 'ef-\n\ufb01ciency'],
      ['offices', 'of\ufb01ces'],
      ['third-party', 'third-\nparty'],
      ['floor', '\ufb02oor'],
    ] as const) {
      const query = queryOf(typed, { concepts: false });
      expect(
        rank([segment], query, 5).map((hit) => hit.page),
        typed,
      ).toEqual([0]);
      const { text: snippet, highlights } = snippetOf(text, query);
      const marked = highlights.map(({ from, to }) => snippet.slice(from, to)).join('-\n');
      expect(marked, typed).toBe(shown);
    }
    const evidence = evidenceFor(askedOf('What was the electricity consumption in 2024?'), [text]);
    expect(evidence).toMatchObject({ isStated: true, figure: { text: '41,275' } });
    expect(text).toContain(evidence.isStated && evidence.quote.text);
  });

  it('keeps the mark of a footnote apart from the figure that it stands at', async () => {
    const row = (top: number, ...cells: string[]) => cells.map((cell, index) => at(60 + index * 140, top, cell));
    const pages = await drawn(
      ...row(700, 'Item', '2020', '2021', '2022'),
      ...row(686, 'Lost days due to work injury', '71', '', '97'),
      'BT /F 10 Tf 340 686 Td (112) Tj ET',
      'BT /F 7 Tf 356.7 689.9 Td (3) Tj ET',
      ...row(672, 'Work-related fatalities', '0', '0', '0'),
    );
    const text = pages[0]?.text ?? '';
    expect(text).toContain('Lost days due to work injury\t71\t112³\t97');
    const evidence = evidenceFor(askedOf('How many working days were lost due to work injury in 2021?'), [text]);
    expect(evidence).toMatchObject({ isStated: true, figure: { text: '112' } });
    const found = (typed: string) => rank([segmentOf([text])], queryOf(typed, { concepts: false }), 5).length;
    expect([found('112'), found('1123')]).toEqual([1, 0]);
  });

  it('says of a page that is a picture that it has no text', async () => {
    expect(await readFilePages(files.scannedPage(), pdf)).toMatchObject([{ source: 'picture', text: '' }]);
  });
});

describe('a Word document', () => {
  it('keeps the mark of a footnote apart from the figure that it stands at', async () => {
    const raised = new TextRun({ text: '3', superScript: true });
    const children = [
      new Paragraph({ children: [new TextRun('We lost 112'), raised, new TextRun(' days to injuries in 2021.')] }),
    ];
    const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
    const [page] = await readFilePages(new Uint8Array(bytes), word);
    expect(page?.text).toBe('We lost 112³ days to injuries in 2021.');
    const evidence = evidenceFor(askedOf('How many days were lost to injuries in 2021?'), [page?.text ?? '']);
    expect(evidence).toMatchObject({ isStated: true, figure: { text: '112' } });
  });

  it('is cited by the headings above, and shows no deleted text and no codes of fields', async () => {
    const styles =
      '<w:styles xmlns:w="x"><w:style w:styleId="A"><w:name w:val="heading 1"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>';
    const long = files.paragraphOf('Energy is bought. '.repeat(120));
    const hidden =
      '<w:p><w:del><w:r><w:t>gone</w:t></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>kept</w:t></w:r></w:p>';
    const body = `${files.paragraphOf('Energy', 'A')}${long}${files.paragraphOf('Water', 'B')}${hidden}`;
    const pages = await readFilePages(files.wordOf(body, styles), word);
    expect(pages.map(({ label, text }) => [label, text.slice(0, 13)])).toEqual([
      ['Energy', 'Energy\nEnergy'],
      ['Water', 'Water\nkept'],
    ]);
  });

  it('has heads of a table only where it says so', async () => {
    const cell = (text: string) => `<w:tc>${files.paragraphOf(text)}</w:tc>`;
    const row = (mark: string, ...texts: string[]) =>
      `<w:tr><w:trPr>${mark}</w:trPr>${texts.map(cell).join('')}</w:tr>`;
    const table = `<w:tbl>${row('<w:tblHeader/>', 'Item', '2024')}${row('<w:tblHeader w:val="false"/>', 'Water', '88')}</w:tbl>`;
    expect(tablesOf(await readFilePages(files.wordOf(table), word))).toMatchObject([
      { head: [['Item', '2024']], rows: [['Water', '88']] },
    ]);
  });

  it('is cut into pages within a long table, each with its heads', async () => {
    const cell = (text: string) => `<w:tc>${files.paragraphOf(text)}</w:tc>`;
    const row = (mark: string, ...texts: string[]) =>
      `<w:tr><w:trPr>${mark}</w:trPr>${texts.map(cell).join('')}</w:tr>`;
    const rows = Array.from({ length: 300 }, (_, at) => row('', `Risk ${at}`, 'what is done about it '.repeat(50)));
    const table = `<w:tbl>${row('<w:tblHeader/>', 'Risk', 'Answer')}${rows.join('')}</w:tbl>`;
    const pages = await readFilePages(files.wordOf(table), word);
    expect(pages.length).toBeGreaterThan(3);
    expect(tablesOf(pages).every(({ head }) => head[0]?.[0] === 'Risk')).toBe(true);
    expect(tablesOf(pages).flatMap(({ rows: those }) => those)).toHaveLength(300);
  });
});

it('cuts a long sheet into pages that each have the heads of its columns and the numbers of its rows', async () => {
  const cell = (column: string, row: number, text: string) => `<c r="${column}${row}" t="str"><v>${text}</v></c>`;
  const rows = Array.from({ length: 450 }, (_, index) => {
    const row = index + 4;
    const value = index === 0 ? cell('C', row, 'kWh') : `<c r="C${row}"><v>${index}.5</v></c>`;
    return `<row r="${row}">${cell('B', row, index === 0 ? 'Meter' : `M${index}`)}${value}</row>`;
  });
  const pages = await readFilePages(bookOf({ sheet: rows.join('') }), excel);
  expect(pages.map(({ label }) => label)).toEqual(['Data', 'Data', 'Data']);
  for (const { head, column } of tablesOf(pages)) expect([head, column]).toEqual([[['Meter', 'kWh']], 2]);
  const place = tablesOf(pages).find(({ rows: those }) => those.some(([meter]) => meter === 'M300'));
  expect((place?.row ?? 0) + (place?.rows.findIndex(([meter]) => meter === 'M300') ?? 0)).toBe(304);
});

it('tells languages apart', () => {
  expect(languageOf(['本公司於二零二五年度的溫室氣體排放總量較去年減少，詳情載於本報告。'])).toBe('zh-Hant');
  expect(languageOf(['本公司二零二五年度的温室气体排放总量较去年减少，详情载于本报告，经营产业发展。'])).toBe(
    'zh-Hans',
  );
  expect(languageOf(['Die Emissionen des Unternehmens sind im Jahr 2024 mit der Energie gesunken.'])).toBe('de');
  expect(languageOf(['Les émissions de l’entreprise sont dans le rapport pour les années.'])).toBe('fr');
  expect(languageOf(['12'])).toBeNull();
});

describe('a list of a Word document', () => {
  it('is read in items, by their numbering or by their style, and answers by them', async () => {
    const children = [
      new Paragraph('Three things are done for water'),
      new Paragraph({
        text: 'Rain water of the roofs is used in the cooling towers of the plant',
        bullet: { level: 0 },
      }),
      new Paragraph({ text: 'Meters are read every month', style: 'ListParagraph' }),
      new Paragraph('No item any more'),
    ];
    const bytes = await Packer.toBuffer(new Document({ creator: 'Test', sections: [{ children }] }));
    const [page] = await readFilePages(new Uint8Array(bytes), word);
    const lines = page?.text.split('\n') ?? [];
    expect(lines[1]).toBe('• Rain water of the roofs is used in the cooling towers of the plant');
    expect(lines[3]).toBe('No item any more');
    const evidence = evidenceFor(askedOf('Where is rain water used?'), [page?.text ?? '']);
    expect(evidence).toMatchObject({ isStated: true, quote: { text: expect.stringContaining(lines[1] ?? '') } });
  });
});
