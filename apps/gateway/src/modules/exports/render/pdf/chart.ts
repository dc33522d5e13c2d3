import type { Drawing, ShapeMark, TextMark } from '@esg/chart-model';
import { type ModelChart, unitAfterName } from '@esg/contract/printed';
import { type ChartPalette, chartPaletteOf, chartSentence, drawingOf, paintOf, readableOn } from '../chart-drawing.ts';
import type { Canvas, DocumentModel, Tag, TextStyle } from './canvas.ts';
import { drawMatrixTable } from './matrix-table.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

/** Points of one unit of the drawing, so that its names are as large as the small text of a page. */
export const drawingScale = 0.58;
const scale = drawingScale;
const textSize = 7.5;
/** Height in points of charts with a free height, also where they save a page, so that two rows of them fit beside a table. */
const freeHeight = { open: 104, close: 90 } as const;
/** Height of a matrix, whose topics need room for their names. */
const matrixHeight = 268;

type Ground = { left: number; top: number };
/** The colours of a drawing, and whether its names stand in a field without a ground of their own, so that they hide no line. */
type Look = { palette: ChartPalette; isField?: boolean };

/** A line of the frame, or a line or surface in the colour of its tone. */
const drawShape = (
  { doc }: Canvas<DocumentModel>,
  { look, d, tone }: ShapeMark,
  { left, top }: Ground,
  { palette }: Look,
) => {
  if (d === '') return;
  doc.save().translate(left, top).scale(scale).path(d);
  const { fill, edge } = paintOf(tone, palette);
  if (look === 'grid') doc.lineWidth(0.7).stroke(palette.line);
  else if (look === 'passed') doc.fill(palette.tint);
  else if (look === 'threshold') doc.lineWidth(1.4).dash(5, { space: 4 }).stroke(palette.text);
  else if (look === 'outline') doc.lineWidth(1.8).fillAndStroke('#ffffff', edge);
  else if (look === 'base' || look === 'gap' || look === 'link' || look === 'edge')
    doc.lineWidth(1.1).stroke(palette.muted);
  else if (look === 'line') doc.lineWidth(2.4).lineJoin('round').stroke(fill);
  else if (look === 'point' || look === 'slice') doc.lineWidth(1.4).fillAndStroke(fill, '#ffffff');
  else doc.lineWidth(0.5).fillAndStroke(fill, edge);
  doc.restore();
};

const anchorShares = { start: 0, middle: 0.5, end: 1 } as const;

const drawText = (
  canvas: Canvas<DocumentModel>,
  { look, text, x, y, anchor, ground, isVertical }: TextMark,
  { left, top }: Ground,
  { palette, isField = false }: Look,
) => {
  const size = textSize;
  const { muted, text: plain } = palette;
  const style: TextStyle = {
    size,
    leading: size * 1.4,
    color: ground === undefined ? (look === 'tick' ? muted : plain) : readableOn(paintOf(ground, palette).fill),
    bold: look === 'strong',
  };
  const width = canvas.measure(style)(text, false);
  const place = { x: left + x * scale - width * anchorShares[anchor], width: width + 1 };
  const lineTop = top + y * scale - style.leading / 2;
  if (isVertical) {
    canvas.doc.save().rotate(-90, { origin: [left + x * scale, top + y * scale] });
    canvas.label(text, style, lineTop, place);
    canvas.doc.restore();
    return;
  }
  // A figure beside a bar may be on a grid line.
  if (look === 'label' && anchor === 'start' && !isField) {
    canvas.doc.rect(place.x - 2, lineTop + 1, width + 4, style.leading - 2).fill('#ffffff');
  }
  canvas.label(text, style, lineTop, place);
};

/** Draws the marks of a chart, from back to front. */
export const drawMarks = (
  canvas: Canvas<DocumentModel>,
  { marks }: Drawing,
  ground: Ground,
  look: Look = { palette: canvas.palette },
) => {
  for (const mark of marks) {
    if (mark.kind === 'shape') drawShape(canvas, mark, ground, look);
    else drawText(canvas, mark, ground, look);
  }
};

const gap = 13;
/** Space above a row of charts, and between a title and its drawing. */
const aboveRow = 4;
const belowTitle = 5;
const belowRow = 8;
/** A chart with more than this takes the width of the page. */
const halfMost = { categories: 8, series: 5 } as const;

export const isWide = ({ categories, series, matrix }: ModelChart) =>
  matrix !== undefined || categories.length > halfMost.categories || series.length > halfMost.series;

type Row = { charts: ModelChart[]; width: number };

