import { kpiSheetEntry, printedKpiSheet, type ReportModel, readCode } from '@esg/contract/printed';
import { drawnChapters } from '../drawn.ts';
import type { Canvas, Tag, TextStyle } from './canvas.ts';
import { chapterAnchor, disclosureAnchor } from './disclosures.ts';
import type { Line } from './lines.ts';
import type { Pages } from './page-numbers.ts';
import type { Styles } from './styles.ts';
import { paragraph, pdfString } from './text.ts';

/** `second` is the title in the second language, empty without one. */
type Entry = { anchor: string; code: string; title: string; second: string; chapter: boolean };
/** An entry as lines, and the height of those after the first. */
type Set = { entry: Entry; first: Line[]; second: Line[]; more: number };
/** The target of the entry. */
type Place = { entry: Entry; first: Line[]; second: Line[]; page: number; x: number; y: number; height: number };

export const indexAnchor = 'content-index';
export const restatementsAnchor = 'restatements';
export const kpiSheetAnchor = 'kpi-sheet';

/** Room for the page number at the right. */
const pageRoom = 30;
/** From this many entries on they are in two columns. */
const twoColumnsFrom = 25;
const columnGap = 24;
/** The most lines of one title; a longer one is cut. */
const linesMax = 3;
/** Minimum heights of a disclosure's entry; a chapter's has the same again above it. */
const paces = [17, 16, 15, 14, 13, 12.5];
const chapterRoom = 7;
/** A last page with less content than this looks forgotten. */
const leastFull = 0.2;

const entriesOf = (model: ReportModel, beside?: ReportModel): Entry[] => {
  const chapters = drawnChapters(model).flatMap(({ index, chapter: { title, disclosures } }): Entry[] => {
    const other = beside?.chapters[index];
    const anchor = chapterAnchor(index);
    return [
      ...(title ? [{ anchor, code: '', title, second: other?.title ?? '', chapter: true }] : []),
      ...disclosures.map((disclosure) => ({
        anchor: disclosureAnchor(disclosure.code),
        code: readCode(disclosure.code),
        title: disclosure.title,
        second: other?.disclosures.find(({ code }) => code === disclosure.code)?.title ?? '',
        chapter: false,
      })),
    ];
  });
  const list = (anchor: string, title: string, second = ''): Entry => ({
    anchor,
    code: '',
    title,
    second,
    chapter: true,
  });
  const { words, contentIndex, restatements } = model;
  return [
    ...chapters,
    ...(printedKpiSheet(model) ? [list(kpiSheetAnchor, kpiSheetEntry(model), beside && kpiSheetEntry(beside))] : []),
    ...(restatements.length > 0 ? [list(restatementsAnchor, words.restatements, beside?.words.restatements)] : []),
    ...(contentIndex ? [list(indexAnchor, contentIndex.title, beside?.contentIndex?.title)] : []),
  ];
};

const styleOf = (styles: Styles, { chapter }: Entry): TextStyle => (chapter ? styles.label : styles.table);
const secondStyleOf = ({ small, smallBold }: Styles, { chapter }: Entry): TextStyle => (chapter ? smallBold : small);

const heightAt = (pace: number, { chapter }: Entry, more: number) => pace + (chapter ? chapterRoom : 0) + more;

/** An entry's height, and that of what stays in its column: a chapter's first disclosure. */
type Pace = { heights: readonly number[]; wanted: readonly number[] };

const pacedAt = (pace: number, set: readonly Set[]): Pace => {
  const heights = set.map(({ entry, more }) => heightAt(pace, entry, more));
  return {
    heights,
    wanted: heights.map((height, at) => height + (set[at]?.entry.chapter ? (heights[at + 1] ?? 0) : 0)),
  };
};

/** The number of columns of a height that the entries take from one on. */
const columnsTaken = ({ heights, wanted }: Pace, from: number, columnHeight: number): number => {
  let columns = 1;
  let used = 0;
  for (let at = from; at < heights.length; at += 1) {
    if (used > 0 && used + (wanted[at] ?? 0) > columnHeight) {
      columns += 1;
      used = 0;
    }
    used += heights[at] ?? 0;
  }
  return columns;
};

/**
 * The widest spacing at which the following content fits on the same page, else at which the entries do, else one at which the last of
 * several pages is not nearly empty; the widest of all where none does.
 */
const paceOf = (canvas: Canvas, set: readonly Set[], columns: number, below: number): number => {
  const fitsIn = (height: number) =>
    paces.find((pace) => height > 0 && columnsTaken(pacedAt(pace, set), 0, height) <= columns);
  const onePage = fitsIn(canvas.room - below) ?? fitsIn(canvas.room);
  if (onePage !== undefined) return onePage;
  const isFull = paces.find((pace) => {
    const total = pacedAt(pace, set).heights.reduce((sum, height) => sum + height, 0) / columns;
    return ((total - canvas.room) % canvas.pageHeight) / canvas.pageHeight >= leastFull;
  });
  return isFull ?? paces[0] ?? 0;
};

type Columns = { count: number; width: number; below: number };

