import { type KeyFigure, keyFiguresOf, printedWords, type ReportModel } from '@esg/contract/printed';
import { besideFigures, joined } from './beside.ts';
import type { Canvas, Tag, TextStyle } from './canvas.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

const gap = 12;
const inRow = 3;
const afterTitle = 14;
const afterRow = 20;

const figuresOf = (canvas: Canvas, second: ReportModel | undefined) =>
  besideFigures(keyFiguresOf(canvas.model), second && keyFiguresOf(second));

/** Figures three by three, with the height of the highest name of each row. */
const rowsOf = (canvas: Canvas, figures: readonly KeyFigure[], styles: Styles) => {
  const width = (canvas.width - gap * (inRow - 1)) / inRow;
  const rows = Array.from({ length: Math.ceil(figures.length / inRow) }, (_, place) => {
    const row = figures.slice(place * inRow, (place + 1) * inRow);
    const labels = row.map(({ label }) => canvas.lines([{ text: label }], styles.table, width).length);
    return { row, labelHeight: Math.max(2, ...labels) * styles.table.leading };
  });
  return { width, rows };
};

/** Their height where each unit is beside its numeral or below it; nothing without figures. */
export const keyFiguresHeight = (canvas: Canvas, styles: Styles, second?: ReportModel): number => {
  const figures = figuresOf(canvas, second);
  if (figures.length === 0) return 0;
  const below = styles.figure.leading + styles.subheading.leading + styles.small.leading * (second ? 2 : 1);
  const { rows } = rowsOf(canvas, figures, styles);
  return rows.reduce(
    (sum, { labelHeight }) => sum + 10 + labelHeight + below + afterRow,
    9 + styles.heading.leading + afterTitle - afterRow,
  );
};

/**
 * The opening figures of the report, three in a row: name, numeral with its unit, change since last year; with `second` in both languages.
 */
export const drawKeyFigures = (canvas: Canvas, styles: Styles, second?: ReportModel) => {
  const figures = figuresOf(canvas, second);
  if (figures.length === 0) return;
  const section = canvas.section();
  const title = joined(
    printedWords[canvas.model.language].keyFigures,
    second && printedWords[second.language].keyFigures,
    '  ',
  );
  canvas.artifact(() => canvas.doc.rect(canvas.left, canvas.y, 32, 3).fill(canvas.palette.barEdge));
  canvas.y += 9;
  paragraph(canvas, section, [{ text: title }], styles.heading, { type: 'H2', after: afterTitle });
  const { width, rows } = rowsOf(canvas, figures, styles);
  for (const { row, labelHeight } of rows) {
    const top = canvas.y;
    const ends = row.map((figure, place) => {
      canvas.y = top;
      canvas.inColumn(canvas.left + place * (width + gap), width, () =>
        drawOne(canvas, section, figure, labelHeight, styles),
      );
      return canvas.y;
    });
    canvas.y = Math.max(...ends) + afterRow;
  }
  section.end();
};

const drawOne = (
  canvas: Canvas,
  section: Tag,
  { label, value, unit, change }: KeyFigure,
  labelHeight: number,
  styles: Styles,
) => {
  const { doc, palette, left, width } = canvas;
  const top = canvas.y;
  canvas.artifact(() => doc.rect(left, top, width, 1).fill(palette.barEdge));
  canvas.y += 7;
  paragraph(canvas, section, [{ text: label }], styles.table);
  canvas.y = top + 7 + labelHeight + 3;
  const sizeOf = (style: TextStyle) => canvas.measure(style)(value, true);
  const numeral =
    sizeOf(styles.figure) <= width ? styles.figure : { ...styles.heading, leading: styles.figure.leading };
  const unitStyle = { ...styles.subheading, bold: false, color: palette.muted };
  const wide = sizeOf(numeral) + 5 + canvas.measure(unitStyle)(unit, false) > width;
  const tag = canvas.tag(section, 'P');
  const baseline = canvas.y + numeral.leading / 2 + numeral.size * 0.36;
  canvas.mark(tag, 'P', () => {
    canvas.span({ run: { text: value }, text: value, width: sizeOf(numeral) }, numeral, left, baseline);
    if (unit === '' || wide) return;
    const text = ` ${unit}`;
    canvas.span({ run: { text }, text, width: 0 }, unitStyle, left + sizeOf(numeral) + 2, baseline);
  });
  tag.end();
  canvas.y += numeral.leading;
  if (wide && unit !== '') paragraph(canvas, section, [{ text: unit }], unitStyle);
  if (change !== '') paragraph(canvas, section, [{ text: change }], styles.small);
};
