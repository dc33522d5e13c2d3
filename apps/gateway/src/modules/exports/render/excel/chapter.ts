import {
  type DrawnRun,
  type ModelChapter,
  type ModelDisclosure,
  type ModelField,
  numberFootnotes,
  printedUnit,
  type ReportModel,
  thisYearOf,
} from '@esg/contract/printed';
import type { Cell, WriteSheet } from 'hucre';
import { type CellStyles, cellTexts, Grid, numberCell } from './cells.ts';
import { addChartData, type Placed, placeCharts, rangeOf, type WantedChart } from './charts.ts';
import { longNumberNote } from './notes.ts';

type Row = { descriptor: string; value: Partial<Cell>; unit: string; year?: string };

const widths = [12, 30, 34, 24, 46, 16, 10];
const valueColumn = 4;

/** One sheet per chapter: a row for each value, its unit in a column of its own, and native charts at the side. */
export const chapterSheet = (
  chapter: ModelChapter,
  name: string,
  model: ReportModel,
  styles: CellStyles,
): WriteSheet => {
  const { words } = model;
  const grid = new Grid(widths);
  const heads = [words.disclosure, null, words.field, words.descriptor, words.value, words.unit, words.reportingPeriod];
  grid.add(heads.map((value, column) => ({ value, style: column === valueColumn ? styles.headRight : styles.head })));
  const wanted: WantedChart[] = [];
  if (chapter.text) {
    for (const value of cellTexts(plainText({ kind: 'rich', blocks: chapter.text.blocks }))) {
      const blank = { value: '', style: styles.text };
      grid.add([blank, { value: chapter.title, style: styles.strong }, blank, blank, { value, style: styles.text }]);
    }
  }
  for (const disclosure of chapter.disclosures) {
    const top = grid.rows.length;
    const placed = addDisclosure(grid, disclosure, model, styles);
    for (const chart of disclosure.charts) {
      wanted.push({
        chart,
        top,
        ranges: rangeOf(chart, placed) ?? addChartData(grid, chart, disclosure, model, styles),
      });
    }
  }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: grid.rows,
    cells: grid.cells,
    rowDefs: grid.rowDefs,
    autoFilter: { range: `A1:G${grid.rows.length}` },
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
    grid.add([
      code,
      title,
      { value: words.omitted, style: styles.quiet },
      text(reason),
      text(explanation),
      text(''),
      text(''),
    ]);
    return [];
  }
  return disclosure.fields.map((field) => {
    const first = grid.rows.length;
    for (const { descriptor, value, unit, year = '' } of rowsOf(field, model, styles)) {
      const rest = [value, { value: unit, style: styles.unit }, { value: year, style: styles.quiet }];
      grid.add([code, title, text(field.label), text(descriptor), ...rest]);
    }
    return { field, first };
  });
};

const rowsOf = ({ content }: ModelField, model: ReportModel, styles: CellStyles): Row[] => {
  if (content.kind === 'numbers') {
    const { years = [] } = content;
    const thisYear = model.period ? thisYearOf(model) : '';
    const group = new Map((content.breakdowns ?? []).map(({ id, label }) => [id, label]));
    const nameOf = ({ descriptor, breakdown = '' }: { descriptor: string; breakdown?: string | undefined }) =>
      [group.get(breakdown), descriptor].filter(Boolean).join(' · ');
    const note = longNumberNote[model.language];
    const cellOf = (number: string, unitCode: string) =>
      numberCell({ number, unitCode }, content.rounding, styles, note);
    const now = content.rows.map(({ descriptor, breakdown, unitSymbol, number, unitCode, restated }) => ({
      descriptor: nameOf({ descriptor, breakdown }),
      value: { ...cellOf(number, unitCode), ...(restated && { comment: { text: restatedNote(restated, model) } }) },
      unit: printedUnit({ unitCode, unitSymbol }),
      year: thisYear,
    }));
    // This year's figures first and together, so that a chart can stand upon them; then the years before, the newest first.
    const before = years.toReversed().flatMap((year, back) =>
      content.rows.flatMap(({ descriptor, breakdown, unitSymbol, unitCode, earlier = [] }) => {
        const number = earlier[years.length - 1 - back] ?? null;
        const unit = printedUnit({ unitCode, unitSymbol });
        return number === null
          ? []
          : [{ descriptor: nameOf({ descriptor, breakdown }), value: cellOf(number, unitCode), unit, year }];
      }),
    );
    return [...now, ...before];
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

type Restated = NonNullable<Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number]['restated']>;

const restatedNote = ({ old, unitSymbol, note }: Restated, { words }: ReportModel) =>
  `${words.restated}. ${words.before}: ${`${old ?? '–'} ${unitSymbol}`.trim()}. ${note}`;

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
