import { crc32, deflateRawSync } from 'node:zlib';
import { shownIn } from './cells.ts';
import { openFile } from './open-file.ts';
import { ReadError } from './read-error.ts';

type Part = {
  name: string;
  content: string | Uint8Array /** The claims of the directory. */;
  size?: number;
  crc?: number;
  flags?: number;
};

/** A zip file as a program, or an attacker, would write it. */
export const zipOf = (parts: readonly Part[]): Uint8Array<ArrayBuffer> => {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size, crc, flags = 0 } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc ?? crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size ?? bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, tail, Buffer.from(name)]));
    pieces.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Uint8Array.from(Buffer.concat([...pieces, list, Buffer.from('PK\x05\x06'), end]));
};

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

type Book = {
  sheet?: string;
  after?: string;
  before?: string;
  workbook?: string;
  styles?: string;
  strings?: string;
  contentType?: string;
};

/** Parts of a workbook with one sheet; `sheet` is the XML between the rows' tags. */
export const bookParts = ({
  sheet = '',
  after = '',
  before = '',
  workbook = '',
  styles = '',
  strings = '',
  contentType,
}: Book): Part[] => [
  {
    name: '[Content_Types].xml',
    content: `<Types><Override PartName="/xl/workbook.xml" ContentType="${contentType ?? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'}"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content: `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    content: `<workbook ${main} xmlns:r="${relations}">${workbook}<sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  },
  { name: 'xl/styles.xml', content: `<styleSheet ${main}>${styles}</styleSheet>` },
  { name: 'xl/sharedStrings.xml', content: `<sst ${main}>${strings}</sst>` },
  {
    name: 'xl/worksheets/sheet1.xml',
    content: `${before}<worksheet ${main}><sheetData>${sheet}</sheetData>${after}</worksheet>`,
  },
];
export const bookOf = (book: Book) => zipOf(bookParts(book));

/** All rows of the first sheet as people see them, by row; or the code of the refusal. */
export const readAll = async (bytes: Uint8Array): Promise<Record<number, string[]> | string> => {
  try {
    const sheet = await (await openFile(bytes)).open(0);
    const rows: Record<number, string[]> = {};
    for await (const { row, cells } of sheet.rows) rows[row] = Array.from(cells, (cell) => shownIn(cell));
    return rows;
  } catch (error) {
    if (error instanceof ReadError) return error.code;
    throw error;
  }
};
