import {
  keyFiguresOf,
  kpiTable,
  type ModelChapter,
  type ReportModel,
  type TextField,
  textFields,
} from '@esg/contract/printed';
import { type Canvas, sheet, type Tag } from './canvas.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

/** From this many disclosures on, chapters of a report open with a band. */
const disclosuresLeast = 70;
/** A chapter with fewer pages opens in the flow. */
const pagesLeast = 3.5;
const bandHeight = 190;
const gap = 12;

const [lineHeight, rowHeight, chartHeight, blockGap] = [15, 16.5, 75, 30] as const;

const lettersIn = ({ content }: TextField): number => {
  switch (content.kind) {
    case 'text':
      return content.text.length;
    case 'list':
      return content.items.join('').length;
    case 'rich':
      return content.blocks
        .flatMap((block) => (block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells.flat()) : block.runs))
        .reduce((sum, { text }) => sum + text.length, 0);
    default:
      return 0;
  }
};

/** The estimated number of pages of a chapter. */
const pagesOf = (chapter: ModelChapter, model: ReportModel): number => {
  const inLine = model.language === 'zhTw' ? 34 : 68;
  const letters = chapter.disclosures.flatMap((disclosure) => textFields(disclosure).map(lettersIn));
  const words = letters.reduce((sum, each) => sum + Math.ceil(each / inLine) * lineHeight + blockGap, 0);
  const rows = kpiTable(chapter, model)?.lines.length ?? 0;
  const charts = chapter.disclosures.reduce((sum, disclosure) => sum + disclosure.charts.length, 0);
  return (words + rows * rowHeight + charts * chartHeight) / (sheet.height - sheet.top - sheet.bottom);
};

/**
 * Whether a chapter opens with a band in the brand's colour on a page of its own: a long one of a long report. A letterhead keeps the head
 * of its pages free.
 */
export const hasBand = (chapter: ModelChapter, model: ReportModel): boolean =>
  model.brand.letterhead === undefined &&
  model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0) >= disclosuresLeast &&
  chapter.title !== '' &&
  pagesOf(chapter, model) >= pagesLeast;

/** The band at the top of the page: the chapter's title, and its three key figures where it has that many. */
export const drawBand = (canvas: Canvas, section: Tag, chapter: ModelChapter, styles: Styles) => {
  const { model, doc, format } = canvas;
  const { primary, onPrimary } = model.brand.colors;
  const paint = { color: onPrimary };
  canvas.artifact(() => doc.rect(0, 0, format.width, bandHeight).fill(primary));
  const figures = keyFiguresOf({ ...model, chapters: [chapter] }).slice(0, 3);
  const heading = { ...styles.heading, ...paint };
  const lines = canvas.lines([{ text: chapter.title }], heading, canvas.width).length;
  canvas.y = Math.max(36, (figures.length > 0 ? 78 : bandHeight - 30) - lines * heading.leading);
  paragraph(canvas, section, [{ text: chapter.title }], heading, { type: 'H2' });
  const top = Math.max(canvas.y + 14, 96);
  const width = (canvas.width - gap * 2) / 3;
  figures.forEach(({ label, value, unit }, place) => {
    canvas.y = top;
    canvas.inColumn(canvas.left + place * (width + gap), width, () => {
      const numeral = { ...styles.section, ...paint };
      paragraph(canvas, section, [{ text: unit ? `${value} ${unit}` : value }], numeral);
      paragraph(canvas, section, [{ text: label }], { ...styles.table, ...paint });
    });
  });
  canvas.y = bandHeight + 24;
};
