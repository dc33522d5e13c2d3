import {
  calculationNote,
  type DrawnRun,
  earlierYears,
  isNumbers,
  isOfOneYear,
  type ModelChapter,
  type ModelDisclosure,
  type ModelField,
  type ModelPastRow,
  type NumberField,
  type NumberRow,
  numberFootnotes,
  pastValues,
  printedFigure,
  printedSymbol,
  printedUnit,
  printedValues,
  printedWords,
  type ReportModel,
  readCode,
  roundingOf,
  thisYearOf,
} from '@esg/contract/printed';
import type { Cell, WriteSheet } from 'hucre';
import { type CellStyles, cellTexts, changeCell, columnName, emptyFigure, Grid, numberCell } from './cells.ts';
import type { ChartData } from './chart-data.ts';
import { type Placed, placeCharts, rangesOf, type WantedChart } from './charts.ts';
import { longNumberNote } from './notes.ts';

/** The position of a chapter's figures: a column for each year, this one last. */
type Layout = { years: string[]; hasChange: boolean; widths: number[] };

/** Columns before those of the years: code, disclosure, item, part, unit. */
const before = [12, 30, 34, 28, 14];
const yearWidth = 16;
const changeWidth = 12;
const noteWidth = 30;
const textWidth = 60;

const layoutOf = ({ disclosures }: ModelChapter, model: ReportModel): Layout => {
  const fields = disclosures.flatMap((disclosure) => disclosure.fields.filter(isNumbers));
  const earlier = earlierYears(fields, model);
  const years = fields.length > 0 ? [...earlier, thisYearOf(model)] : [];
  const hasChange = earlier.length > 0;
  const after = [...(hasChange ? [changeWidth] : []), ...(years.length > 0 ? [noteWidth] : []), textWidth];
  return { years, hasChange, widths: [...before, ...years.map(() => yearWidth), ...after] };
};

/**
 * One sheet per chapter: a row for each figure with its years side by side, a row for each text, and native charts at the side. Charts use
 * these figures where possible, else those of `chartData`.
 */
