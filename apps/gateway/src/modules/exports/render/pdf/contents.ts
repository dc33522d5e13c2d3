import type { ReportModel } from '@esg/contract';
import { drawnChapters } from '../drawn.ts';
import type { Canvas, Tag, TextStyle } from './canvas.ts';
import { contentWidth, sheet } from './canvas.ts';
import { chapterAnchor, disclosureAnchor } from './disclosures.ts';
import type { Line } from './lines.ts';
import type { Pages } from './pages.ts';
import type { Styles } from './styles.ts';
import { paragraph, pdfString } from './text.ts';

/** `second` is the title in the language beside, empty where there is none. */
type Entry = { anchor: string; code: string; title: string; second: string; chapter: boolean };
/** An entry as lines, and the height of those after the first. */
type Set = { entry: Entry; first: Line[]; second: Line[]; more: number };
/** Where it goes. */
type Place = { entry: Entry; first: Line[]; second: Line[]; page: number; y: number; height: number };

export const indexAnchor = 'content-index';
export const restatementsAnchor = 'restatements';

/** Room for the page number at the right. */
const pageRoom = 44;
/** Lines of one title; a longer one is cut. */
const linesMax = 3;
/** Least heights of a disclosure's entry; a chapter's has as much above it again. */
const paces = [19, 17.5, 16, 15];
const chapterRoom = 8;
/** A last page that is less full than this looks forgotten. */
const leastFull = 0.2;

