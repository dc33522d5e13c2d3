import {
  hasUnits,
  itemHead,
  type KpiLine,
  type KpiTable,
  languageTags,
  linesKeptWithNext,
  printedWords,
  type ReportModel,
} from '@esg/contract/printed';
import { ownLanguage } from '../formats.ts';
import { joined } from './beside.ts';
import type { Canvas, Tag, TextStyle } from './canvas.ts';
import type { Styles } from './styles.ts';
import { type Cell, type Column, type RowOptions, Table, type TableFoot } from './table.ts';
import { paragraph } from './text.ts';

export type KpiTableOptions = {
  /** Called where the lines of a disclosure begin. */
  onDisclosure: (code: string, top: number) => void;
  /** The report in the second language of the table's labels. */
  second?: ReportModel | undefined;
  /** Height of the content that follows the table on its page. */
  keepBelow?: number;
  /** Directly below a heading, which it must not leave alone. */
  isHeaded?: boolean;
};

const itemLeast = 150;
const widths = { unit: [34, 84], year: [50, 66], change: [48, 62], note: [26, 41] } as const;

/** Columns of a table: their widths, and the earlier years that fit. */
const layoutOf = (canvas: Canvas, table: KpiTable, styles: Styles) => {
  const measure = canvas.measure(styles.table);
  const fitted = (texts: readonly string[], [least, most]: readonly [number, number], room: number, bold = false) =>
    Math.min(most, Math.max(least, ...texts.map((text) => measure(text, bold) + room)));
  const { lines } = table;
  const mark = table.hasRestated ? 16 : 12;
  const figureRoom: readonly [number, number] = [
    widths.year[0],
    Math.max(widths.year[1], canvas.width - itemLeast - 60),
  ];
  const years = table.years.map((year, place) =>
    fitted([year, ...lines.map(({ values }) => values[place]?.text ?? '')], figureRoom, mark, true),
  );
  const change = table.hasChange
    ? fitted(
        lines.map((line) => line.change),
        [widths.change[0], 90],
        10,
      )
    : 0;
  const note =
    table.notes.length > 0
      ? fitted(
          lines.map(({ notes }) => notes),
          widths.note,
          8,
        )
      : 0;
  const wanted = fitted(
    lines.flatMap(({ unit }) => unit.split(/\s/)),
    [widths.unit[0], 90],
    8,
  );
  const lined = fitted(
    lines.flatMap((line) => line.unit.split('\n')),
    widths.unit,
    8,
  );
  const unit = hasUnits(table) ? Math.max(wanted, lined) : 0;
  const itemOf = (from: number, unitWidth: number) =>
    canvas.width - unitWidth - change - note - years.slice(from).reduce((sum, width) => sum + width, 0);
  // Where there is no room for all, units go below the names, then the oldest years are dropped.
  for (let from = 0; from < years.length; from += 1) {
    const kept = years.slice(from);
    if (itemOf(from, unit) >= itemLeast) return { from, years: kept, unit, change, note, item: itemOf(from, unit) };
    if (itemOf(from, 0) >= itemLeast || from === years.length - 1)
      return { from, years: kept, unit: 0, change, note, item: itemOf(from, 0) };
  }
  return { from: 0, years, unit, change, note, item: itemOf(0, unit) };
};

/** The mark R, explained at the foot like the letters. */
const restatedMark = 'R';

/** The differences of a line from a plain figure. */
const optionsOf = (line: KpiLine, next: KpiLine | undefined, keepWithNext: boolean): RowOptions => {
  const endsPart = next?.kind === 'disclosure';
  const letters = line.notes === '' ? [] : line.notes.split(', ');
  return {
    keepWithNext,
    rule: line.kind === 'disclosure' || endsPart ? 'strong' : 'hair',
    above: line.kind === 'disclosure' ? 5 : 0,
    marks: line.values.some(({ isRestated }) => isRestated) ? [...letters, restatedMark] : letters,
  };
};

type Layout = ReturnType<typeof layoutOf>;

