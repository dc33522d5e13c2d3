import { type KeyFigure, keyFiguresOf, printedWords, type ReportModel } from '@esg/contract/printed';
import { besideFigures, joined } from './beside.ts';
import type { Canvas, Tag, TextStyle } from './canvas.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

const gap = 12;
const inRow = 3;

/** The figures that the report opens with, three in a row: name, numeral with its unit, change since last year; with `second` in both languages. */
export const drawKeyFigures = (canvas: Canvas, styles: Styles, second?: ReportModel) => {
  const figures = besideFigures(keyFiguresOf(canvas.model), second && keyFiguresOf(second));
  if (figures.length === 0) return;
  const section = canvas.section();
  const title = joined(
    printedWords[canvas.model.language].keyFigures,
    second && printedWords[second.language].keyFigures,
    '  ',
  );
  canvas.artifact(() => canvas.doc.rect(canvas.left, canvas.y, 32, 3).fill(canvas.palette.barEdge));
  canvas.y += 9;
  paragraph(canvas, section, [{ text: title }], styles.heading, { type: 'H2', after: 14 });
  const width = (canvas.width - gap * (inRow - 1)) / inRow;
  for (let from = 0; from < figures.length; from += inRow) {
    const row = figures.slice(from, from + inRow);
    const labels = row.map(({ label }) => canvas.lines([{ text: label }], styles.table, width).length);
    const labelHeight = Math.max(2, ...labels) * styles.table.leading;
    const top = canvas.y;
    const ends = row.map((figure, place) => {
      canvas.y = top;
      canvas.inColumn(canvas.left + place * (width + gap), width, () =>
        drawOne(canvas, section, figure, labelHeight, styles),
      );
      return canvas.y;
    });
    canvas.y = Math.max(...ends) + 20;
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