/** Positions the entries, column by column; the columns of the last page are equally high. */
const placesOf = (canvas: Canvas, set: readonly Set[], { count, width, below }: Columns): Place[] => {
  const pace = paceOf(canvas, set, count, below);
  const paced = pacedAt(pace, set);
  const { heights, wanted } = paced;
  let column = 0;
  let top = canvas.y;
  let lowest = canvas.y;
  let most = 0;
  /** Columns of the last page are about equally high; those of the others are full. */
  const fill = (at: number) => {
    const rest = heights.slice(at).reduce((sum, height) => sum + height, 0);
    most = Math.min(canvas.room, rest / count);
    while (most < canvas.room && columnsTaken(paced, at, most) > count) most = Math.min(canvas.room, most + pace);
  };
  fill(0);
  const places = set.map(({ more: _, ...each }, at): Place => {
    const height = heights[at] ?? 0;
    if (canvas.y + (wanted[at] ?? 0) > top + most && canvas.y > top) {
      column += 1;
      if (column === count) {
        canvas.newPage();
        [column, top, lowest] = [0, canvas.y, canvas.y];
        fill(at);
      } else canvas.y = top;
    }
    const x = canvas.left + column * (width + columnGap);
    const place = { ...each, page: canvas.pageNumber, x, y: canvas.y, height };
    canvas.y += height;
    lowest = Math.max(lowest, canvas.y);
    return place;
  });
  canvas.y = lowest;
  return places;
};

const headingOf = (canvas: Canvas, section: Tag, styles: Styles, beside?: ReportModel) => {
  const after = beside ? 2 : 10;
  paragraph(canvas, section, [{ text: canvas.model.words.contents }], styles.heading, { type: 'H2', after });
  if (!beside) return;
  paragraph(canvas, section, [{ text: beside.words.contents }], styles.label, { lang: beside.languageTag, after: 10 });
};

/**
 * Reserves the pages of the contents, whose page numbers are known only later: draws the heading and remembers the position of each entry.
 * The following content is `below` points high. `fill` then writes them; with `beside` each title has the second language below it.
 */
export const reserveContents = (canvas: Canvas, styles: Styles, below = 0, beside?: ReportModel) => {
  canvas.newPage();
  const section = canvas.tag(canvas.root, 'Sect');
  headingOf(canvas, section, styles, beside);
  const toc = canvas.tag(section, 'TOC');
  const entries = entriesOf(canvas.model, beside);
  const count = entries.length >= twoColumnsFrom ? 2 : 1;
  const width = (canvas.width - columnGap * (count - 1)) / count;
  const codeWidth = Math.min(
    120,
    12 + Math.max(0, ...entries.map(({ code }) => canvas.measure(styles.table)(code, false))),
  );
  const linesOf = (text: string, style: TextStyle, indent: number) =>
    canvas.lines([{ text: text.replace(/\s+/g, ' ') }], style, width - indent - pageRoom).slice(0, linesMax);
  const set = entries.map((entry): Set => {
    const indent = entry.chapter ? 0 : codeWidth;
    const style = styleOf(styles, entry);
    const under = secondStyleOf(styles, entry);
    const first = linesOf(entry.title, style, indent);
    const second = entry.second === '' || entry.second === entry.title ? [] : linesOf(entry.second, under, indent);
    return { entry, first, second, more: (first.length - 1) * style.leading + second.length * under.leading };
  });
  const places = placesOf(canvas, set, { count, width, below });
  return {
    fill: (pages: Pages) => {
      for (const place of places) {
        canvas.doc.switchToPage(place.page - 1);
        drawEntry(canvas, toc, place, { codeWidth, width, pages, styles, secondTag: beside?.languageTag });
      }
      toc.end();
      section.end();
    },
  };
};

const drawLines = (canvas: Canvas, lines: readonly Line[], style: TextStyle, top: number, x: number) => {
  for (const [at, line] of lines.entries()) canvas.line(line, style, top + at * style.leading, { x });
};

type Fill = { codeWidth: number; width: number; pages: Pages; styles: Styles; secondTag: string | undefined };

const drawEntry = (canvas: Canvas, toc: Tag, place: Place, { codeWidth, width, pages, styles, secondTag }: Fill) => {
  const { doc, palette, model } = canvas;
  const { entry, first, second, x: left, y, height } = place;
  const style = styleOf(styles, entry);
  const under = secondStyleOf(styles, entry);
  const top = y + height - first.length * style.leading - second.length * under.leading - 3;
  const page = String(pages.first(entry.anchor) ?? '');
  const item = canvas.tag(toc, 'TOCI');
  const reference = canvas.tag(item, 'Reference');
  const link = canvas.tag(reference, 'Link');
  const x = left + (entry.chapter ? 0 : codeWidth);
  canvas.mark(link, 'Link', () => {
    if (entry.code)
      canvas.label(entry.code, { ...styles.table, color: palette.muted }, top, { x: left, width: codeWidth });
    drawLines(canvas, first, style, top, x);
    canvas.label(page, style, top, { x: left + width - 40, width: 40, align: 'right' });
  });
  if (second.length > 0 && secondTag) {
    const below = top + first.length * style.leading;
    const span = canvas.tag(link, 'Span', { lang: secondTag });
    canvas.mark(span, 'Span', () => drawLines(canvas, second, under, below, x));
    span.end();
  }
  const titles = second.length > 0 ? `${entry.title} · ${entry.second}` : entry.title;
  doc.goTo(left, top - 2, width, y + height - top - 2, entry.anchor, {
    structParent: link,
    Contents: pdfString(`${entry.code} ${titles}, ${model.words.page} ${page}`.trim()),
  });
  link.end();
  reference.end();
  item.end();
  if (entry.chapter) ruleAt(canvas, left, y + height - 1, width);
};

const ruleAt = (canvas: Canvas, x: number, y: number, width: number) =>
  canvas.artifact(() =>
    canvas.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.25)
      .stroke(canvas.palette.line),
  );