const columnsOf = ({ palette }: Canvas, { table: plain }: Styles, layout: Layout): Column[] => {
  const quiet = { ...plain, color: palette.muted };
  const last = layout.years.length - 1;
  return [
    { width: layout.item, style: plain },
    ...(layout.unit > 0 ? [{ width: layout.unit, style: quiet }] : []),
    ...layout.years.map((width, place) => ({
      width,
      align: 'right' as const,
      style: place === last ? { ...plain, bold: true } : plain,
      ...(place === last && { tint: palette.tint }),
    })),
    ...(layout.change > 0 ? [{ width: layout.change, align: 'right' as const, style: quiet }] : []),
    ...(layout.note > 0 ? [{ width: layout.note, align: 'right' as const, style: quiet }] : []),
  ];
};

const headOf = ({ model }: Canvas, table: KpiTable, layout: Layout, second: ReportModel | undefined): string[] => {
  const word = (name: 'field' | 'unit' | 'change' | 'note') => joined(model.words[name], second?.words[name]);
  return [
    itemHead(word('field'), table),
    ...(layout.unit > 0 ? [word('unit')] : []),
    ...table.years.slice(layout.from),
    ...(layout.change > 0 ? [word('change')] : []),
    ...(layout.note > 0 ? [word('note')] : []),
  ];
};

/** A name across the columns before this year's figures, whose tint it would cross. */
const nameCells = (
  { kind, code, label, notes }: KpiLine,
  { palette }: Canvas,
  { columns, layout, style, lang }: { columns: readonly Column[]; layout: Layout; style: TextStyle; lang?: string },
): Cell[] => {
  const isName = kind === 'name';
  const named = columns.findIndex(({ tint }) => tint !== undefined);
  const empty = columns.slice(named, -1).map((): Cell => ({ text: '' }));
  const runs = isName ? [{ text: label }] : [{ text: `${code}  `, color: palette.muted }, { text: label }];
  const name: Cell = {
    runs,
    header: true,
    columns: named,
    style: isName ? style : { ...style, bold: true },
    ...(lang && { lang }),
  };
  return [name, ...empty, { text: layout.note > 0 ? notes : '' }];
};

const figureCells = (
  { kind, label, unit, values, change, notes }: KpiLine,
  { palette }: Canvas,
  { layout, style, lang }: { layout: Layout; style: TextStyle; lang?: string },
): Cell[] => {
  const isBelow = layout.unit === 0 && unit !== '';
  const below = isBelow ? [{ text: `  ${unit.replace('\n', ' ')}`, color: palette.muted }] : [];
  const name: Cell = {
    runs: [{ text: label }, ...below],
    header: true,
    indent: kind === 'part' ? 10 : 0,
    style: kind === 'whole' ? { ...style, bold: true } : style,
    ...(lang && { lang }),
  };
  return [
    name,
    ...(layout.unit > 0 ? [{ text: unit }] : []),
    ...values.slice(layout.from).map(({ text, isRestated }) => ({ text, ...(isRestated && { mark: 'R' }) })),
    ...(layout.change > 0 ? [{ text: change }] : []),
    ...(layout.note > 0 ? [{ text: notes }] : []),
  ];
};

/** The table with all its rows, ready to be drawn. */
const layKpiTable = (
  canvas: Canvas,
  table: KpiTable,
  styles: Styles,
  { onDisclosure = () => {}, second, keepBelow = 0, isHeaded = false }: Partial<KpiTableOptions>,
) => {
  const { model } = canvas;
  const layout = layoutOf(canvas, table, styles);
  const columns = columnsOf(canvas, styles, layout);
  const goesOn = joined(continuedName(model), second && continuedName(second));
  const foot = footOf(canvas, table, styles, second);
  const options = { keepBelow, isHeaded, goesOn, foot };
  const drawn = new Table(canvas, columns, headOf(canvas, table, layout, second), styles.smallBold, options);
  const kept = linesKeptWithNext(table.lines);
  table.lines.forEach((line, place) => {
    const lang = second ? undefined : ownLanguage(line.label, model);
    const look = { columns, layout, style: styles.table, ...(lang && { lang }) };
    const isName = line.kind === 'disclosure' || line.kind === 'name';
    const cells = isName ? nameCells(line, canvas, look) : figureCells(line, canvas, look);
    const onDraw = (top: number) => onDisclosure(line.code, top);
    drawn.row(cells, {
      ...optionsOf(line, table.lines[place + 1], kept[place] ?? false),
      ...(line.kind === 'disclosure' && { onDraw }),
    });
  });
  return drawn;
};

