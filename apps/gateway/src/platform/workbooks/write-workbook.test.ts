import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readZip } from '../../modules/exports/render/testing/read-zip.ts';
import { writeWorkbook } from './index.ts';

const options = {
  sheets: [
    {
      name: 'One',
      rows: [
        ['a', 1],
        ['b', 2],
      ],
    },
    { name: '二', rows: [['甲'], ...Array.from({ length: 500 }, (_, row) => [`row ${row}`, row / 3])] },
  ],
  properties: { title: 'Report', company: 'Kestrel & Sons' },
};
const textsOf = (bytes: Uint8Array) =>
  Object.values(readZip(bytes)).map((content) => Buffer.from(content).toString('utf8'));

it('names the tenant as the program, and never the library', async () => {
  const bytes = await writeWorkbook(options, 'Acme <ESG>');
  const app = Buffer.from(readZip(bytes)['docProps/app.xml'] ?? '').toString('utf8');
  expect(app).toContain('<Application>Acme &lt;ESG&gt;</Application><Company>Kestrel &amp; Sons</Company>');
  expect(textsOf(bytes).filter((text) => /hucre/i.test(text))).toEqual([]);
});

it('names no program when no tenant is given', async () => {
  const app = Buffer.from(readZip(await writeWorkbook(options))['docProps/app.xml'] ?? '').toString('utf8');
  expect(app).not.toContain('<Application>');
});

it('changes nothing else in the workbook', async () => {
  const { sheets } = await readXlsx(await writeWorkbook(options, 'Acme'));
  expect(sheets.map(({ name }) => name)).toEqual(['One', '二']);
  expect(sheets[1]?.rows[500]?.slice(0, 2)).toEqual(['row 499', 499 / 3]);
});
