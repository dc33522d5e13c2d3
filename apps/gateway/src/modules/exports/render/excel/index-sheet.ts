import type { ReportModel } from '@esg/contract';
import type { Cell, WriteSheet } from 'hucre';
import type { RenderAssets } from '../assets.ts';
import { coverFacts } from '../formats.ts';
import { type CellStyles, Grid } from './cells.ts';

const widths = [20, 56, 44, 30];

/** The first sheet: what the report is, and every disclosure with a link to its sheet. */
export const indexSheet = (
  model: ReportModel,
  name: string,
  sheetNames: string[],
  styles: CellStyles,
  assets: RenderAssets,
): WriteSheet => {
  const { words } = model;
  const grid = new Grid(widths);
  const fact = (label: string, value: string): Partial<Cell>[] => [
    { value: label, style: styles.fact },
    { value, style: styles.fact },
  ];
  grid.add([{ value: model.title, style: styles.title }]);
  grid.add([{ value: model.organisation, style: styles.fact }]);
  for (const [label, value] of coverFacts(model)) grid.add(fact(label, value));
  grid.add([]);
  const headRow = grid.add(
    [words.disclosure, null, words.contents, words.omitted].map((value) => ({ value, style: styles.head })),
  );
  model.chapters.forEach(({ title, disclosures }, index) => {
    const target = (sheetNames[index] ?? '').replaceAll("'", "''");
    for (const { code, title: label, omission } of disclosures) {
      grid.add([
        { value: code, style: styles.strong },
        { value: label, style: styles.text },
        { value: title, style: styles.link, hyperlink: { target: '', location: `'${target}'!A1`, display: title } },
        { value: omission?.reason ?? '', style: styles.quiet },
      ]);
    }
  });
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: grid.rows,
    cells: grid.cells,
    rowDefs: grid.rowDefs,
    freezePane: { rows: headRow + 1 },
    ...(assets.tenantLogo && {
      images: [
        {
          data: assets.tenantLogo,
          type: 'png' as const,
          anchor: { from: { row: 0, col: 4 } },
          ...fitted(assets.tenantLogo, 180, 64),
          altText: model.brand.name,
        },
      ],
    }),
    pageSetup: { paperSize: 'a4', orientation: 'portrait', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
};

const fitted = (png: Uint8Array, widthMax: number, heightMax: number) => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const scale = Math.min(widthMax / width, heightMax / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
