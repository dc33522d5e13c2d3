import {
  coverNames,
  introductionFacts,
  printedSymbol,
  printedWords,
  type ReportModel,
  readCode,
} from '@esg/contract/printed';
import type { Cell, WriteSheet } from 'hucre';
import type { RenderAssets } from '../assets.ts';
import { type CellStyles, Grid, numberCell } from './cells.ts';
import { longNumberNote } from './notes.ts';

/** Every disclosure with a link to its sheet, in the form of the content index; without one, only the disclosures. */
const addPlaces = (grid: Grid, model: ReportModel, sheetNames: string[], styles: CellStyles): number => {
  const { words, contentIndex, chapters, language } = model;
  const { disclosure, cells } = contentIndex?.columns ?? { disclosure: words.disclosure, cells: [] };
  const heads = [printedWords[language].code, disclosure, printedWords[language].chapter, ...cells];
  const headRow = grid.add(heads.map((value) => ({ value, style: styles.head })));
  const sheetOf = new Map(
    chapters.flatMap(({ title, disclosures }, index) =>
      disclosures.map(({ code }) => [code, { title, sheet: sheetNames[index] ?? '' }] as const),
    ),
  );
  const plain = chapters.flatMap(({ disclosures }) =>
    disclosures.map(({ code, title }) => ({ code, title, cells: [] as string[] })),
  );
  for (const row of contentIndex?.groups.flatMap(({ rows }) => rows) ?? plain) {
    const place = sheetOf.get(row.code);
    const location = `'${(place?.sheet ?? '').replaceAll("'", "''")}'!A1`;
    grid.add([
      { value: readCode(row.code), style: styles.strong },
      { value: row.title, style: styles.text },
      place
        ? { value: place.title, style: styles.link, hyperlink: { target: '', location, display: place.title } }
        : { value: '–', style: styles.quiet },
      ...row.cells.map((value) => ({ value, style: styles.quiet })),
    ]);
  }
  return headRow;
};

const addRestatements = (grid: Grid, { words, restatements, language }: ReportModel, styles: CellStyles) => {
  if (restatements.length === 0) return;
  grid.add([]);
  const heads = [words.restatements, words.field, words.before, words.now, words.note];
  grid.add(heads.map((value) => ({ value, style: styles.head })));
  const text = (value: string) => ({ value, style: styles.text });
  for (const { code, label, descriptor, note, figures, ...printed } of restatements) {
    const figure = (which: 'old' | 'new') => {
      const known = figures?.[which];
      if (!known) return text(printed[which] || '–');
      return numberCell(known, undefined, styles, longNumberNote[language], printedSymbol(known.unitSymbol));
    };
    const name = [label, descriptor].filter(Boolean).join(' · ');
    grid.add([{ value: code, style: styles.strong }, text(name), figure('old'), figure('new'), text(note)]);
  }
};

/** The first sheet: the description of the report, and every disclosure with a link to its sheet. */
export const indexSheet = (
  model: ReportModel,
  name: string,
  sheetNames: string[],
  styles: CellStyles,
  assets: RenderAssets,
): WriteSheet => {
  const index = model.contentIndex;
  const widths = [
    20,
    56,
    30,
    ...(index?.columns.cells ?? []).map((_, place, all) => (place === all.length - 1 ? 44 : 24)),
  ];
  const grid = new Grid(widths);
  const fact = (label: string, value: string): Partial<Cell>[] => [
    { value: label, style: styles.fact },
    { value, style: styles.fact },
  ];
  grid.add([{ value: model.title, style: styles.title }]);
  if (model.cover.subtitle) grid.add([{ value: model.cover.subtitle, style: styles.fact }]);
  for (const name of coverNames(model)) grid.add([{ value: name, style: styles.fact }]);
  // An index that stands alone names the framework, too.
  const facts = new Map([
    ...introductionFacts(model),
    ...(index?.facts ?? []).map(({ label, text }) => [label, text] as const),
  ]);
  for (const [label, value] of facts) grid.add(fact(label, value));
  grid.add([]);
  const headRow = addPlaces(grid, model, sheetNames, styles);
  addRestatements(grid, model, styles);
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
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const scale = Math.min(widthMax / width, heightMax / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
