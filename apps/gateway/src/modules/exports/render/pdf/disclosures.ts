import {
  chapterParts,
  kpiTable,
  languageTags,
  type ModelDisclosure,
  onlyFigure,
  type ReportModel,
  readCode,
  textFields,
} from '@esg/contract/printed';
import { drawBand, hasBand } from './band.ts';
import { besideCharts, besideTable } from './beside.ts';
import { drawBesideTable } from './beside-table.ts';
import { type Canvas, rail, type Tag } from './canvas.ts';
import { drawCharts, firstChartsHeight } from './chart.ts';
import { drawTexts } from './fields.ts';
import { drawKpiTable, type KpiTableOptions, kpiTableHeights } from './kpi-table.ts';
import { drawOneFigure, oneFigureRoom } from './one-figure.ts';
import type { Pages } from './page-numbers.ts';
import { drawBlocks } from './rich.ts';
import type { Styles } from './styles.ts';
import { gapMax } from './table-pages.ts';
import { paragraph } from './text.ts';

export type Bookmark = PDFKit.PDFOutline;
export type Chapter = ReportModel['chapters'][number];

/** Names of the link targets of contents and bookmarks. */
export const chapterAnchor = (index: number) => `chapter-${index}`;
export const disclosureAnchor = (code: string) => `disclosure-${code}`;

/** Height of a chapter's heading with three lines of text below it. */
const headingRoom = 46;
const textRoom = 110;

/**
 * Height of a chapter's heading with the content that has to begin on its page: three lines of text, or a short table whole, or a long
 * one's first rows.
 */
const roomFor = (canvas: Canvas, chapter: Chapter, styles: Styles, second?: ReportModel) => {
  const [first] = chapterParts(chapter.disclosures);
  const lines = canvas.lines([{ text: chapter.title }], styles.heading, canvas.width).length;
  const heading = headingRoom + (lines - 1) * styles.heading.leading;
  if (chapter.text || first?.kind !== 'figures') return (heading + textRoom) * (second ? 1.6 : 1);
  const table = kpiTable(first, canvas.model);
  const charts = firstChartsHeight(
    canvas,
    first.disclosures.flatMap((each) => each.charts),
    styles,
  );
  if (!table) return heading + charts;
  if (onlyFigure(table)) return heading + oneFigureRoom + charts;
  const { first: begins, whole } = kpiTableHeights(canvas, table, styles, { second, keepBelow: charts });
  return heading + (whole <= gapMax - heading ? whole : begins);
};

/** Space above a chapter that continues on the page. */
const chapterGap = 14;

/** Room for a chapter: it starts a page where its beginning does not fit on this one. */
export const beginChapter = (canvas: Canvas, chapter: Chapter, styles: Styles, second?: ReportModel) => {
  const { title } = chapter;
  const isTop = canvas.y <= canvas.top;
  if (title) canvas.chapter = title;
  if (isTop) return;
  if (
    (!second && hasBand(chapter, canvas.model)) ||
    canvas.room < roomFor(canvas, chapter, styles, second) + chapterGap
  )
    canvas.newPage();
  else canvas.y += chapterGap;
};

/** A chapter's heading and text. Returns the tag of its disclosures. */
export const openChapter = (canvas: Canvas, chapter: Chapter, index: number, styles: Styles): Tag => {
  const section = canvas.section();
  if (chapter.title && !canvas.isHalf && hasBand(chapter, canvas.model)) {
    canvas.place(chapterAnchor(index), 0);
    drawBand(canvas, section, chapter, styles);
  } else if (chapter.title) {
    canvas.artifact(() => canvas.doc.rect(canvas.left, canvas.y, 32, 3).fill(canvas.palette.barEdge));
    canvas.y += 9;
    canvas.place(chapterAnchor(index), canvas.y - 12);
    paragraph(canvas, section, [{ text: chapter.title }], styles.heading, { type: 'H2', keepBelow: 60, after: 6 });
  }
  if (chapter.text) {
    const { blocks, language } = chapter.text;
    const lang = language ? languageTags[language] : undefined;
    beside(canvas, () => drawBlocks(canvas, section, blocks, styles, { lang, heading: 'H3' }));
  }
  return section;
};

/** Draws beside the column of titles, or over the whole width where two languages share the page. */
const beside = (canvas: Canvas, draw: () => void) => {
  if (canvas.isHalf) draw();
  else canvas.inColumn(canvas.left + rail.width + rail.gap, canvas.width - rail.width - rail.gap, draw);
};

/** The positions of disclosures, and the bookmark of their chapter. */
export type Places = { pages: Pages; bookmark: Bookmark };

