import { Document, Packer, Paragraph } from 'docx';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../workbooks/index.ts';
import { isWholeFile } from './index.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const body = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

const rows = Array.from({ length: 200 }, (_, row) => [`row ${row}`, row / 3]);
const paragraphs = rows.map(([text]) => new Paragraph(`${text}`));
const noise = sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: '#335577',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

/** A file of each kind, and as many of its first bytes as a program reads to determine its type. */
const files: readonly [string, () => Promise<Uint8Array>, number][] = [
  ['application/pdf', async () => Buffer.from(body), 8],
  [word, async () => Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] })), 4],
  [excel, () => writeWorkbook({ sheets: [{ name: 'One', rows }] }), 4],
  ['image/png', () => noise.clone().png().toBuffer(), 60],
  ['image/jpeg', () => noise.clone().jpeg().toBuffer(), 60],
  ['image/webp', () => noise.clone().webp().toBuffer(), 60],
];

describe.each(files)('a file of type %s', (mediaType, make, headBytes) => {
  it('is accepted complete, and with zeros after its end where its readers allow that', async () => {
    const bytes = await make();
    expect(await isWholeFile(bytes, mediaType)).toBe(true);
    if (mediaType === 'application/pdf')
      expect(await isWholeFile(Buffer.concat([bytes, Buffer.alloc(9000)]), mediaType)).toBe(true);
  });

  it('is refused when it ends too early', async () => {
    const bytes = await make();
    expect(await isWholeFile(bytes.subarray(0, Math.floor(bytes.length / 2)), mediaType)).toBe(false);
    expect(await isWholeFile(new Uint8Array(), mediaType)).toBe(false);
  });

  it('is refused when only its beginning is right', async () => {
    const bytes = await make();
    const page = Buffer.from('<html><script>alert(1)</script></html>'.repeat(200));
    expect(await isWholeFile(Buffer.concat([bytes.subarray(0, headBytes), page]), mediaType)).toBe(false);
  });

  it('is refused under another type', async () => {
    const bytes = await make();
    for (const [other] of files) if (other !== mediaType) expect(await isWholeFile(bytes, other), other).toBe(false);
    expect(await isWholeFile(bytes, 'text/html')).toBe(false);
  });
});

it('refuses an archive whose main part does not match its checksum', async () => {
  const bytes = Buffer.from(await writeWorkbook({ sheets: [{ name: 'One', rows }] }));
  const line = bytes.indexOf('xl/workbook.xml', bytes.lastIndexOf('PK\u0001\u0002') - 2000);
  expect(line).toBeGreaterThan(0);
  // The checksum is 30 bytes before the name in the directory.
  bytes.writeUInt32LE(0, line - 30);
  expect(await isWholeFile(bytes, excel)).toBe(false);
});
