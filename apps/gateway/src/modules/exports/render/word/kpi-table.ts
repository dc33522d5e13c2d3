import {
  besideFigure,
  hasUnits,
  itemHead,
  type KpiLine,
  type KpiTable,
  languageTags,
  linesKeptWithNext,
  onlyFigure,
  printedWords,
  readCode,
} from '@esg/contract/printed';
import { HeadingLevel, Paragraph, type Table } from 'docx';
import { placed } from './content-index.ts';
import { figureWidth, lettersIn } from './figure-width.ts';
import { hex, type Look } from './styles.ts';
import { type Cell, type Column, ruledTable } from './table.ts';
import { textOf } from './text.ts';

/** Width of each column in points; names have the rest. */
const points = {
  page: 499,
  unit: 70,
  wideUnit: 88,
  year: 64,
  narrowYear: 56,
  change: 58,
  wideChange: 78,
  note: 38,
} as const;
/** Letters that fit on one line of the narrow columns; a Chinese one counts for two. */
const unitLetters = 12;
const changeLetters = 9;
/** Beside more years than this, units are below the names. */
const yearsBesideUnits = 3;
/** Minimum width of names; the oldest years are dropped where there is no room for all. */
const itemLeast = 110;

/** In half points: as large as in PDF. */
const loneFigureSize = 30;

/** A single figure: name and unit, the numeral, its years and its change. */
const oneFigureOf = (table: KpiTable, line: KpiLine, look: Look, told: ReadonlySet<string>): Paragraph[] => {
  const { palette, model } = look;
  const quiet = { color: hex(palette.muted) };
  const head = table.lines.find(({ kind }) => kind === 'disclosure');
  const runs = head ? [...textOf(`${head.code}  `, quiet), ...textOf(head.label)] : [];
  // Without the heading, the code still says which provision the figure answers.
  const code = head && told.has(head.code) ? textOf(`${readCode(head.code)}  `, quiet) : [];
  const now = line.values.at(-1);
  const said = besideFigure(table, line, model.language);
  return [
    ...(head && !told.has(head.code)
      ? [new Paragraph({ heading: HeadingLevel.HEADING_3, children: placed(head.code, runs) })]
      : []),
    new Paragraph({
      style: 'Cell',
      keepNext: true,
      children: [...code, ...textOf(line.label), ...textOf(line.unit && `  ${line.unit}`, quiet)],
    }),
    new Paragraph({
      style: 'Cell',
      keepNext: said !== '',
      children: textOf(`${now?.text ?? ''}${now?.isRestated ? ' R' : ''}`, { bold: true, size: loneFigureSize }),
    }),
    ...(said === '' ? [] : [new Paragraph({ style: 'Small', children: textOf(said) })]),
    ...notesOf(table, look),
  ];
};

/** The text in the column of a year, with the mark R. */
const printedIn = ({ years, lines }: KpiTable, place: number): string[] => [
  years[place] ?? '',
  ...lines.flatMap(({ values }) => {
    const value = values[place];
    return value ? [markedText(value)] : [];
  }),
];

/** A figure with the mark R, which stays beside it. */
const markedText = ({ text, isRestated }: KpiLine['values'][number]) => (isRestated ? `${text}\u00a0R` : text);

const withoutOldest = (table: KpiTable): KpiTable => ({
  ...table,
  years: table.years.slice(1),
  lines: table.lines.map((line) => ({ ...line, values: line.values.slice(1) })),
});

/** The table with as many years as fit beside names and notes without breaking a number. */
const fittingOf = (table: KpiTable, look: Look): { table: KpiTable; beside: Beside; item: number } => {
  const beside = besideOf(table, look);
  const item = points.page - beside.columns.reduce((sum, { width }) => sum + width, 0);
  return item < itemLeast && table.years.length > 2 ? fittingOf(withoutOldest(table), look) : { table, beside, item };
};

type NamedColumn = Column & { name: string; width: number };
/** The columns of a table beside the names of its figures. */
type Beside = { hasUnit: boolean; hasChange: boolean; hasNotes: boolean; columns: NamedColumn[] };

