import { languageTags, type ModelDisclosure, type ReportModel } from '@esg/contract/printed';
import { mix } from '../colors.ts';
import { ownLanguage } from '../formats.ts';
import { type Canvas, sheet, type Tag } from './canvas.ts';

import { drawChart } from './chart.ts';
import { drawFields } from './fields.ts';
import { drawBlocks } from './rich.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

export type Bookmark = PDFKit.PDFOutline;
export type Chapter = ReportModel['chapters'][number];

/** Names of the places that contents and bookmarks lead to. */
export const chapterAnchor = (index: number) => `chapter-${index}`;
export const disclosureAnchor = (code: string) => `disclosure-${code}`;

/** Who reports, on what, within which boundary: in full, however long. */
export const drawIntroduction = (canvas: Canvas, styles: Styles) => {
  const { model } = canvas;
  const parts: [string, string][] = [
    ['', model.description],
    [model.words.reportingBoundary, model.reportingBoundary],
    ['', model.framework.licenceNote],
  ];
  const section = canvas.section();
  paragraph(canvas, section, [{ text: model.organisation }], styles.heading, { type: 'H2', keepBelow: 40, after: 8 });
  for (const [label, text] of parts.filter((part) => part[1].trim() !== '')) {
    if (label) paragraph(canvas, section, [{ text: label }], styles.label, { type: 'H3', keepBelow: 20, after: 1 });
    const style = text === model.framework.licenceNote ? styles.small : styles.body;
    paragraph(canvas, section, [{ text }], style, { lang: ownLanguage(text, model), after: 10 });
  }
  section.end();
};

/** Room for a chapter: it starts a page unless much of this one is free. */
export const beginChapter = (canvas: Canvas) => {
  if (canvas.y <= sheet.top) return;
  if (canvas.room < 240) canvas.newPage();
  else canvas.y += 26;
};

/** A chapter's heading and text. Gives the tag its disclosures go into. */
export const openChapter = (canvas: Canvas, chapter: Chapter, index: number, styles: Styles): Tag => {
  const section = canvas.section();
  if (chapter.title) {
    canvas.artifact(() => canvas.doc.rect(canvas.left, canvas.y, 32, 3).fill(canvas.palette.bar));
    canvas.y += 12;
    canvas.place(chapterAnchor(index), canvas.y - 12);
    paragraph(canvas, section, [{ text: chapter.title }], styles.heading, { type: 'H2', keepBelow: 60, after: 10 });
  }
  if (chapter.text) {
    const { blocks, language } = chapter.text;
    drawBlocks(canvas, section, blocks, styles, { lang: language ? languageTags[language] : undefined, heading: 'H3' });
  }
  return section;
};

/** One disclosure: code and title, then why it is left out, or its answers and charts. Gives the page that it begins on. */
export const drawDisclosure = (
  canvas: Canvas,
  parent: Tag,
  disclosure: ModelDisclosure,
  styles: Styles,
  bookmark?: Bookmark,
) => {
  const style = styles.subheading;
  canvas.ensure(style.leading * 2 + styles.body.leading * 3 + 18);
  const page = canvas.pageNumber;
  bookmark?.addItem(`${disclosure.code} ${disclosure.title}`);
  canvas.place(disclosureAnchor(disclosure.code), canvas.y - 6);
  const heading = [{ text: disclosure.code, color: canvas.palette.muted }, { text: `  ${disclosure.title}` }];
  paragraph(canvas, parent, heading, style, { type: 'H3', after: 5 });
  if (disclosure.omission) drawOmission(canvas, parent, disclosure.omission, styles);
  else drawFields(canvas, parent, disclosure.fields, styles);
  for (const chart of disclosure.charts) drawChart(canvas, parent, chart, styles);
  canvas.y += 14;
  return page;
};

const drawOmission = (
  canvas: Canvas,
  parent: Tag,
  omission: NonNullable<ModelDisclosure['omission']>,
  styles: Styles,
) => {
  const { model, palette, doc } = canvas;
  const inset = 14;
  const width = canvas.width - inset * 2;
  const runs = [
    { text: `${model.words.omitted}: `, color: palette.muted },
    { text: omission.reason, bold: true },
  ];
  const lines = [runs, ...(omission.explanation ? [[{ text: omission.explanation }]] : [])];
  const height = lines.reduce(
    (sum, line) => sum + canvas.lines(line, styles.body, width).length * styles.body.leading,
    20,
  );
  canvas.ensure(height);
  const top = canvas.y;
  if (height <= canvas.room) {
    canvas.artifact(() => {
      doc.roundedRect(canvas.left, top, canvas.width, height, 6).fill(palette.surface);
      doc
        .roundedRect(canvas.left, top, canvas.width, height, 6)
        .lineWidth(0.5)
        .stroke(mix(palette.line, palette.muted, 0.1));
    });
  }
  canvas.y += 10;
  for (const line of lines) paragraph(canvas, parent, line, styles.body, { x: canvas.left + inset, width });
  canvas.y += 16;
};
