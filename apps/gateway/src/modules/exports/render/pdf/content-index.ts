import {
  type ModelContentIndex,
  printedKpiSheet,
  printedWords,
  type ReportModel,
  readCode,
} from '@esg/contract/printed';
import { ownLanguage } from '../formats.ts';
import { indexColumns } from '../index-columns.ts';
import { besideRestatements, joined } from './beside.ts';
import type { Canvas, Tag } from './canvas.ts';
import { indexAnchor, restatementsAnchor } from './contents.ts';
import { disclosureAnchor } from './disclosures.ts';
import type { Pages } from './page-numbers.ts';
import type { Styles } from './styles.ts';
import { type Air, type Cell, type Column, drawAiriest, inAir, Table } from './table.ts';
import { paragraph } from './text.ts';

/** A page with less content than this is shared with the next section, because it would be nearly empty. */
const sharedMost = 0.4;
const sharedGap = 22;

/** A section on a page of its own, linked from contents and bookmarks; with `mayShare` on one that is nearly empty. */
export const openSection = (
  canvas: Canvas,
  pages: Pages,
  anchor: string,
  title: string,
  styles: Styles,
  mayShare = false,
): Tag => {
  canvas.chapter = title.replace('\n', ' · ');
  if (mayShare && canvas.room > canvas.pageHeight * (1 - sharedMost)) canvas.y += sharedGap;
  else canvas.newPage();
  // The second language is on the pages after the first, which is the one that is linked.
  if (!pages.has(anchor)) pages.add(anchor, canvas.pageNumber);
  canvas.place(anchor, canvas.y - 12);
  const section = canvas.section();
  canvas.artifact(() => canvas.doc.rect(canvas.left, canvas.y, 32, 3).fill(canvas.palette.barEdge));
  canvas.y += 9;
  paragraph(canvas, section, [{ text: title }], styles.heading, { type: 'H2', after: 10 });
  return section;
};

const codeMost = 64;
const pageWidth = 34;
const disclosureLeast = 150;
/** Reasons are sentences: in a narrower column they are one word a line. */
const reasonLeast = 130;
/** The height of a status of one line. */
const shortMost = 92;

/** Between the text of a column and the next one. */
const gap = 9;
/** Points between two widths that are tried. */
const stepOfTries = 6;

/** One row's texts that share the room: their widths on one line. */
type Shared = { readonly title: number; readonly reason: number };

const linesIn = (text: number, width: number) => Math.max(1, Math.ceil(text / Math.max(1, width - gap)));

/** The width of the reasons with which the rows need the fewest lines; of several the one that leaves the disclosures most room. */
export const reasonWidthOf = (
  rows: readonly Shared[],
  room: number,
  { least, most }: { least: number; most: number },
) => {
  let best = { width: least, lines: Number.POSITIVE_INFINITY };
  for (let width = least; width <= Math.max(least, most); width += stepOfTries) {
    const lines = rows.reduce(
      (sum, { title, reason }) => sum + Math.max(linesIn(title, room - width), linesIn(reason, width)),
      0,
    );
    if (lines < best.lines) best = { width, lines };
  }
  return best.width;
};

/** Widths of the index columns. Disclosures and reasons, the last column, share the room so that most rows have one line. */
const columnsOf = (
  canvas: Canvas,
  { groups }: ModelContentIndex,
  styles: Styles,
  { shown, apartOf }: Pick<ReturnType<typeof indexColumns>, 'shown' | 'apartOf'>,
) => {
  const rows = groups.flatMap((group) => group.rows);
  const measure = canvas.measure(styles.index);
  const widest = (texts: readonly string[], bold = false) =>
    Math.max(0, ...texts.flatMap((text) => text.split('\n')).map((line) => measure(line, bold)));
  const code = Math.min(codeMost, Math.max(30, widest(rows.map((row) => readCode(row.code))) + 8));
  const wanted = shown.map(({ name, place }) => {
    const texts = rows.map(({ cells }) => cells[place] ?? '');
    const words = [name, ...texts].flatMap((text) => text.split(/\s+/));
    return { least: widest(words, true) + gap, most: Math.max(widest(texts), widest([name], true)) + gap };
  });
  const shortOf = ({ least, most }: { least: number; most: number }) =>
    most <= shortMost ? most : Math.max(66, least);
  const widths = wanted.slice(0, -1).map(shortOf);
  const reason = wanted.at(-1);
  const shared = canvas.width - code - pageWidth - widths.reduce((sum, width) => sum + width, 0);
  if (reason) {
    const place = shown.at(-1)?.place ?? 0;
    const texts = rows.map(({ title, cells }) => ({
      title: widest([`${title}${apartOf(cells)}`]),
      reason: widest([cells[place] ?? '']),
    }));
    const most = Math.min(reason.most, shared - disclosureLeast);
    widths.push(reasonWidthOf(texts, shared, { least: Math.min(Math.max(reason.least, reasonLeast), most), most }));
  }
  const rest = canvas.width - code - pageWidth - widths.reduce((sum, width) => sum + width, 0);
  return { widths, code, disclosure: rest };
};

