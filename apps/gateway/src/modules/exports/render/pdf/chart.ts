import type { ModelChart } from '@esg/contract';
import { layoutBars } from '../chart-layout.ts';
import { formatNumber } from '../formats.ts';
import type { Canvas, Tag } from './canvas.ts';
import { contentWidth, sheet } from './canvas.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

const rowHeight = 22;
const barHeight = 11;

/** The chart in one sentence, for people who hear the document. */
const chartSentence = (chart: ModelChart, locale: string): string => {
  const bars = chart.bars.map(({ label, value }) => `${label}: ${formatNumber(value, locale)} ${chart.unitSymbol}`);
  return `${chart.title}. ${bars.join('; ')}`;
};

/** Draws horizontal bars with their values beside them, on the scale of `layoutBars`, as one figure with alternative text. */
export const drawChart = (canvas: Canvas, parent: Tag, chart: ModelChart, styles: Styles) => {
  const { model, doc, palette } = canvas;
  const values = chart.bars.map(({ value }) => formatNumber(value, model.numberLocale));
  const widthOf = (texts: string[], max: number) =>
    Math.min(max, Math.max(...texts.map((text) => canvas.measure(styles.small)(text, false))));
  const labelWidth = widthOf(
    chart.bars.map(({ label }) => label),
    contentWidth * 0.34,
  );
  const valueWidth = widthOf(values, contentWidth * 0.4);
  const plot = { x: sheet.left + labelWidth + 12, width: contentWidth - labelWidth - valueWidth - 28 };
  const height = chart.bars.length * rowHeight + 20;

  canvas.ensure(height + styles.label.leading + 16);
  canvas.y += 6;
  const unit = { text: `  ${chart.unitSymbol}`, color: palette.muted };
  paragraph(canvas, parent, [{ text: chart.title, bold: true }, unit], { ...styles.label, bold: false }, { after: 4 });

  const top = canvas.y;
  const layout = layoutBars(chart.bars.map(({ value }) => value));
  const tag = canvas.tag(parent, 'Figure', {
    alt: chartSentence(chart, model.numberLocale),
    bbox: [sheet.left, top, sheet.left + contentWidth, top + height],
  });
  canvas.mark(tag, 'Figure', () => {
    const bottom = top + chart.bars.length * rowHeight;
    for (const { at, value } of layout.ticks) {
      const x = plot.x + at * plot.width;
      doc.moveTo(x, top).lineTo(x, bottom).lineWidth(0.5).stroke(palette.line);
      const style = { ...styles.small, size: 7.5 };
      const text = formatNumber(String(value), model.numberLocale);
      canvas.label(text, style, bottom + 3, { x: x - canvas.measure(style)(text, false) / 2, width: 90 });
    }
    chart.bars.forEach(({ label }, index) => {
      const { start, end } = layout.bars[index] ?? { start: 0, end: 0 };
      const y = top + index * rowHeight;
      const textTop = y + (rowHeight - styles.small.leading) / 2;
      canvas.label(label, { ...styles.small, color: palette.text }, textTop, { width: labelWidth + 4 });
      if (end > start) {
        const width = Math.max((end - start) * plot.width, 0.5);
        doc.rect(plot.x + start * plot.width, y + (rowHeight - barHeight) / 2, width, barHeight).lineWidth(0.4);
        doc.fillAndStroke(palette.bar, palette.barEdge);
      }
      const shown = { ...styles.small, color: palette.text };
      const textWidth = canvas.measure(shown)(values[index] ?? '', false);
      doc.rect(plot.x + end * plot.width + 3, textTop + 2, textWidth + 6, shown.leading - 4).fill('#ffffff');
      canvas.label(values[index] ?? '', shown, textTop, { x: plot.x + end * plot.width + 6, width: valueWidth + 8 });
    });
    const zero = plot.x + layout.zero * plot.width;
    doc
      .moveTo(zero, top - 2)
      .lineTo(zero, bottom + 2)
      .lineWidth(0.8)
      .stroke(palette.muted);
  });
  tag.end();
  canvas.y = top + height + 10;
};
