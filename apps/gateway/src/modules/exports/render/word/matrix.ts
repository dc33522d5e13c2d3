import { type ModelChart, matrixNumbers, matrixPlaces } from '@esg/contract/printed';
import { Paragraph, type Table } from 'docx';
import { ChartRun, type ScatterChartSeries } from 'docx/charts';
import { chartSentence, chartTable, paintOf } from '../chart-drawing.ts';
import { hex, type Look, textWidth, twips } from './styles.ts';
import { ruledTable } from './table.ts';
import { textOf } from './text.ts';

const heightPx = 340;
const widthPx = Math.floor((textWidth / 1440) * 96);

/**
 * One series for each topic, so that Word’s “Edit data” names it; its label is the number that it has in the table below, written once where
 * several stand at one place.
 */
const topicSeries = (chart: ModelChart, { palette, font }: Look): ScatterChartSeries[] => {
  const { thresholds, passing, material } = chart.matrix ?? { thresholds: { x: '0', y: '0' }, passing: 'either' };
  return matrixPlaces(chart).flatMap(({ number, x, y, places }) => {
    const reached = [x >= Number(thresholds.x), y >= Number(thresholds.y)];
    const byPlace = passing === 'both' ? !reached.includes(false) : reached.includes(true);
    const label = { text: String(number), position: 'right' as const };
    return places.map((place, at) => {
      const isPassed = material?.[place] ?? byPlace;
      return {
        name: `${number} ${chart.categories[place]}`,
        points: [{ x, y }],
        color: hex(paintOf(isPassed ? 'highlight' : 'quiet', palette).edge),
        markers: { size: isPassed ? 9 : 7 },
        pointLabels: at > 0 ? [] : [{ ...label, font: { name: font.ascii, color: hex(palette.text) } }],
      };
    });
  });
};

/** The thresholds as dashed lines across the field. */
const thresholdSeries = ({ series, matrix }: ModelChart, { palette }: Look): ScatterChartSeries[] => {
  if (!matrix) return [];
  const { length, thresholds } = matrix;
  const x = Number(thresholds.x);
  const y = Number(thresholds.y);
  const shared = {
    color: hex(palette.muted),
    markers: false,
    dataLabels: false as const,
    line: { width: 1, dash: 'dash' as const },
  };
  return [
    {
      ...shared,
      name: `${series[0]?.name} ${thresholds.x}`,
      points: [
        { x, y: 0 },
        { x, y: length },
      ],
    },
    {
      ...shared,
      name: `${series[1]?.name} ${thresholds.y}`,
      points: [
        { x: 0, y },
        { x: length, y },
      ],
    },
  ];
};

/** A matrix of topics as a native Word chart with numbered topics, and the same topics in a table below, which names them. */
export const matrixOf = (chart: ModelChart, look: Look): (Paragraph | Table)[] => {
  const { palette, model, font } = look;
  const { series, title, matrix } = chart;
  if (!matrix) return [];
  const axis = { minimum: 0, maximum: matrix.length, interval: 1 };
  const run = new ChartRun({
    type: 'scatter',
    lines: 'straight',
    series: [...topicSeries(chart, look), ...thresholdSeries(chart, look)],
    xAxis: { ...axis, title: series[0]?.name ?? '' },
    yAxis: { ...axis, title: series[1]?.name ?? '' },
    legend: false,
    font: { name: font.ascii, color: hex(palette.text) },
    chartArea: { fill: 'FFFFFF', border: 'none' },
    transformation: { width: widthPx, height: heightPx },
    altText: { name: title, description: chartSentence(chart, model.numberLocale) },
  });
  const { head, rows } = chartTable(chart, model);
  const numbers = matrixNumbers(chart);
  const figure = 0.15;
  const verdict = 0.17;
  const text = (said: string, more: object) =>
    new Paragraph({ spacing: { before: twips(6), after: twips(4) }, ...more, children: textOf(said, { size: 18 }) });
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: twips(12), after: twips(4) },
      children: textOf(title, { bold: true, size: 19 }),
    }),
    new Paragraph({ keepNext: true, children: [run] }),
    text(matrix.note, {}),
    ruledTable(
      [
        { width: 0.06 },
        { width: 0.94 - figure * series.length - verdict },
        ...series.map(() => ({ width: figure, align: 'right' as const })),
        { width: verdict },
      ],
      ['', matrix.heads.topic, ...head],
      rows.map(({ label, values }, place) => [
        { text: String(numbers[place] ?? '–') },
        { text: label },
        ...values.map((said) => ({ text: said === '' ? '–' : said })),
      ]),
      look,
    ),
    new Paragraph({ children: [] }),
  ];
};