export const chapterSheet = (
  chapter: ModelChapter,
  name: string,
  model: ReportModel,
  styles: CellStyles,
  chartData: ChartData,
): WriteSheet => {
  const { words, language } = model;
  const said = printedWords[language];
  const layout = layoutOf(chapter, model);
  const { years, hasChange, widths } = layout;
  const grid = new Grid(widths);
  const heads = [said.code, words.disclosure, words.field, words.descriptor, words.unit];
  grid.add([
    ...heads.map((value) => ({ value, style: styles.head })),
    ...years.map((value) => ({ value, style: styles.headRight })),
    ...(hasChange ? [{ value: words.change, style: styles.headRight }] : []),
    ...(years.length > 0 ? [{ value: words.note, style: styles.head }] : []),
    { value: said.answer, style: styles.head },
  ]);
  const wanted: WantedChart[] = [];
  if (chapter.text) {
    for (const text of cellTexts(plainText({ kind: 'rich', blocks: chapter.text.blocks })))
      addRow(grid, layout, styles, { names: ['', chapter.title, '', ''], text: { value: text, style: styles.text } });
  }
  for (const disclosure of chapter.disclosures) {
    const top = grid.rows.length;
    const placed = addDisclosure(grid, disclosure, model, styles, layout);
    for (const chart of disclosure.charts) {
      // A matrix is its table here: Excel cannot name the points of a drawing.
      if (chart.matrix) {
        chartData.add(chart, disclosure);
        continue;
      }
      const found = rangesOf(chart, placed, { sheet: name, years, first: before.length });
      wanted.push({ chart, top, ranges: found ?? chartData.add(chart, disclosure) });
    }
  }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: grid.rows,
    cells: grid.cells,
    rowDefs: grid.rowDefs,
    autoFilter: { range: `A1:${columnName(widths.length - 1)}${grid.rows.length}` },
    charts: placeCharts(wanted, grid, widths.length + 1, model),
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

type Line = {
  /** Code, disclosure, item and part. */
  names: string[];
  unit?: string;
  values?: Partial<Cell>[];
  change?: Partial<Cell> | undefined;
  note?: string;
  text?: Partial<Cell>;
};

const addRow = (
  grid: Grid,
  { years, hasChange }: Layout,
  styles: CellStyles,
  { names: [code = '', ...names], unit = '', values, change, note = '', text }: Line,
) =>
  grid.add([
    { value: readCode(code), style: styles.strong },
    ...names.map((value) => ({ value, style: styles.text })),
    { value: unit, style: styles.unit },
    ...(values ?? years.map(() => ({ value: '', style: styles.text }))),
    ...(hasChange ? [change ?? { value: '', style: styles.longNumber }] : []),
    ...(years.length > 0 ? [{ value: note, style: styles.quiet }] : []),
    text ?? { value: '', style: styles.text },
  ]);

const addDisclosure = (
  grid: Grid,
  disclosure: ModelDisclosure,
  model: ReportModel,
  styles: CellStyles,
  layout: Layout,
): Placed[] => {
  const { words } = model;
  const { code, title, omission } = disclosure;
  if (omission) {
    const { reason, explanation } = omission;
    const text = { value: explanation, style: styles.text };
    addRow(grid, layout, styles, { names: [code, title, words.omitted, reason], text });
    return [];
  }
  return disclosure.fields.flatMap((field): Placed[] => {
    if (isNumbers(field)) {
      const rows = field.content.rows.map((row) => ({
        row,
        at: addRow(grid, layout, styles, figureLine(field, row, [code, title], model, styles, layout.years)),
      }));
      const { past } = field.content;
      if (past) addRow(grid, layout, styles, pastLine(field, past, [code, title], model, styles, layout.years));
      return [{ field, rows }];
    }
    const { content } = field;
    const texts = content.kind === 'unanswered' ? [words.unanswered] : cellTexts(plainText(content as Texts));
    const style = content.kind === 'unanswered' ? styles.quiet : styles.text;
    for (const value of texts)
      addRow(grid, layout, styles, { names: [code, title, field.label, ''], text: { value, style } });
    return [];
  });
};

/** A figure that this year has no answer to, with its earlier years. */
const pastLine = (
  field: NumberField,
  past: ModelPastRow,
  names: string[],
  { numberLocale, language }: ReportModel,
  styles: CellStyles,
  years: readonly string[],
): Line => ({
  names: [...names, field.label, ''],
  unit: printedUnit(past),
  values: pastValues(past, field, years, numberLocale).map(({ number, rounding }) =>
    number === null
      ? emptyFigure(styles)
      : numberCell({ number, unitCode: past.unitCode }, rounding, styles, longNumberNote[language]),
  ),
  change: undefined,
  note: printedWords[language].noFigure,
});

/** A figure with its years, its change and its notes. */
const figureLine = (
  field: NumberField,
  row: NumberRow,
  names: string[],
  model: ReportModel,
  styles: CellStyles,
  years: readonly string[],
): Line => {
  const { numberLocale, language } = model;
  const { breakdowns = [] } = field.content;
  const group = breakdowns.find(({ id }) => id === row.breakdown);
  const part = [group?.label, row.descriptor].filter(Boolean).join(' · ');
  const values = printedValues(row, field, years, numberLocale);
  const isOfOne = isOfOneYear(values);
  const hasLast = !isOfOne && (values.at(-2)?.number ?? null) !== null;
  const lacksYear = !isOfOne && values.some(({ number: known }) => known === null);
  const restated = row.restated ? restatedNote({ ...row, restated: row.restated }, field.content.rounding, model) : '';
  return {
    names: [...names, field.label, part],
    unit: printedUnit(row),
    values: values.map(({ number, isRestated, rounding }) => ({
      ...(number === null
        ? emptyFigure(styles)
        : numberCell({ number, unitCode: row.unitCode }, rounding, styles, longNumberNote[language])),
      ...(isRestated && { comment: { text: restated || restatedMark(model) } }),
    })),
    change: hasLast && row.change ? changeCell(row.change, styles, language) : undefined,
    note: [
      lacksYear && printedWords[language].noFigure,
      row.calculatedFrom && calculationNote(row.calculatedFrom, language),
      row.sumNote,
      restated,
      group?.note,
    ]
      .filter(Boolean)
      .join('\n'),
  };
};

const restatedMark = ({ language }: ReportModel) => printedWords[language].marks;

type Restated = NonNullable<NumberRow['restated']>;

const restatedNote = (
  row: NumberRow & { restated: Restated },
  rounding: number | undefined,
  { language, numberLocale }: ReportModel,
) => {
  const { old, unitSymbol, note } = row.restated;
  const shown = old === null ? '–' : printedFigure(old, row.unitCode, numberLocale, roundingOf(old, row, rounding));
  return printedWords[language].restated(`${shown} ${printedSymbol(unitSymbol)}`.trim(), note);
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
