import { type Drawing, type ShapeMark, type TextMark, textSizes } from '@esg/chart-model';
import type { ModelChart } from '@esg/contract';
import { chartSentence, drawingOf, paintOf } from '../chart-drawing.ts';
import type { Canvas, Tag, TextStyle } from './canvas.ts';

import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

/** Points of one unit of the drawing: its names are then as large as the small text of a page. */
const scale = 0.68;

type Ground = { left: number; top: number };

/** A line of the frame, or a line or surface in the colour of its tone. */
const drawShape = ({ doc, palette }: Canvas, { look, d, tone }: ShapeMark, { left, top }: Ground) => {
  if (d === '') return;
  doc.save().translate(left, top).scale(scale).path(d);
  const { fill, edge } = paintOf(tone, palette);
  if (look === 'grid') doc.lineWidth(0.7).stroke(palette.line);
  else if (look === 'base' || look === 'gap' || look === 'link' || look === 'edge')
    doc.lineWidth(1.1).stroke(palette.muted);
  else if (look === 'line') doc.lineWidth(2.4).lineJoin('round').stroke(fill);
  else if (look === 'point' || look === 'slice') doc.lineWidth(1.4).fillAndStroke(fill, '#ffffff');
  else doc.lineWidth(0.5).fillAndStroke(fill, edge);
  doc.restore();
};

const anchorShares = { start: 0, middle: 0.5, end: 1 } as const;

const drawText = (canvas: Canvas, { look, text, x, y, anchor }: TextMark, { left, top }: Ground) => {
  const size = textSizes[look] * scale;
  const { muted, text: plain } = canvas.palette;
  const style: TextStyle = {
    size,
    leading: size * 1.4,
    color: look === 'tick' ? muted : plain,
    bold: look === 'strong',
  };
  const width = canvas.measure(style)(text, false);
  const place = { x: left + x * scale - width * anchorShares[anchor], width: width + 1 };
  const lineTop = top + y * scale - style.leading / 2;
  // A figure beside a bar may stand upon a line of the grid.
  if (look === 'label' && anchor === 'start') {
    canvas.doc.rect(place.x - 2, lineTop + 1, width + 4, style.leading - 2).fill('#ffffff');
  }
  canvas.label(text, style, lineTop, place);
};

const drawMarks = (canvas: Canvas, { marks }: Drawing, ground: Ground) => {
  for (const mark of marks) {
    if (mark.kind === 'shape') drawShape(canvas, mark, ground);
    else drawText(canvas, mark, ground);
  }
};

/** Draws a chart as the page does, by the marks of the chart model, as one figure with alternative text. */
export const drawChart = (canvas: Canvas, parent: Tag, chart: ModelChart, styles: Styles) => {
  const { model, palette } = canvas;
  const drawing = drawingOf(chart, canvas.width / scale, model.numberLocale);
  const height = drawing.height * scale;
  canvas.ensure(height + styles.label.leading + 16);
  canvas.y += 6;
  const unit = { text: chart.unitSymbol && `  ${chart.unitSymbol}`, color: palette.muted };
  paragraph(canvas, parent, [{ text: chart.title, bold: true }, unit], { ...styles.label, bold: false }, { after: 4 });

  const ground = { left: canvas.left, top: canvas.y };
  const tag = canvas.tag(parent, 'Figure', {
    alt: chartSentence(chart, model.numberLocale),
    bbox: [ground.left, ground.top, ground.left + canvas.width, ground.top + height],
  });
  canvas.mark(tag, 'Figure', () => drawMarks(canvas, drawing, ground));
  tag.end();
  canvas.y = ground.top + height + 10;
};
