import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { bookParts, zipOf } from '../../../platform/reading/testing.ts';

const header = '%PDF-1.7\n';

/** A PDF with these objects, the first of which is its catalogue. */
export const pdfOf = (objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array => {
  const pieces: Buffer[] = [Buffer.from(header)];
  const places: number[] = [];
  let length = header.length;
  for (const [index, object] of objects.entries()) {
    places.push(length);
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as Uint8Array),
      Buffer.from('\nendobj\n'),
    ]);
    pieces.push(piece);
    length += piece.length;
  }
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`;
  return new Uint8Array(Buffer.concat([...pieces, Buffer.from(end)]));
};

export const streamOf = (bytes: Uint8Array, entries = '') =>
  new Uint8Array(
    Buffer.concat([Buffer.from(`<</Length ${bytes.length}${entries}>>\nstream\n`), bytes, Buffer.from('\nendstream')]),
  );

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const onePage = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** A page with this stream as its content. */
export const pageWith = (content: Uint8Array, resources = '/Font<</F 5 0 R>>') =>
  pdfOf([
    catalogue,
    onePage,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${resources}>>/Contents 4 0 R>>`,
    content,
    font,
  ]);

/** A page that says this, line by line. */
export const pageOf = (...lines: string[]) =>
  pageWith(
    streamOf(
      Buffer.from(lines.map((line, index) => `BT /F 11 Tf 60 ${780 - index * 14} Td (${line}) Tj ET`).join('\n')),
    ),
  );

/** A page that is one picture. */
export const scannedPage = () =>
  pdfOf([
    catalogue,
    onePage,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
    streamOf(Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')),
    streamOf(
      new Uint8Array(100 * 100).fill(200),
      '/Type/XObject/Subtype/Image/Width 100/Height 100/ColorSpace/DeviceGray/BitsPerComponent 8',
    ),
  ]);

/** A text page, and so many that are pictures, as a scan with a cover that was typed. */
export const scannedPages = (pictures: number, cover: string) => {
  const kids = Array.from({ length: pictures + 1 }, (_, index) => `${index + 7} 0 R`).join(' ');
  const picture = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 4 0 R>>>>/Contents 3 0 R>>';
  return pdfOf([
    catalogue,
    `<</Type/Pages/Kids[${kids}]/Count ${pictures + 1}>>`,
    streamOf(Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')),
    streamOf(
      new Uint8Array(100 * 100).fill(200),
      '/Type/XObject/Subtype/Image/Width 100/Height 100/ColorSpace/DeviceGray/BitsPerComponent 8',
    ),
    font,
    streamOf(Buffer.from(`BT /F 11 Tf 60 780 Td (${cover}) Tj ET`)),
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 6 0 R>>',
    ...Array.from({ length: pictures }, () => picture),
  ]);
};

/** Two kilobytes that unpack to a gigabyte of blanks. */
export const deflateBomb = () => {
  const part = deflateRawSync(new Uint8Array(10_000_000).fill(0x20), { finishFlush: constants.Z_FULL_FLUSH });
  const parts = Array.from({ length: 100 }, () => part);
  const once = Buffer.concat([Buffer.from([0x78, 0xda]), ...parts, deflateRawSync(new Uint8Array())]);
  return pageWith(streamOf(deflateSync(once, { level: 9 }), '/Filter[/FlateDecode/FlateDecode]'));
};

/** Pages whose parent is their child. */
export const circularPages = () =>
  pdfOf([catalogue, '<</Type/Pages/Kids[3 0 R]/Count 2>>', '<</Type/Pages/Kids[2 0 R]/Parent 2 0 R/Count 2>>']);

/** One that wants a password, of which nobody has the key. */
export const lockedPdf = () =>
  pdfOf(
    [
      catalogue,
      onePage,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
      `<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
    ],
    '/Encrypt 4 0 R/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]',
  );

const body = (content: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${content}</w:body></w:document>`;
const wordParts = (document: string, styles = '') => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: document },
  { name: 'word/styles.xml', content: styles || '<w:styles xmlns:w="x"/>' },
];

/** A Word document with this body. */
export const wordOf = (content: string, styles?: string) => zipOf(wordParts(body(content), styles));
export const wordOfXml = (document: string) => zipOf(wordParts(document));

export const paragraphOf = (text: string, style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;

/** It unpacks to a thousand times its size. */
export const wordBomb = () => wordOf(paragraphOf(' '.repeat(40_000_000)));
export const nestedWord = () => wordOf('<w:sdt>'.repeat(200_000) + '</w:sdt>'.repeat(200_000));
export const wordWithDoctype = () =>
  wordOfXml(`<!DOCTYPE d [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;">]>${body(paragraphOf('&b;'))}`);
export const wordWithEntity = () =>
  wordOfXml(`<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]>${body(paragraphOf('&a;'))}`);

export const excelBomb = () =>
  zipOf(
    bookParts({}).map((part) =>
      part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content: ' '.repeat(40_000_000) } : part,
    ),
  );

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** A workbook with a password is no archive. */
export const lockedWorkbook = () =>
  new Uint8Array(Buffer.concat([compound, Buffer.alloc(2000), Buffer.from('EncryptedPackage', 'utf16le')]));
export const brokenMessage = () =>
  new Uint8Array(Buffer.concat([compound, Buffer.alloc(600, 0xff), Buffer.from('__properties_version1.0', 'utf16le')]));