const entriesOf = (model: ReportModel, beside?: ReportModel): Entry[] => {
  const chapters = drawnChapters(model).flatMap(({ index, chapter: { title, disclosures } }): Entry[] => {
    const other = beside?.chapters[index];
    const anchor = chapterAnchor(index);
    return [
      ...(title ? [{ anchor, code: '', title, second: other?.title ?? '', chapter: true }] : []),
      ...disclosures.map((disclosure) => ({
        anchor: disclosureAnchor(disclosure.code),
        code: disclosure.code,
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
    ...(restatements.length > 0 ? [list(restatementsAnchor, words.restatements, beside?.words.restatements)] : []),
    ...(contentIndex ? [list(indexAnchor, contentIndex.title, beside?.contentIndex?.title)] : []),
  ];
};

const styleOf = (canvas: Canvas, styles: Styles, { chapter }: Entry): TextStyle =>
  chapter ? styles.label : { ...styles.small, color: canvas.palette.text };
const secondStyleOf = ({ small, smallBold }: Styles, { chapter }: Entry): TextStyle => (chapter ? smallBold : small);

const heightAt = (pace: number, { chapter }: Entry, more: number) => pace + (chapter ? chapterRoom : 0) + more;

/** The widest pace at which the last of several pages is not nearly empty; the widest of all where none does it. */
const paceOf = (canvas: Canvas, set: readonly Set[]): number => {
  const fits = paces.find((pace) => {
    let [room, pages] = [canvas.room, 1];
    for (const { entry, more } of set) {
      const height = heightAt(pace, entry, more);
      if (height + (entry.chapter ? pace : 0) > room) [room, pages] = [canvas.pageHeight, pages + 1];
      room -= height;
    }
    return pages === 1 || 1 - room / canvas.pageHeight >= leastFull;
  });
  return fits ?? paces[0] ?? 0;
};

const headingOf = (canvas: Canvas, section: Tag, styles: Styles, beside?: ReportModel) => {
  const after = beside ? 2 : 10;
  paragraph(canvas, section, [{ text: canvas.model.words.contents }], styles.heading, { type: 'H2', after });
  if (!beside) return;
  paragraph(canvas, section, [{ text: beside.words.contents }], styles.label, { lang: beside.languageTag, after: 10 });
};

/**
 * Reserves the pages of the contents, whose page numbers are known only later: draws the heading and remembers where each
 * entry goes. `fill` then writes them; with `beside` each title has that language's below it.
 */
export const reserveContents = (canvas: Canvas, styles: Styles, beside?: ReportModel) => {
  canvas.newPage();
  const section = canvas.tag(canvas.root, 'Sect');
  headingOf(canvas, section, styles, beside);
  const toc = canvas.tag(section, 'TOC');
  const entries = entriesOf(canvas.model, beside);
  const codeWidth = Math.min(
    120,
    12 + Math.max(0, ...entries.map(({ code }) => canvas.measure(styles.small)(code, false))),
  );
  const linesOf = (text: string, style: TextStyle, indent: number) =>
    canvas.lines([{ text: text.replace(/\s+/g, ' ') }], style, contentWidth - indent - pageRoom).slice(0, linesMax);
  const set = entries.map((entry): Set => {
    const indent = entry.chapter ? 0 : codeWidth;
    const [style, under] = [styleOf(canvas, styles, entry), secondStyleOf(styles, entry)];
    const first = linesOf(entry.title, style, indent);
    const second = entry.second === '' || entry.second === entry.title ? [] : linesOf(entry.second, under, indent);
    return { entry, first, second, more: (first.length - 1) * style.leading + second.length * under.leading };
  });
  const pace = paceOf(canvas, set);
  const places = set.map(({ more, ...each }): Place => {
    const height = heightAt(pace, each.entry, more);
    canvas.ensure(height + (each.entry.chapter ? pace : 0));
    const place = { ...each, page: canvas.pageNumber, y: canvas.y, height };
    canvas.y += height;
    return place;
  });
  return {
    fill: (pages: Pages) => {
      for (const place of places) {
        canvas.doc.switchToPage(place.page - 1);
        drawEntry(canvas, toc, place, { codeWidth, pages, styles, secondTag: beside?.languageTag });
      }
      toc.end();
      section.end();
    },
  };
};

const drawLines = (canvas: Canvas, lines: readonly Line[], style: TextStyle, top: number, x: number) => {
  for (const [at, line] of lines.entries()) canvas.line(line, style, top + at * style.leading, { x });
};

type Fill = { codeWidth: number; pages: Pages; styles: Styles; secondTag: string | undefined };

const drawEntry = (canvas: Canvas, toc: Tag, place: Place, { codeWidth, pages, styles, secondTag }: Fill) => {
  const { doc, palette, model } = canvas;
  const { entry, first, second, y, height } = place;
  const style = styleOf(canvas, styles, entry);
  const under = secondStyleOf(styles, entry);
  const top = y + height - first.length * style.leading - second.length * under.leading - 3;
  const page = String(pages.first(entry.anchor) ?? '');
  const item = canvas.tag(toc, 'TOCI');
  const reference = canvas.tag(item, 'Reference');
  const link = canvas.tag(reference, 'Link');
  const x = sheet.left + (entry.chapter ? 0 : codeWidth);
  canvas.mark(link, 'Link', () => {
    if (entry.code) canvas.label(entry.code, styles.small, top, { width: codeWidth });
    drawLines(canvas, first, style, top, x);
    canvas.label(page, style, top, { x: sheet.left + contentWidth - 40, width: 40, align: 'right' });
  });
  if (second.length > 0 && secondTag) {
    const below = top + first.length * style.leading;
    const span = canvas.tag(link, 'Span', { lang: secondTag });
    canvas.mark(span, 'Span', () => drawLines(canvas, second, under, below, x));
    span.end();
  }
  const titles = second.length > 0 ? `${entry.title} · ${entry.second}` : entry.title;
  doc.goTo(sheet.left, top - 2, contentWidth, y + height - top - 2, entry.anchor, {
    structParent: link,
    Contents: pdfString(`${entry.code} ${titles}, ${model.words.page} ${page}`.trim()),
  });
  link.end();
  reference.end();
  item.end();
  if (entry.chapter) ruleAt(canvas, y + height - 1, palette.line);
};

const ruleAt = (canvas: Canvas, y: number, color: string) =>
  canvas.artifact(() =>
    canvas.doc
      .moveTo(sheet.left, y)
      .lineTo(sheet.left + contentWidth, y)
      .lineWidth(0.5)
      .stroke(color),
  );
