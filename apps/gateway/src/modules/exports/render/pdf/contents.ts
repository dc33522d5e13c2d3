import type { Canvas, Tag } from './canvas.ts';
import { contentWidth, sheet } from './canvas.ts';
import { chapterAnchor, disclosureAnchor } from './disclosures.ts';
import type { Styles } from './styles.ts';
import { paragraph, pdfString } from './text.ts';

/** Where things landed, by anchor. */
export type PageNumbers = Map<string, number>;
type Entry = { anchor: string; code: string; title: string; chapter: boolean };
type Place = { entry: Entry; page: number; y: number };

const rowHeight = (entry: Entry) => (entry.chapter ? 27 : 19);

/**
 * Reserves the pages of the contents, whose page numbers are known only later: draws the heading and remembers where each
 * entry goes. `fill` then writes them.
 */
export const reserveContents = (canvas: Canvas, styles: Styles) => {
  const { model } = canvas;
  canvas.newPage();
  const section = canvas.tag(canvas.root, 'Sect');
  paragraph(canvas, section, [{ text: model.words.contents }], styles.heading, { type: 'H2', after: 10 });
  const toc = canvas.tag(section, 'TOC');
  const entries: Entry[] = model.chapters.flatMap(({ title, disclosures }, index) => [
    ...(title ? [{ anchor: chapterAnchor(index), code: '', title, chapter: true }] : []),
    ...disclosures.map((disclosure) => ({
      anchor: disclosureAnchor(disclosure.code),
      code: disclosure.code,
      title: disclosure.title,
      chapter: false,
    })),
  ]);
  if (model.restatements.length > 0)
    entries.push({ anchor: restatementsAnchor, code: '', title: model.words.restatements, chapter: true });
  if (model.contentIndex)
    entries.push({ anchor: indexAnchor, code: '', title: model.contentIndex.title, chapter: true });
  const codeWidth = Math.min(
    120,
    12 + Math.max(0, ...entries.map(({ code }) => canvas.measure(styles.small)(code, false))),
  );
  const places = entries.map((entry): Place => {
    canvas.ensure(rowHeight(entry) + (entry.chapter ? 19 : 0));
    const place = { entry, page: canvas.pageNumber, y: canvas.y };
    canvas.y += rowHeight(entry);
    return place;
  });
  return {
    fill: (pages: PageNumbers) => {
      for (const place of places) {
        canvas.doc.switchToPage(place.page - 1);
        drawEntry(canvas, toc, place, codeWidth, pages, styles);
      }
      toc.end();
      section.end();
    },
  };
};

export const indexAnchor = 'content-index';
export const restatementsAnchor = 'restatements';

const drawEntry = (
  canvas: Canvas,
  toc: Tag,
  { entry, y }: Place,
  codeWidth: number,
  pages: PageNumbers,
  styles: Styles,
) => {
  const { doc, palette, model } = canvas;
  const height = rowHeight(entry);
  const style = entry.chapter ? styles.label : { ...styles.small, color: palette.text };
  const top = y + height - style.leading - 3;
  const page = String(pages.get(entry.anchor) ?? '');
  const item = canvas.tag(toc, 'TOCI');
  const reference = canvas.tag(item, 'Reference');
  const link = canvas.tag(reference, 'Link');
  canvas.mark(link, 'Link', () => {
    const indent = entry.chapter ? 0 : codeWidth;
    if (entry.code) canvas.label(entry.code, styles.small, top, { width: codeWidth });
    canvas.label(entry.title, style, top, { x: sheet.left + indent, width: contentWidth - indent - 44 });
    canvas.label(page, style, top, { x: sheet.left + contentWidth - 40, width: 40, align: 'right' });
  });
  const name = `${entry.code} ${entry.title}, ${model.words.page} ${page}`.trim();
  doc.goTo(sheet.left, top - 2, contentWidth, height - 4, entry.anchor, {
    structParent: link,
    Contents: pdfString(name),
  });
  link.end();
  reference.end();
  item.end();
  if (entry.chapter) {
    const under = y + height - 1;
    canvas.artifact(() =>
      doc
        .moveTo(sheet.left, under)
        .lineTo(sheet.left + contentWidth, under)
        .lineWidth(0.5)
        .stroke(palette.line),
    );
  }
};
