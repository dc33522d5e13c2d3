import { layBars } from '@esg/chart-model';
import { type ModelChart, printedSymbol } from '@esg/contract/printed';
import { Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, VerticalAlign, WidthType } from 'docx';
import { chartModelOf, chartPaletteOf, chartTable, paintOf } from '../chart-drawing.ts';
import { chartTitle } from '../chart-title.ts';
import { matrixOf } from './matrix.ts';
import { nativeChart, thinFigures } from './native-chart.ts';
import { hex, type Look, textWidth, twips } from './styles.ts';
import { noBorder, noBorders, ruledTable } from './table.ts';
import { textOf } from './text.ts';

/**
 * Lines, columns of several series and rings are native Word charts. A bar chart is a table: label, bar, value. The bar is a shaded empty
 * paragraph whose indents come from the same layout as in every other format, so that every program draws it alike, at any zoom, and its
 * figures are read out as text.
 */
export const chartOf = (chart: ModelChart, look: Look): (Paragraph | Table)[] => {
  const { model } = look;
  const palette = chartPaletteOf(chart, look.palette);
  const widths = [0.26, 0.48, 0.26].map((share) => Math.round(share * textWidth));
  const [, barWidth = 0] = widths;
  if (chart.matrix) return matrixOf(chart, look);
  const drawn = chartModelOf(chart, model.numberLocale);
  if (drawn.kind !== 'bars') return seriesOf(chart, look);
  const { bars, highlight } = drawn;
  const { plot, placed } = layBars(bars, barWidth, String);
  const cell = (index: number, children: Paragraph[]) =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlign.CENTER,
      margins: { left: index === 0 ? 0 : 100, right: 60 },
      borders: noBorders,
      children,
    });
  const plain = (text: string, alignment: 'left' | 'right' = 'left') =>
    new Paragraph({ alignment, keepNext: true, children: textOf(text, { size: 18 }) });
  const rows = bars.map(({ label, display }, index) => {
    const { x = 0, width = 0, id } = placed[index] ?? {};
    const start = (x - plot.x) / plot.width;
    const end = (x + width - plot.x) / plot.width;
    const tone = highlight === undefined ? 0 : id === highlight ? 'highlight' : 'quiet';
    const room = barWidth - 160;
    const bar = new Paragraph({
      keepNext: true,
      spacing: { line: twips(11), lineRule: 'exact' },
      indent: { left: Math.round(start * room), right: Math.round((1 - end) * room) },
      ...(end > start && {
        shading: { type: ShadingType.CLEAR, fill: hex(paintOf(tone, palette).edge), color: 'auto' },
      }),
      run: { size: 12 },
    });
    const shown = `${display} ${printedSymbol(chart.unitSymbol)}`.trim();
    return new TableRow({
      cantSplit: true,
      children: [cell(0, [plain(label)]), cell(1, [bar]), cell(2, [plain(shown, 'right')])],
    });
  });
  return [
    titleOf(chart.title),
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
      rows,
    }),
    new Paragraph({ children: [] }),
  ];
};

const titleOf = (title: string) =>
  new Paragraph({
    keepNext: true,
    spacing: { before: twips(12), after: twips(4) },
    children: textOf(title, { bold: true, size: 19 }),
  });

/** A native Word chart, or its table where Word could not show every figure exactly. */
const seriesOf = (chart: ModelChart, look: Look): (Paragraph | Table)[] => {
  const title = titleOf(chartTitle(chart));
  const native = nativeChart(chart, look);
  const thin = thinFigures(chart, look.model);
  if (native)
    return [title, native, ...(thin === '' ? [] : [new Paragraph({ style: 'Small', children: textOf(thin) })])];
  const { head, rows } = chartTable(chart, look.model);
  const width = 0.7 / Math.max(1, head.length);
  return [
    title,
    ruledTable(
      [{ width: 0.3 }, ...head.map(() => ({ width, align: 'right' as const }))],
      ['', ...head],
      rows.map(({ label, values }) => [{ text: label }, ...values.map((text) => ({ text }))]),
      look,
    ),
    new Paragraph({ children: [] }),
  ];
};