/**
 * The last pages: everything that was asked for with its page, in the form that the framework prescribes. The following content takes
 * `keepBelow` points.
 */
export const drawContentIndex = (
  canvas: Canvas,
  index: ModelContentIndex,
  pages: Pages,
  styles: Styles,
  keepBelow: number,
) => {
  const { palette, model } = canvas;
  // The KPI sheet is on a landscape page, as nothing else is.
  const mayShare = model.restatements.length > 0 || !printedKpiSheet(model);
  const section = openSection(canvas, pages, indexAnchor, index.title, styles, mayShare);
  for (const { label, text } of index.facts) {
    const runs = [{ text: `${label}  `, bold: true }, { text }];
    paragraph(canvas, section, runs, styles.body, { lang: ownLanguage(text, model), after: 4 });
  }
  const { common, shown, apartOf } = indexColumns(index);
  if (common) {
    const runs = [
      { text: `${(index.columns.cells[0] ?? '').replace('\n', ' ')}  `, bold: true },
      { text: common.replace('\n', ' ') },
      { text: `  ${printedWords[model.language].unlessSaid}`, color: palette.muted },
    ];
    paragraph(canvas, section, runs, styles.body, { after: 4 });
  }
  canvas.y += 4;
  const { widths, code, disclosure } = columnsOf(canvas, index, styles, { shown, apartOf });
  const head: Cell[] = [
    { text: index.columns.disclosure, columns: 2 },
    { text: index.columns.location },
    ...shown.map(({ name }) => ({ text: name })),
  ];
  const tableWith = (air: Air) => {
    const { padding } = air;
    const plain = inAir(styles.index, air);
    const quiet = { ...plain, color: palette.muted };
    const columns: Column[] = [
      { width: code, style: quiet },
      { width: disclosure, style: plain },
      { width: pageWidth, align: 'right', style: plain },
      ...widths.map((width) => ({ width, style: quiet })),
    ];
    const table = new Table(canvas, columns, head, styles.smallBold, { padding, keepBelow });
    for (const { title, rows } of index.groups) {
      const name: Cell = { text: title, header: true, columns: columns.length, style: { ...plain, bold: true } };
      table.row([name], { keepWithNext: true, above: padding * 2, rule: 'strong' });
      for (const row of rows) {
        const place = row.located ? pages.all(disclosureAnchor(row.code)) : '';
        const cells = shown.map(({ place: cell }) => ({ text: row.cells[cell] ?? '' }));
        const runs = [{ text: row.title }, { text: apartOf(row.cells), color: palette.muted }];
        table.row([{ text: readCode(row.code) }, { runs, header: true }, { text: place || '–' }, ...cells]);
      }
    }
    return table;
  };
  drawAiriest(section, tableWith);
  section.end();
};

/** Every figure that was published with another value: old and new side by side, and the reason. */
export const drawRestatements = (canvas: Canvas, pages: Pages, styles: Styles, second?: ReportModel) => {
  const { palette, model } = canvas;
  const { words } = model;
  const restatements = besideRestatements(model.restatements, second?.restatements);
  const word = (name: 'restatements' | 'field' | 'before' | 'now' | 'note') => joined(words[name], second?.words[name]);
  const section = openSection(canvas, pages, restatementsAnchor, word('restatements'), styles);
  const plain = styles.table;
  const columns = [
    { width: 158, style: plain },
    { width: 90, align: 'right' as const, style: plain },
    { width: 90, align: 'right' as const, style: { ...plain, bold: true }, tint: palette.tint },
    { width: canvas.width - 338, style: { ...plain, color: palette.muted } },
  ];
  const table = new Table(
    canvas,
    columns,
    [word('field'), word('before'), word('now'), word('note')],
    styles.smallBold,
  );
  for (const { code, label, descriptor, note, ...figures } of restatements) {
    const name = [`${code}  ${label}`, descriptor].filter(Boolean).join(' · ');
    table.row([
      { text: name, header: true },
      { text: figures.old || '–' },
      { text: figures.new || '–' },
      { text: note, lang: ownLanguage(note, model) },
    ]);
  }
  table.draw(section);
  section.end();
};