/** Charts two by two, each half a page wide; a single one is a little wider. */
const rowsOf = (canvas: Canvas, charts: readonly ModelChart[]): Row[] => {
  const half = (canvas.width - gap) / 2;
  const single = canvas.isHalf ? canvas.width : Math.min(canvas.width, 329);
  const rows: Row[] = [];
  for (let at = 0; at < charts.length; ) {
    const one = charts[at];
    const two = charts[at + 1];
    if (!one) break;
    const isPair = !canvas.isHalf && two !== undefined && !isWide(one) && !isWide(two);
    rows.push(
      isPair ? { charts: [one, two], width: half } : { charts: [one], width: isWide(one) ? canvas.width : single },
    );
    at += isPair ? 2 : 1;
  }
  return rows;
};

/** Height of the first charts, which stay with the end of their table. */
export const firstChartsHeight = (canvas: Canvas, charts: readonly ModelChart[], styles: Styles): number => {
  const [first] = rowsOf(canvas, charts);
  return first ? measured(canvas, first.charts, first.width, styles).height : 0;
};

/** Height of charts below one another in a column. */
export const columnHeight = (canvas: Canvas, charts: readonly ModelChart[], width: number, styles: Styles): number =>
  charts.reduce((sum, chart) => sum + measured(canvas, [chart], width, styles).height + belowRow, 0);

/** Charts below one another in a column, as beside a narrow table. */
export const drawColumn = (canvas: Canvas, parent: Tag, charts: readonly ModelChart[], styles: Styles) => {
  for (const chart of charts) drawRow(canvas, parent, [chart], canvas.width, styles);
};

/** Charts below their table. */
export const drawCharts = (canvas: Canvas, parent: Tag, charts: readonly ModelChart[], styles: Styles) => {
  for (const row of rowsOf(canvas, charts)) {
    drawRow(canvas, parent, row.charts, row.width, styles);
    for (const chart of row.charts) if (chart.matrix) drawMatrixTable(canvas, parent, chart, styles);
  }
};

const heightOf = ({ isClose }: Canvas, { matrix }: ModelChart) =>
  matrix ? matrixHeight : freeHeight[isClose ? 'close' : 'open'];

/** Drawings of the charts in a row, and the height of the row. */
const measured = (canvas: Canvas, charts: readonly ModelChart[], width: number, styles: Styles) => {
  const locale = canvas.model.numberLocale;
  const set = charts.map((chart) => ({
    chart,
    drawing: drawingOf(chart, width / scale, locale, heightOf(canvas, chart) / scale),
  }));
  const titleHeight = Math.max(
    ...charts.map((chart) => canvas.lines(titleOf(chart, canvas), styles.table, width).length * styles.table.leading),
  );
  return {
    set,
    titleHeight,
    height: Math.max(...set.map(({ drawing }) => drawing.height * scale)) + titleHeight + aboveRow + belowTitle,
  };
};

const drawRow = (canvas: Canvas, parent: Tag, charts: readonly ModelChart[], width: number, styles: Styles) => {
  const { set, titleHeight, height } = measured(canvas, charts, width, styles);
  canvas.ensure(height);
  canvas.y += aboveRow;
  const top = canvas.y;
  const ends = set.map(({ chart, drawing }, place) => {
    canvas.y = top;
    canvas.inColumn(canvas.left + place * (width + gap), width, () =>
      drawOne(canvas, parent, chart, drawing, titleHeight, styles),
    );
    return canvas.y;
  });
  canvas.y = Math.max(...ends) + belowRow;
};

const titleOf = ({ title, unitSymbol }: ModelChart, { palette }: Canvas) => {
  const unit = unitAfterName(title, unitSymbol);
  return [
    { text: title, bold: true },
    { text: unit && `  ${unit}`, color: palette.muted },
  ];
};

/** Draws a chart as the page does, from the marks of the chart model, as one figure with alternative text. */
const drawOne = (
  canvas: Canvas,
  parent: Tag,
  chart: ModelChart,
  drawing: Drawing,
  titleHeight: number,
  styles: Styles,
) => {
  const height = drawing.height * scale;
  const top = canvas.y;
  paragraph(canvas, parent, titleOf(chart, canvas), styles.table);
  canvas.y = top + titleHeight + belowTitle;
  const ground = { left: canvas.left, top: canvas.y };
  const tag = canvas.tag(parent, 'Figure', {
    alt: chartSentence(chart, canvas.model.numberLocale),
    bbox: [ground.left, ground.top, ground.left + canvas.width, ground.top + height],
  });
  const look = { palette: chartPaletteOf(chart, canvas.palette), isField: chart.matrix !== undefined };
  canvas.mark(tag, 'Figure', () => drawMarks(canvas, drawing, ground, look));
  tag.end();
  canvas.y = ground.top + height;
};
