import { type ModelChart, matrixNumbers } from '@esg/contract/printed';
import { chartTable } from '../chart-drawing.ts';
import type { Canvas, Tag } from './canvas.ts';
import type { Styles } from './styles.ts';
import { type Column, Table } from './table.ts';
import { paragraph } from './text.ts';

/** Shares of the width: the number in the drawing, each figure, and the verdict. */
const shares = { number: 0.06, figure: 0.16, verdict: 0.16 } as const;

/**
 * The topics of a matrix with their figures and verdicts, and from where on a topic is material. Not every name has room in the drawing: each
 * topic has the number here that stands there.
 */
export const drawMatrixTable = (canvas: Canvas, parent: Tag, chart: ModelChart, styles: Styles) => {
  const { matrix, series } = chart;
  if (!matrix) return;
  const { head, rows } = chartTable(chart, canvas.model);
  const figure = canvas.width * shares.figure;
  const verdict = canvas.width * shares.verdict;
  const number = canvas.width * shares.number;
  const numbers = matrixNumbers(chart);
  const columns: Column[] = [
    { width: number, style: styles.table },
    { width: canvas.width - number - figure * series.length - verdict, style: styles.table },
    ...series.map((): Column => ({ width: figure, align: 'right', style: styles.table })),
    { width: verdict, style: styles.table },
  ];
  paragraph(canvas, parent, [{ text: matrix.note }], styles.small, { after: 4 });
  const table = new Table(canvas, columns, ['', matrix.heads.topic, ...head], styles.smallBold);
  for (const [place, { label, values }] of rows.entries())
    table.row([
      { text: String(numbers[place] ?? '–') },
      { text: label, header: true },
      ...values.map((text) => ({ text: text === '' ? '–' : text })),
    ]);
  table.draw(parent);
  canvas.y += 10;
};
