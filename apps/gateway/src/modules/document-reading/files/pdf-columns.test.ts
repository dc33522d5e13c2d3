import { describe, expect, it } from 'vitest';
import * as files from '../testing/hostile.ts';
import { readFilePages } from './read-file.ts';

type Drawn = { readonly left: number; readonly size?: number; readonly leading?: number; readonly top?: number };

/** Lines one under the other, in a font of which each letter is some half of its size wide. */
const column = ({ left, size = 10, leading = 13, top = 700 }: Drawn, lines: readonly string[]) =>
  lines.map((line, at) => `BT /F ${size} Tf ${left} ${top - at * leading} Td (${line}) Tj ET`);

const pageOf = async (...pieces: readonly string[][]) => {
  const bytes = files.pageWith(files.streamOf(Buffer.from(pieces.flat().join('\n'))));
  const [page] = await readFilePages(bytes, 'application/pdf');
  if (!page) throw new Error('No page');
  return page;
};

const tableOf = ({ blocks }: Awaited<ReturnType<typeof pageOf>>) => blocks.find((block) => block.kind === 'table');

const energy = [
  'Our total use of electricity was 41,275',
  'MWh, which is 3.2% less than the year',
  'before, because of new chillers. Of it,',
  '18% came from renewable sources. We',
  'bought certificates for 5,400 MWh from',
  'two wind farms in the north.',
];

describe('a page of prose with something beside it', () => {
  it('is read to its end before a short note in the margin', async () => {
    const note = ['Target: 40% by 2030.', 'See page 41.', 'Verified by KPA.'];
    const { text } = await pageOf(column({ left: 50 }, energy), column({ left: 400 }, note));
    expect(text.split('\n')).toEqual([...energy, ...note]);
  });

  it('is read apart from a table, whose rows stay whole', async () => {
    const across = ['KPI', 'Electricity (MWh)', 'Water (m3)', 'Diesel (L)'];
    const beside = { top: 704, size: 8, leading: 17 };
    const page = await pageOf(
      column({ left: 50 }, energy),
      column({ left: 320, ...beside }, across),
      column({ left: 430, ...beside }, ['2023', '42,640', '830,000', '12,000']),
      column({ left: 500, ...beside }, ['2024', '41,275', '812,000', '11,500']),
    );
    expect(page.text).toContain(energy.join('\n'));
    expect(tableOf(page)).toMatchObject({
      head: [['KPI', '2023', '2024']],
      rows: [
        ['Electricity (MWh)', '42,640', '41,275'],
        ['Water (m3)', '830,000', '812,000'],
        ['Diesel (L)', '12,000', '11,500'],
      ],
    });
  });

  it('is read after a table at its left', async () => {
    const beside = { top: 704, size: 8, leading: 17 };
    const page = await pageOf(
      column({ left: 50, ...beside }, ['KPI', 'Electricity (MWh)', 'Water (m3)', 'Diesel (L)']),
      column({ left: 160, ...beside }, ['2024', '41,275', '812,000', '11,500']),
      column({ left: 260 }, energy),
    );
    expect(page.text).toContain(energy.join('\n'));
    expect(tableOf(page)?.rows).toContainEqual(['Water (m3)', '812,000']);
  });
});

describe('a table', () => {
  it('has no column for a head in the middle above labels at the left', async () => {
    const page = await pageOf(
      column({ left: 160 }, ['KPI']),
      column({ left: 50, top: 687 }, ['Electricity', 'Water', 'Diesel']),
      column({ left: 300 }, ['Unit', 'MWh', 'm3', 'litres']),
      column({ left: 400 }, ['2024', '41,275', '812,000', '11,500']),
    );
    expect(tableOf(page)).toMatchObject({ head: [['KPI', 'Unit', '2024']] });
  });

  it('stays whole where its labels are long and go on over two lines', async () => {
    const labels = [
      'Total electricity bought from the',
      'public grid by all sites',
      'Total fuel burnt in the boilers',
      'of our own buildings',
    ];
    const at = (left: number, cells: readonly string[]) =>
      cells.flatMap((cell, index) => column({ left, top: 700 - index * 26 }, [cell]));
    const page = await pageOf(
      column({ left: 50 }, labels),
      at(300, ['megawatt hours', 'megawatt hours']),
      at(420, ['42,640', '8,000']),
      at(500, ['41,275', '7,900']),
      column({ left: 50, top: 648 }, ['Water']),
      column({ left: 300, top: 648 }, ['cubic metres']),
      column({ left: 420, top: 648 }, ['830']),
      column({ left: 500, top: 648 }, ['812']),
    );
    expect(tableOf(page)?.rows.map((row) => row.slice(1))).toContainEqual(['cubic metres', '830', '812']);
  });

  it('stays whole where its last column says where something stands, in sentences', async () => {
    const rows = [
      ['2-7', 'Employees', 'Page 14. Reported in full.'],
      ['2-8', 'Workers who are not employees', 'Page 15. Numbers are estimates.'],
      ['302-1', 'Energy consumption', 'Pages 22 and 23. See the notes.'],
      ['303-3', 'Water withdrawal', 'Page 25. Without leased sites.'],
    ];
    const { text } = await pageOf(
      ...[50, 100, 320].map((left, cell) =>
        column(
          { left },
          rows.map((row) => row[cell] ?? ''),
        ),
      ),
    );
    expect(text.split('\n')).toEqual(rows.map((row) => row.join('\t')));
  });
});