const besideOf = (table: KpiTable, { palette, model: { words } }: Look): Beside => {
  const { years, lines, hasChange, notes } = table;
  const isNarrow = years.length > yearsBesideUnits;
  const hasUnit = hasUnits(table) && !isNarrow;
  const hasNotes = notes.length > 0;
  const quiet = { color: hex(palette.muted) };
  const isWideUnit = lettersIn(lines.map(({ unit }) => unit)) > unitLetters;
  const isWideChange = lettersIn(lines.map(({ change }) => change)) > changeLetters;
  const unit = { name: words.unit, width: isWideUnit ? points.wideUnit : points.unit, run: quiet };
  const change = {
    name: words.change,
    width: isWideChange ? points.wideChange : points.change,
    align: 'right' as const,
    run: quiet,
  };
  const note = { name: words.note, width: points.note, align: 'right' as const, run: quiet };
  const figures = years.map((name, place) => ({
    name,
    width: figureWidth(printedIn(table, place), isNarrow ? points.narrowYear : points.year),
    align: 'right' as const,
    ...(place === years.length - 1 && { tint: palette.tint, run: { bold: true } }),
  }));
  const columns = [...(hasUnit ? [unit] : []), ...figures, ...(hasChange ? [change] : []), ...(hasNotes ? [note] : [])];
  return { hasUnit, hasChange, hasNotes, columns };
};

/** A name across the columns before this year's figures, whose tint it would cross; `isPlace` where the contents lead to it. */
const nameRow = (
  { kind, code, label, notes }: KpiLine,
  { palette }: Look,
  { beside, years, isPlace }: { beside: Beside; years: number; isPlace: boolean },
): Cell[] => {
  const before = (beside.hasUnit ? 1 : 0) + years;
  const isDisclosure = kind === 'disclosure';
  const runs = [
    ...(isDisclosure ? textOf(`${code}  `, { color: hex(palette.muted), bold: true }) : []),
    ...textOf(label, { bold: isDisclosure, color: hex(palette.text) }),
  ];
  const name: Cell = {
    children: isPlace ? placed(code, runs) : runs,
    columns: before,
    keepNext: true,
    ...(isPlace && { heading: HeadingLevel.HEADING_3 }),
  };
  const empty = beside.columns.slice(before - 1).map((): Cell => ({ text: '' }));
  return [name, ...(beside.hasNotes ? [...empty.slice(0, -1), { text: notes }] : empty)];
};

const figureRow = (line: KpiLine, { hasUnit, hasChange, hasNotes }: Beside): Cell[] => {
  const { kind, label, unit, values, change, notes } = line;
  return [
    {
      text: hasUnit || unit === '' ? label : `${label}, ${unit}`,
      ...(kind === 'whole' && { run: { bold: true } }),
      ...(kind === 'part' && { indent: 200 }),
    },
    ...(hasUnit ? [{ text: unit }] : []),
    ...values.map((value) => ({ text: markedText(value) })),
    ...(hasChange ? [{ text: change }] : []),
    ...(hasNotes ? [{ text: notes }] : []),
  ];
};

/** The figures of a chapter: item, unit, earlier years, this one on its tint, change, letters of the notes below. */
export const kpiTableOf = (whole: KpiTable, look: Look, told: ReadonlySet<string>): (Paragraph | Table)[] => {
  const only = onlyFigure(whole);
  if (only) return oneFigureOf(whole, only, look, told);
  const { table, beside, item } = fittingOf(whole, look);
  const columns: Column[] = [{ width: item }, ...beside.columns].map((column) => ({
    ...column,
    width: column.width / points.page,
  }));
  const rows = table.lines.map((line): Cell[] => {
    const isPlace = line.kind === 'disclosure' && !told.has(line.code);
    const isName = line.kind === 'disclosure' || line.kind === 'name';
    return isName ? nameRow(line, look, { beside, years: table.years.length, isPlace }) : figureRow(line, beside);
  });
  const head = [itemHead(look.model.words.field, table), ...beside.columns.map(({ name }) => name)];
  const kept = linesKeptWithNext(table.lines);
  return [ruledTable(columns, head, rows, look, { kept }), ...notesOf(table, look)];
};

const notesOf = ({ notes, hasRestated }: KpiTable, { model }: Look): Paragraph[] => {
  const marks = hasRestated ? [printedWords[model.language].marks] : [];
  return [
    ...notes.map(({ letter, name, text, language }) => {
      const run = language ? { language: { value: languageTags[language] } } : {};
      return new Paragraph({
        style: 'Small',
        children: [...textOf(`${letter}  `), ...textOf(name, { bold: true }), ...textOf(text, run)],
      });
    }),
    ...marks.map((text) => new Paragraph({ style: 'Small', children: textOf(text) })),
    new Paragraph({ style: 'Small', children: [] }),
  ];
};