/** The figures of a chapter: item, unit, earlier years, this one on its tint, change, letters of the notes below. */
export const drawKpiTable = (
  canvas: Canvas,
  parent: Tag,
  table: KpiTable,
  styles: Styles,
  options: KpiTableOptions,
) => {
  layKpiTable(canvas, table, styles, options).draw(parent);
};

/** Name of the first column where a table continues. */
const continuedName = ({ words, language }: ReportModel) => printedWords[language].continued(words.field);

/** Height of the whole table with the room kept below it, and of the rows that begin it. */
export const kpiTableHeights = (
  canvas: Canvas,
  table: KpiTable,
  styles: Styles,
  options: Partial<KpiTableOptions>,
): { whole: number; first: number } => layKpiTable(canvas, table, styles, options).heights;

type Note = Pick<KpiTable['notes'][number], 'name' | 'text' | 'language'> & { mark: string };

const notesOf = ({ notes, hasRestated }: KpiTable, { model }: Canvas, second?: ReportModel): Note[] => [
  ...notes.map(({ letter, ...note }) => ({ ...note, mark: letter })),
  ...[model, ...(second ? [second] : [])]
    .filter(() => hasRestated)
    .map(({ language }) => ({ mark: restatedMark, name: '', text: printedWords[language].marks, language: null })),
];

/** Its sentence begins with the mark itself. */
const letterOf = ({ mark }: Note) => (mark === restatedMark ? '' : `${mark}  `);

const runsOf = (note: Note) => [{ text: letterOf(note) }, { text: note.name, bold: true }, { text: note.text }];

/** Space above and below notes. */
const aroundNotes = 6;

const heightOfNotes = (canvas: Canvas, notes: readonly Note[], { small }: Styles) => {
  const lines = notes.map((note) => canvas.lines(runsOf(note), small, canvas.width).length);
  return lines.reduce((sum, count) => sum + count, 0) * small.leading + aroundNotes * 2;
};

const drawSome = (canvas: Canvas, parent: Tag, notes: readonly Note[], styles: Styles) => {
  canvas.y += aroundNotes;
  for (const note of notes) {
    const { text, language } = note;
    const lang = language ? languageTags[language] : ownLanguage(text, canvas.model);
    paragraph(canvas, parent, runsOf(note), styles.small, { lang });
  }
  canvas.y += aroundNotes;
};

/** Explains on each page the marks that are used there. */
const footOf = (canvas: Canvas, table: KpiTable, styles: Styles, second: ReportModel | undefined): TableFoot => {
  const notes = notesOf(table, canvas, second);
  const heights = new Map(notes.map((note) => [note, heightOfNotes(canvas, [note], styles) - aroundNotes * 2]));
  const shown = (marks: ReadonlySet<string>) => notes.filter(({ mark }) => marks.has(mark));
  return {
    height: (marks) => shown(marks).reduce((sum, note) => sum + (heights.get(note) ?? 0), aroundNotes * 2),
    draw: (parent, marks) => drawSome(canvas, parent, shown(marks), styles),
  };
};

/** Height of the notes of a single figure. */
export const notesHeight = (canvas: Canvas, table: KpiTable, styles: Styles) => {
  const notes = notesOf(table, canvas);
  return notes.length === 0 ? 0 : Math.min(heightOfNotes(canvas, notes, styles), 90);
};

/** The notes of a single figure. */
export const drawNotes = (
  canvas: Canvas,
  parent: Tag,
  table: KpiTable,
  styles: Styles,
  second: ReportModel | undefined,
) => drawSome(canvas, parent, notesOf(table, canvas, second), styles);
