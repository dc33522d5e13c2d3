import { isDrawn, type ModelChart } from '@esg/contract/printed';
import { Paragraph, type Table } from 'docx';
import { ChartRun, type ScatterChartSeries } from 'docx/charts';
import { chartSentence, chartTable, paintOf } from '../chart-drawing.ts';
import { hex, type Look, textWidth, twips } from './styles.ts';
import { ruledTable } from './table.ts';
import { textOf } from './text.ts';

const heightPx = 340;
const widthPx = Math.floor((textWidth / 1440) * 96);

type Drawn = {
  readonly number: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isMaterial: boolean | undefined;
};

/** Topics with a place, by the number that they have in the table below. */
const drawnOf = (chart: ModelChart): Drawn[] => {
  const [across, up] = chart.series;
  return chart.categories.flatMap((name, place) =>
    isDrawn(chart, place)
      ? [
          {
            number: place + 1,
            name,
            x: Number(across?.values[place] ?? 0),
            y: Number(up?.values[place] ?? 0),
            isMaterial: chart.matrix?.material?.[place],
          },
        ]
      : [],
  );
};

/** One series for each topic, so that Word’s “Edit data” names it; its label is the number of its row. */
const topicSeries = (chart: ModelChart, { palette, font }: Look): ScatterChartSeries[] => {
  const { thresholds, passing } = chart.matrix ?? { thresholds: { x: '0', y: '0' }, passing: 'either' };
  return drawnOf(chart).map(({ number, name, x, y, isMaterial }) => {
    const reached = [x >= Number(thresholds.x), y >= Number(thresholds.y)];
    const isPassed = isMaterial ?? (passing === 'both' ? !reached.includes(false) : reached.includes(true));
    return {
      name: `${number} ${name}`,
      points: [{ x, y }],
      color: hex(paintOf(isPassed ? 'highlight' : 'quiet', palette).edge),
      markers: { size: isPassed ? 9 : 7 },
      pointLabels: [{ text: String(number), position: 'right', font: { name: font.ascii, color: hex(palette.text) } }],
    };
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
        { text: String(place + 1) },
        { text: label },
        ...values.map((said) => ({ text: said === '' ? '–' : said })),
      ]),
      look,
    ),
    new Paragraph({ children: [] }),
  ];
};
