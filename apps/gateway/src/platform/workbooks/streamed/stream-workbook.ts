import { createZip } from '../../zip.ts';
import { type Cell, columnLetters, rowXml, xmlText } from './cells.ts';
import { stylesXml, type WorkbookColors } from './styles.ts';

type Column = { readonly width: number; readonly hidden?: boolean };
/** A sheet whose rows are requested while it is written. */
export type Sheet = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Rows that stay visible, and whether the last of them filters the others. */
  readonly frozenRows: number;
  readonly filtered: boolean;
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
};
export type WorkbookFacts = {
  readonly title: string;
  readonly creator: string;
  readonly createdAt: Date;
  readonly colors: WorkbookColors;
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Rows are handed on in pieces of about this many letters. */
const pieceLength = 64 * 1024;

const sheetHead = ({ columns, frozenRows }: Sheet) => {
  const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  const widths = columns.map(
    ({ width, hidden }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${hidden ? ' hidden="1"' : ''}/>`,
  );
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozenRows > 0 ? pane : ''}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
};

const sheetFoot = ({ columns, frozenRows, filtered }: Sheet, rows: number, links: readonly string[]) =>
  [
    '</sheetData>',
    filtered && `<autoFilter ref="A${frozenRows}:${columnLetters(columns.length - 1)}${Math.max(rows, frozenRows)}"/>`,
    links.length > 0 && `<hyperlinks>${links.join('')}</hyperlinks>`,
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>',
  ]
    .filter(Boolean)
    .join('');

const linksOf = (cells: readonly Cell[], row: number) =>
  cells.flatMap((cell, index) => {
    if (cell === null || !('to' in cell)) return [];
    const place = `'${cell.to.sheet.replaceAll("'", "''")}'!A${cell.to.row}`;
    return `<hyperlink ref="${columnLetters(index)}${row}" location="${xmlText(place)}" display="${xmlText(cell.text)}"/>`;
  });

const sheetXml = async function* (sheet: Sheet) {
  let piece = sheetHead(sheet);
  let row = 0;
  const links: string[] = [];
  for await (const cells of sheet.rows) {
    row += 1;
    piece += rowXml(cells, row);
    links.push(...linksOf(cells, row));
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece + sheetFoot(sheet, row, links);
};

const partsOf = (names: readonly string[], { title, creator, createdAt, colors }: WorkbookFacts) => {
  const each = (xml: (number: number, name: string) => string) =>
    names.map((name, index) => xml(index + 1, name)).join('');
  const stamp = `${createdAt.toISOString().slice(0, 19)}Z`;
  const time = (tag: string) => `<dcterms:${tag} xsi:type="dcterms:W3CDTF">${stamp}</dcterms:${tag}>`;
  return {
    '[Content_Types].xml': `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${ofSheets}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(creator)}</dc:creator>${time('created')}${time('modified')}</cp:coreProperties>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((number, name) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}">${each((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(colors),
  };
};

/**
 * An Excel workbook. Rows are written as they arrive, so that memory holds the packed file and one piece of a sheet (docs/adr/0033). The
 * first sheet is written last, because it may refer to positions in the others.
 */
export const streamWorkbook = async (sheets: readonly Sheet[], facts: WorkbookFacts): Promise<Uint8Array> => {
  const zip = createZip();
  const names = sheets.map(({ name }) => name);
  for (const [name, xml] of Object.entries(partsOf(names, facts)))
    await zip.add(name, [xml.startsWith('<?xml') ? xml : declaration + xml]);
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }));
  for (const { sheet, number } of [...numbered.slice(1), ...numbered.slice(0, 1)])
    await zip.add(`xl/worksheets/sheet${number}.xml`, sheetXml(sheet));
  return zip.finish();
};
