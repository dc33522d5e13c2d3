import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { zipOf } from '../../platform/reading/testing.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { cellsOf, importsOf } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

type Cells = readonly (readonly unknown[])[];
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const letterOf = (index: number) => String.fromCharCode(65 + index);

/** Rows as a program writes them that stores all texts in one list. */
const sheetOf = (rows: Cells, number: (value: number) => string, rowMore: string, numberType: string) => {
  const texts: string[] = [];
  const xml = rows.map((row, index) => {
    const cells = row.map((cell, column) => {
      const at = `r="${letterOf(column)}${index + 1}" s="${index === 0 ? 1 : 2}"`;
      if (typeof cell === 'number') return `<c ${at}${numberType}><v>${number(cell)}</v></c>`;
      if (cell === null || cell === undefined || cell === '') return `<c ${at}/>`;
      return `<c ${at} t="s"><v>${texts.push(String(cell)) - 1}</v></c>`;
    });
    return `<row r="${index + 1}"${rowMore}>${cells.join('')}</row>`;
  });
  return { xml: xml.join(''), texts };
};
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;

type Writer = {
  sheet: (rows: Cells) => { xml: string; texts: string[] };
  /** Markup around the rows. */
  before: string;
  after: string;
  workbook: string;
  more: { name: string; content: string }[];
  text: (text: string) => string;
};

/**
 * A workbook as Google Sheets writes it: numbers always with a point, no document properties, no defined names but that of the filter, a
 * theme, the rows of the whole grid, every cell with a style.
 */
const google: Writer = {
  sheet: (rows) => {
    const { xml, texts } = sheetOf(rows, (value) => (Number.isInteger(value) ? `${value}.0` : String(value)), '', '');
    const grid = Array.from({ length: 990 }, (_, index) => `<row r="${rows.length + index + 1}"/>`);
    return { xml: xml + grid.join(''), texts };
  },
  before:
    '<sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1.0" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/><cols><col customWidth="1" hidden="1" min="1" max="1" width="10.0"/></cols>',
  after: '<autoFilter ref="$A$1:$Q$8"/><drawing r:id="rId1"/>',
  workbook:
    '<workbookPr/><sheets><sheet state="visible" name="Data" sheetId="1" r:id="rId4"/></sheets><definedNames><definedName hidden="1" localSheetId="0" name="_xlnm._FilterDatabase">Data!$A$1:$Q$8</definedName></definedNames><calcPr/>',
  more: [{ name: 'xl/theme/theme1.xml', content: '<theme/>' }],
  text: (text) => `<t>${escaped(text)}</t>`,
};

/** A workbook as LibreOffice Calc writes it: a type for every number, all attributes, other prefixes beside the main one. */
const libreOffice: Writer = {
  sheet: (rows) =>
    sheetOf(
      rows,
      String,
      ' customFormat="false" ht="14.9" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"',
      ' t="n"',
    ),
  before:
    '<sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:Q8"/><sheetFormatPr defaultColWidth="8.5" defaultRowHeight="15" zeroHeight="false"></sheetFormatPr><cols><col collapsed="false" customWidth="true" hidden="true" outlineLevel="0" max="1" min="1" style="0" width="10"/></cols>',
  after: '<printOptions headings="false" gridLines="false"/>',
  workbook:
    '<fileVersion appName="Calc"/><workbookPr backupFile="false" showObjects="all" dateCompatibility="false"/><sheets><sheet name="Data" sheetId="1" state="visible" r:id="rId4"/></sheets><calcPr iterateCount="100" refMode="A1" iterate="false" iterateDelta="0.0001"/>',
  more: [{ name: 'docProps/app.xml', content: '<Properties><Application>LibreOffice</Application></Properties>' }],
  text: (text) => `<t xml:space="preserve">${escaped(text)}</t>`,
};

const written = ({ sheet, before, after, workbook, more, text }: Writer, rows: Cells) => {
  const { xml, texts } = sheet(rows);
  const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const spaces = `xmlns="${main}" xmlns:r="${relations}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`;
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `${prolog}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${prolog}<Relationships xmlns="${packageRelations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    { name: 'xl/workbook.xml', content: `${prolog}<workbook ${spaces}>${workbook}</workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${prolog}<Relationships xmlns="${packageRelations}">${relation(1, 'theme', 'theme/theme1.xml')}${relation(2, 'styles', 'styles.xml')}${relation(3, 'sharedStrings', 'sharedStrings.xml')}${relation(4, 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${prolog}<styleSheet ${spaces}><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="0"/><xf numFmtId="0"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${prolog}<sst ${spaces} count="${texts.length}">${texts.map((each) => `<si>${text(each)}</si>`).join('')}</sst>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${prolog}<worksheet ${spaces}>${before}<sheetData>${xml}</sheetData>${after}</worksheet>`,
    },
    ...more,
  ]);
};

const quoted = (cell: unknown) => {
  const text = cell === null || cell === undefined ? '' : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

it.each([
  ['a workbook of Google Sheets', (rows: Cells) => written(google, rows), 'xlsx'],
  ['a workbook of LibreOffice', (rows: Cells) => written(libreOffice, rows), 'xlsx'],
  // Google writes no byte order mark and no last line end, and shows figures with thousands separators.
  [
    'a CSV file of Google Sheets',
    (rows: Cells) =>
      new TextEncoder().encode(
        rows
          .map((row) =>
            row.map((cell) => quoted(typeof cell === 'number' ? cell.toLocaleString('en') : cell)).join(','),
          )
          .join('\r\n'),
      ),
    'csv',
  ],
] as const)('a template keeps its row ids through %s', async (_name, write, extension) => {
  await h.reset();
  const { store, entity, time } = hubOf(h);
  const year = await time('2025-01-01', '2025-12-31');
  const plant = await entity('大埔廠 & Söhne');
  const rows = [
    { number: '5', unit: 'MWh', descriptor: 'Grid' },
    { number: '12345678901234567890.5', unit: 'kWh', descriptor: '' },
  ];
  await store(year.id, { value: { type: 'number', rows } });
  const { template, checked, items } = importsOf(h);
  const bytes = await template({
    metricKeys: ['energy.consumption.total', 'ghg.scope1.total'],
    reportingTimeIds: [year.id],
    subjects: ['organisation', plant.id],
  });
  const [titles = [], ...lines] = await cellsOf(bytes);
  const value = titles.indexOf('Value');
  const id = titles.indexOf('Row ID');
  const filled = lines.map((line) =>
    String(line[id]).includes(`ghg.scope1.total:total:figures|${plant.id}`)
      ? line.map((cell, column) => (column === value ? 1234567.5 : cell))
      : line,
  );
  const dry = await checked(write([titles, ...filled]), `filled.${extension}`);
  expect(dry).toMatchObject({ state: 'checked', counts: { new: 1, changed: 0, conflict: 0, same: 1, error: 0 } });
  const [fresh] = await items(dry.id, '&kind=new');
  expect(fresh).toMatchObject({
    metricKey: 'ghg.scope1.total',
    entityId: plant.id,
    after: { value: { rows: [{ number: '1234567.5' }] } },
  });
});
