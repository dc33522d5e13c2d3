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
} from '@esg/contract/printed';
import { HeadingLevel, Paragraph, type Table } from 'docx';
import { holdsChinese } from '../formats.ts';
import { placed } from './content-index.ts';
import { hex, type Look } from './styles.ts';
import { type Cell, type Column, ruledTable } from './table.ts';
import { textOf } from './text.ts';

/** Points of the page that each column takes; names have the rest. */
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
/** Letters that the narrow columns hold in one line; a Chinese one counts for two. */
const unitLetters = 12;
const changeLetters = 9;
const lettersIn = (texts: readonly string[]) =>
  Math.max(0, ...texts.map((text) => [...text].reduce((sum, sign) => sum + (holdsChinese(sign) ? 2 : 1), 0)));
/** Beside more years than this, units stand below the names. */
const yearsBesideUnits = 3;

/** A figure that stands alone: name and unit, the numeral, its years and its change. */
const oneFigureOf = (table: KpiTable, line: KpiLine, look: Look, told: ReadonlySet<string>): Paragraph[] => {
  const { palette, model } = look;
  const quiet = { color: hex(palette.muted) };
  const head = table.lines.find(({ kind }) => kind === 'disclosure');
  const runs = head ? [...textOf(`${head.code}  `, quiet), ...textOf(head.label)] : [];
  const now = line.values.at(-1);
  const said = besideFigure(table, line, model.language);
  return [
    ...(head && !told.has(head.code)
      ? [new Paragraph({ heading: HeadingLevel.HEADING_3, children: placed(head.code, runs) })]
      : []),
    new Paragraph({
      style: 'Cell',
      keepNext: true,
      children: [...textOf(line.label), ...textOf(line.unit && `  ${line.unit}`, quiet)],
    }),
    new Paragraph({
      style: 'Cell',
      keepNext: said !== '',
      children: textOf(`${now?.text ?? ''}${now?.isRestated ? ' R' : ''}`, { bold: true, size: 44 }),
    }),
    ...(said === '' ? [] : [new Paragraph({ style: 'Small', children: textOf(said) })]),
    ...notesOf(table, look),
  ];
};

/** The figures of a chapter: item, unit, earlier years, this one on its tint, change, letters of the notes below. */
export const kpiTableOf = (table: KpiTable, look: Look, told: ReadonlySet<string>): (Paragraph | Table)[] => {
  const only = onlyFigure(table);
  if (only) return oneFigureOf(table, only, look, told);
  const { palette, model } = look;
  const { words } = model;
  const isUnitBeside = hasUnits(table) && table.years.length <= yearsBesideUnits;
  const hasNotes = table.notes.length > 0;
  const quiet = { color: hex(palette.muted) };
  const year = table.years.length <= yearsBesideUnits ? points.year : points.narrowYear;
  const last = table.years.length - 1;
  const isWideUnit = lettersIn(table.lines.map(({ unit }) => unit)) > unitLetters;
  const isWideChange = lettersIn(table.lines.map(({ change }) => change)) > changeLetters;
  const others: (Column & { name: string; width: number })[] = [
    ...(isUnitBeside ? [{ name: words.unit, width: isWideUnit ? points.wideUnit : points.unit, run: quiet }] : []),
    ...table.years.map((name, place) => ({
      name,
      width: year,
      align: 'right' as const,
      ...(place === last && { tint: palette.tint, run: { bold: true } }),
    })),
    ...(table.hasChange
      ? [
          {
            name: words.change,
            width: isWideChange ? points.wideChange : points.change,
            align: 'right' as const,
            run: quiet,
          },
        ]
      : []),
    ...(hasNotes ? [{ name: words.note, width: points.note, align: 'right' as const, run: quiet }] : []),
  ];
  const item = points.page - others.reduce((sum, { width }) => sum + width, 0);
  const columns: Column[] = [{ width: item }, ...others].map((column) => ({
    ...column,
    width: column.width / points.page,
  }));
  const before = 1 + (isUnitBeside ? 1 : 0) + last;
  const nameOf = ({ kind, code, label, notes }: KpiLine): Cell[] => {
    const isDisclosure = kind === 'disclosure';
    const runs = [
      ...(isDisclosure ? textOf(`${code}  `, { ...quiet, bold: true }) : []),
      ...textOf(label, { bold: isDisclosure, color: hex(palette.text) }),
    ];
    const isPlace = isDisclosure && !told.has(code);
    const name: Cell = {
      children: isPlace ? placed(code, runs) : runs,
      columns: before,
      keepNext: true,
      ...(isPlace && { heading: HeadingLevel.HEADING_3 }),
    };
    const empty = others.slice(before - 1).map((): Cell => ({ text: '' }));
    return [name, ...(hasNotes ? [...empty.slice(0, -1), { text: notes }] : empty)];
  };
  const rows = table.lines.map((line): Cell[] => {
    if (line.kind === 'disclosure' || line.kind === 'name') return nameOf(line);
    const { kind, label, unit, values, change, notes } = line;
    return [
      {
        text: isUnitBeside || unit === '' ? label : `${label}, ${unit}`,
        ...(kind === 'whole' && { run: { bold: true } }),
        ...(kind === 'part' && { indent: 200 }),
      },
      ...(isUnitBeside ? [{ text: unit }] : []),
      ...values.map(({ text, isRestated }) => ({ text: isRestated ? `${text}\u00a0R` : text })),
      ...(table.hasChange ? [{ text: change }] : []),
      ...(hasNotes ? [{ text: notes }] : []),
    ];
  });
  const head = [itemHead(words.field, table), ...others.map(({ name }) => name)];
  const kept = linesKeptWithNext(table.lines);
  return [ruledTable(columns, head, rows, look, { kept }), ...notesOf(table, look)];
};

const notesOf = ({ notes, hasRestated }: KpiTable, { model }: Look): Paragraph[] => {
  const marks = hasRestated ? [printedWords[model.language].marks] : [];
  return [
    ...notes.map(({ letter, text, language }) => {
      const run = language ? { language: { value: languageTags[language] } } : {};
      return new Paragraph({ style: 'Small', children: [...textOf(`${letter}  `), ...textOf(text, run)] });
    }),
    ...marks.map((text) => new Paragraph({ style: 'Small', children: textOf(text) })),
    new Paragraph({ style: 'Small', children: [] }),
  ];
};