/** Remembers the position of a disclosure; link and bookmark lead to its first one. */
const placeDisclosure = (
  canvas: Canvas,
  { code, title }: Pick<ModelDisclosure, 'code' | 'title'>,
  top: number,
  places: Places | undefined,
) => {
  if (!places) return;
  const anchor = disclosureAnchor(code);
  if (!places.pages.has(anchor)) {
    canvas.place(anchor, top - 6);
    places.bookmark.addItem(`${readCode(code)} ${title}`);
  }
  places.pages.add(anchor, canvas.pageNumber);
};

/** A disclosure's answers in words, or its omission: code and title beside the text. */
export const drawNarrative = (
  canvas: Canvas,
  parent: Tag,
  disclosure: ModelDisclosure,
  styles: Styles,
  places?: Places,
) => {
  const { code, title, omission } = disclosure;
  const fields = textFields(disclosure);
  if (!omission && fields.length === 0) return;
  const style = styles.subheading;
  const titleWidth = canvas.isHalf ? canvas.width : rail.width;
  const titleHeight = canvas.lines([{ text: title }], style, titleWidth).length * style.leading + styles.small.leading;
  canvas.ensure(Math.max(titleHeight, styles.body.leading * 3) + (canvas.isHalf ? styles.body.leading * 3 : 0));
  placeDisclosure(canvas, disclosure, canvas.y, places);
  const top = canvas.y;
  const page = canvas.pageNumber;
  const head = () => {
    paragraph(canvas, parent, [{ text: readCode(code) }], styles.smallBold, { keepBelow: style.leading });
    paragraph(canvas, parent, [{ text: title }], style, { type: 'H3', after: canvas.isHalf ? 4 : 0 });
  };
  const body = () => {
    if (omission) drawOmission(canvas, parent, omission, styles);
    else drawTexts(canvas, parent, fields, styles);
  };
  if (canvas.isHalf) {
    head();
    body();
  } else {
    canvas.inColumn(canvas.left, rail.width, head);
    const below = canvas.y;
    canvas.y = top;
    beside(canvas, body);
    if (canvas.pageNumber === page) canvas.y = Math.max(canvas.y, below);
  }
  canvas.y += 12;
};

const drawOmission = (
  canvas: Canvas,
  parent: Tag,
  { reason, explanation }: NonNullable<ModelDisclosure['omission']>,
  styles: Styles,
) => {
  const { model, palette } = canvas;
  const runs = [
    { text: `${model.words.omitted}: `, color: palette.muted },
    { text: reason, bold: true },
  ];
  paragraph(canvas, parent, runs, styles.body, { after: 2 });
  if (explanation) paragraph(canvas, parent, [{ text: explanation }], styles.body, { after: 6 });
};

/** Some disclosures of a chapter. */
type Disclosures = Pick<Chapter, 'disclosures'>;

export type FiguresOptions = {
  places: Places;
  /** Directly below the heading of its chapter, which it must not leave alone. */
  isHeaded: boolean;
  /** The same disclosures in the second language. */
  second?: Disclosures & { model: ReportModel };
};

/** The figures of some disclosures in one table, and their charts below; with `second` each label in that language too. */
export const drawFigures = (
  canvas: Canvas,
  parent: Tag,
  { disclosures }: Disclosures,
  styles: Styles,
  { places, isHeaded, second }: FiguresOptions,
) => {
  const own = kpiTable({ disclosures }, canvas.model);
  const table = own && (second ? besideTable(own, kpiTable(second, second.model)) : own);
  const chartsIn = (some: Disclosures) => some.disclosures.flatMap(({ charts }) => charts);
  const charts = second ? besideCharts(chartsIn({ disclosures }), chartsIn(second)) : chartsIn({ disclosures });
  if (table) {
    canvas.y += 2;
    const keepBelow = firstChartsHeight(canvas, charts, styles);
    const options: KpiTableOptions = {
      second: second?.model,
      keepBelow,
      isHeaded,
      onDisclosure: (code, top) => {
        const disclosure = disclosures.find((each) => each.code === code);
        if (disclosure) placeDisclosure(canvas, disclosure, top, places);
      },
    };
    const only = onlyFigure(table);
    if (!only && drawBesideTable(canvas, parent, { table, charts }, styles, { ...options, keepBelow: 0 })) return;
    if (only) {
      const [alone, ...others] = disclosures;
      const isTold = alone !== undefined && others.length === 0 && textFields(alone).length > 0;
      drawOneFigure(canvas, parent, table, styles, { ...options, isTold });
    } else drawKpiTable(canvas, parent, table, styles, options);
  }
  for (const disclosure of disclosures) {
    if (!places.pages.has(disclosureAnchor(disclosure.code))) placeDisclosure(canvas, disclosure, canvas.y, places);
  }
  drawCharts(canvas, parent, charts, styles);
};
