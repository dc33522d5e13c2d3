import {
  type DrawnRun,
  type ModelChart,
  type ModelDisclosure,
  type ModelField,
  numberFootnotes,
  type ReportModel,
} from '@esg/contract';
import type { Cell, SheetChart, WriteSheet } from 'hucre';
import { paletteOf } from '../colors.ts';
import { type CellStyles, cellTexts, Grid, numberCell } from './cells.ts';
import { longNumberNote } from './notes.ts';

type Row = { descriptor: string; value: Partial<Cell>; unit: string };
type Placed = { field: ModelField; first: number };

const widths = [12, 30, 34, 24, 46, 16];
const valueColumn = 4;
const chartColumn = 7;
/** Height of a chart in points. */
const chartHeight = 210;

/** One sheet per chapter: a row for each value, its unit in a column of its own, and native charts at the side. */
export const chapterSheet = (
  chapter: ReportModel['chapters'][number],
  name: string,
  model: ReportModel,
  styles: CellStyles,
): WriteSheet => {
  const { words } = model;
  const grid = new Grid(widths);
  const heads = [words.disclosure, null, words.field, words.descriptor, words.value, words.unit];
  grid.add(heads.map((value, column) => ({ value, style: column === valueColumn ? styles.headRight : styles.head })));
  const wanted: WantedChart[] = [];
  for (const disclosure of chapter.disclosures) {
    const top = grid.rows.length;
    const placed = addDisclosure(grid, disclosure, model, styles);
    for (const chart of disclosure.charts) {
      wanted.push({
        chart,
        top,
        range: rangeOf(chart, placed) ?? addChartData(grid, chart, disclosure, model, styles),
      });
    }
  }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: grid.rows,
    cells: grid.cells,
    rowDefs: grid.rowDefs,
    autoFilter: { range: `A1:F${grid.rows.length}` },
    charts: placeCharts(wanted, grid, name, model),
    freezePane: { rows: 1, columns: 1 },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    },
  };
};

const addDisclosure = (grid: Grid, disclosure: ModelDisclosure, model: ReportModel, styles: CellStyles): Placed[] => {
  const { words } = model;
  const code = { value: disclosure.code, style: styles.strong };
  const title = { value: disclosure.title, style: styles.text };
  const text = (value: string) => ({ value, style: styles.text });
  if (disclosure.omission) {
    const { reason, explanation } = disclosure.omission;
    grid.add([code, title, { value: words.omitted, style: styles.quiet }, text(reason), text(explanation), text('')]);
    return [];
  }
  return disclosure.fields.map((field) => {
    const first = grid.rows.length;
    for (const { descriptor, value, unit } of rowsOf(field, model, styles)) {
      grid.add([code, title, text(field.label), text(descriptor), value, { value: unit, style: styles.unit }]);
    }
    return { field, first };
  });
};

const rowsOf = ({ content }: ModelField, model: ReportModel, styles: CellStyles): Row[] => {
  if (content.kind === 'numbers') {
    const note = longNumberNote[model.language];
    return content.rows.map(({ descriptor, unitSymbol, ...row }) => ({
      descriptor,
      value: numberCell(row, content.decimals, styles, note),
      unit: unitSymbol,
    }));
  }
  if (content.kind === 'unanswered') {
    return [{ descriptor: '', value: { value: model.words.unanswered, style: styles.quiet }, unit: '' }];
  }
  return cellTexts(plainText(content)).map((value) => ({
    descriptor: '',
    value: { value, style: styles.text },
    unit: '',
  }));
};

type Texts = Exclude<ModelField['content'], { kind: 'numbers' } | { kind: 'unanswered' }>;

/** Text of a cell: items and blocks on lines of their own, with their bullets and numbers. */
const plainText = (content: Texts): string => {
  if (content.kind === 'text') return content.text;
  if (content.kind === 'list') return content.items.join('\n');
  const { blocks, notes } = numberFootnotes(content.blocks);
  let count = 0;
  const lines = blocks.map((block) => {
    count = block.kind === 'numbered' ? count + 1 : 0;
    if (block.kind === 'table') return block.rows.map(({ cells }) => cells.map(lineOf).join(' | ')).join('\n');
    const mark = block.kind === 'bullet' ? '• ' : block.kind === 'numbered' ? `${count}. ` : '';
    return mark + lineOf(block.runs);
  });
  return [...lines, ...notes.map((note, index) => `[${index + 1}] ${note}`)].join('\n');
};

const lineOf = (runs: readonly DrawnRun[]) =>
  runs
    .map(({ text, link, note }) => (note ? `[${note}]` : link && link !== text ? `${text} (${link})` : text))
    .join('');

type Range = { first: number; last: number };

/** Rows of the very answers that a chart shows, so that it moves with them. */
const rangeOf = (chart: ModelChart, placed: Placed[]): Range | undefined => {
  const found = placed.find(
    ({ field: { content } }) =>
      content.kind === 'numbers' &&
      content.rows.length === chart.bars.length &&
      content.rows.every(({ descriptor, number }, index) => {
        const bar = chart.bars[index];
        return bar?.label === descriptor && bar.value === number;
      }),
  );
  return found && { first: found.first, last: found.first + chart.bars.length - 1 };
};

const addChartData = (
  grid: Grid,
  chart: ModelChart,
  disclosure: ModelDisclosure,
  model: ReportModel,
  styles: CellStyles,
): Range => {
  const first = grid.rows.length;
  const text = (value: string) => ({ value, style: styles.quiet });
  for (const { label, value } of chart.bars) {
    const number = numberCell({ number: value, unitCode: '' }, 0, styles, longNumberNote[model.language]);
    grid.add([
      text(disclosure.code),
      text(disclosure.title),
      text(chart.title),
      text(label),
      number,
      text(chart.unitSymbol),
    ]);
  }
  return { first, last: grid.rows.length - 1 };
};

type WantedChart = { chart: ModelChart; top: number; range: Range };

/** Each chart beside its disclosure, or below the chart before it. */
const placeCharts = (wanted: WantedChart[], grid: Grid, sheet: string, model: ReportModel): SheetChart[] => {
  let free = 1;
  return wanted.map(({ chart, top, range }) => {
    const first = Math.max(free, top);
    const last = grid.rowBelow(first, chartHeight);
    free = last + 1;
    return chartOf(chart, sheet, range, { first, last }, model);
  });
};

const chartOf = (
  chart: ModelChart,
  sheet: string,
  { first, last }: Range,
  rows: Range,
  model: ReportModel,
): SheetChart => {
  const quoted = `'${sheet.replaceAll("'", "''")}'`;
  const column = (letter: string) => `${quoted}!$${letter}$${first + 1}:$${letter}$${last + 1}`;
  return {
    type: 'bar',
    title: `${chart.title} (${chart.unitSymbol})`,
    altText: `${chart.title}: ${chart.bars.map(({ label, value }) => `${label} ${value}`).join(', ')} ${chart.unitSymbol}`,
    series: [
      {
        name: chart.title,
        values: column('E'),
        categories: column('D'),
        color: paletteOf(model.brand.colors).series[0]?.slice(1),
      },
    ],
    anchor: { from: { row: rows.first, col: chartColumn }, to: { row: rows.last, col: chartColumn + 8 } },
    gapWidth: 60,
    legend: false,
    dataLabels: { showValue: true },
    axes: { x: { reverse: true }, y: { hidden: true } },
  };
};
