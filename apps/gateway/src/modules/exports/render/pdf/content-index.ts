import type { ModelContentIndex } from '@esg/contract';
import { ownLanguage } from '../formats.ts';
import type { Canvas, Tag } from './canvas.ts';
import { contentWidth, sheet } from './canvas.ts';
import { indexAnchor, type PageNumbers, restatementsAnchor } from './contents.ts';
import { disclosureAnchor } from './disclosures.ts';
import type { Styles } from './styles.ts';
import { Table } from './table.ts';
import { paragraph } from './text.ts';

/** A section on a page of its own, which contents and bookmarks lead to. */
const openSection = (canvas: Canvas, pages: PageNumbers, anchor: string, title: string, styles: Styles): Tag => {
  canvas.newPage();
  // The second language stands on the pages after the first, which is the one that is led to.
  if (!pages.has(anchor)) pages.set(anchor, canvas.pageNumber);
  canvas.place(anchor, sheet.top - 12);
  const section = canvas.section();
  paragraph(canvas, section, [{ text: title }], styles.heading, { type: 'H2', after: 10 });
  return section;
};

/** Widths of the columns after the first: the page is narrow, the last one, an explanation, is wide. */
const cellWidths = (count: number): number[] => {
  const short = 72;
  if (count === 1) return [160];
  return Array.from({ length: count }, (_, place) => (place === count - 1 ? 142 : short));
};

/** The last pages: everything that was asked for with its page, in the form the framework wants. */
export const drawContentIndex = (canvas: Canvas, index: ModelContentIndex, pages: PageNumbers, styles: Styles) => {
  const { palette, model } = canvas;
  const section = openSection(canvas, pages, indexAnchor, index.title, styles);
  for (const { label, text } of index.facts) {
    paragraph(canvas, section, [{ text: label }], styles.fieldLabel, { keepBelow: 20, after: 1 });
    paragraph(canvas, section, [{ text }], styles.body, { lang: ownLanguage(text, model), after: 8 });
  }
  const small = { ...styles.small, color: palette.text };
  const widths = cellWidths(index.columns.cells.length);
  const page = 40;
  const columns = [
    { width: contentWidth - page - widths.reduce((sum, width) => sum + width, 0), style: small },
    { width: page, align: 'right' as const, style: small },
    ...widths.map((width) => ({ width, style: styles.small })),
  ];
  const head = [index.columns.disclosure, index.columns.location, ...index.columns.cells];
  const table = new Table(canvas, section, columns, head, styles.smallBold);
  for (const { title, rows } of index.groups) {
    const group = { text: title, header: true, style: { ...small, bold: true } };
    table.row([group, ...columns.slice(1).map(() => ({ text: '' }))], styles.small.leading + 8);
    for (const { code, title: name, located, cells } of rows) {
      const place = located ? String(pages.get(disclosureAnchor(code)) ?? '') : '–';
      table.row([
        { text: `${code}  ${name}`, header: true, indent: 8 },
        { text: place },
        ...cells.map((text) => ({ text })),
      ]);
    }
  }
  table.end();
  section.end();
};

/** Every figure that was published otherwise before: old and new beside one another, and why. */
export const drawRestatements = (canvas: Canvas, pages: PageNumbers, styles: Styles) => {
  const { palette, model } = canvas;
  const { words, restatements } = model;
  const section = openSection(canvas, pages, restatementsAnchor, words.restatements, styles);
  const small = { ...styles.small, color: palette.text };
  const columns = [
    { width: contentWidth - 220 - 115, style: small },
    { width: 110, align: 'right' as const, style: small },
    { width: 110, align: 'right' as const, style: small },
    { width: 115, style: styles.small },
  ];
  const table = new Table(
    canvas,
    section,
    columns,
    [words.field, words.before, words.now, words.note],
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
  table.end();
  section.end();
};
