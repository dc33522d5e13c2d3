import { periodName } from './dates.ts';
import type { Language } from './languages.ts';
import { changeText, explanationSuffix, isCalendarYear } from './model-changes.ts';
import { formatModelNumber, type ModelBreakdown, type ModelPastRow, roundingOf } from './model-numbers.ts';
import { calculationNote, printedSymbol, runInName } from './printed-names.ts';
import { printedWords } from './printed-words.ts';
import type { ModelChapter, ModelDisclosure, ModelField, ReportModel } from './report-model.ts';

/** A field that holds figures. */
export type NumberField = ModelField & { content: Extract<ModelField['content'], { kind: 'numbers' }> };
/** A field that is answered in words. */
export type TextField = Exclude<ModelField, NumberField>;
export type NumberRow = NumberField['content']['rows'][number];
export const isNumbers = (field: ModelField): field is NumberField => field.content.kind === 'numbers';

/** The facts of a report that printing figures needs. */
export type FigureSettings = Pick<
  ReportModel,
  'words' | 'period' | 'periodName' | 'earlierYears' | 'numberLocale' | 'language'
>;

/** A figure of one year: as stored, or null where that year has none, and as printed. */
export type KpiValue = {
  number: string | null;
  text: string;
  isRestated: boolean;
  /** The number of decimals that it is rounded to; absent where it is printed as stored. */
  rounding?: number | undefined;
};

/**
 * A line of a chapter's table: the disclosure of the lines below it, a name of several figures, a figure, a part, or a whole with parts.
 */
export type KpiLine = {
  kind: 'disclosure' | 'name' | 'figure' | 'part' | 'whole';
  /** Code of a disclosure, or of the disclosure that a figure answers. */
  code: string;
  label: string;
  unit: string;
  /** Earlier years, the oldest first, then this one; empty for a line without figures. */
  values: KpiValue[];
  change: string;
  /** Letters of `notes`, `a, b`. */
  notes: string;
};

export type KpiTable = {
  /** Names of the columns of figures, the oldest first, this year last. */
  years: string[];
  /** The unit that all figures share, which their lines leave out; empty where they have several or none. */
  unit: string;
  lines: KpiLine[];
  /** `name` says at the head of a person’s words what they tell; what the report itself notes has none. */
  notes: { letter: string; name: string; text: string; language: Language | null }[];
  hasChange: boolean;
  /** The year before, where the report compares with it and no figure of the table has it. */
  lacks?: string;
  /** Whether a figure has the mark R. */
  hasRestated: boolean;
};

/** Earlier years that a table has room for. */
const yearsInTable = 4;
/** Printed where there is no figure, or no change to give. */
export const noFigure = '–';
/** A figure as printed, with a real minus sign. */
export const printedFigure = (number: string, unitCode: string, locale: string, rounding?: number): string =>
  formatModelNumber(number, unitCode, locale, rounding).replace('-', '−');

/** The unit of a figure as it is printed. */
export const printedUnit = ({ unitCode, unitSymbol }: Pick<NumberRow, 'unitCode' | 'unitSymbol'>): string =>
  isCalendarYear(unitCode) ? '' : printedSymbol(unitSymbol);

/** The change of a figure and its base year, in words; empty where there is nothing to compare. */
export const changedSince = (change: string, year: string | undefined, language: Language): string => {
  if (year === undefined || !/\d/.test(change)) return '';
  const words = printedWords[language];
  return /[1-9]/.test(change) ? words.from(change, year) : words.unchanged(year);
};

/** How the figures of a disclosure were determined, as a text of its own. */
const methodKey = 'disclosure.explanation';
/** The longest text that is printed below a table as a note. */
const noteLengthMax = 400;

/** Texts that are printed below the table: why one of its figures changed, and how those of a disclosure were determined. */
const isNoteOf = ({ key, content }: ModelField, fields: readonly ModelField[]): boolean => {
  if (content.kind !== 'text' || content.text.length > noteLengthMax) return false;
  if (key === methodKey) return fields.some(isNumbers);
  return (
    key.endsWith(explanationSuffix) &&
    fields.some((other) => isNumbers(other) && `${other.key}${explanationSuffix}` === key)
  );
};

const byYear = new Intl.Collator('en', { numeric: true });

/** Names of earlier years in any of the fields, the oldest first; models without an order sort them by their numbers. */
export const earlierYears = (
  fields: readonly NumberField[],
  { earlierYears: known = [] }: Pick<ReportModel, 'earlierYears'>,
): string[] => {
  const named = new Set(fields.flatMap(({ content }) => content.years ?? []));
  const others = [...named].filter((year) => !known.includes(year)).toSorted(byYear.compare);
  return [...others, ...known.filter((year) => named.has(year))].slice(-yearsInTable);
};

/** Name of the column of this year. */
export const thisYearOf = ({ period, periodName: called, words }: FigureSettings): string =>
  called ?? (period ? periodName(period) : words.value);

/** Letters of notes: a to z, then aa, ab. A text that occurs again keeps its letter. */
class Notes {
  readonly list: KpiTable['notes'] = [];

  letterOf(text: string, { name = '', language = null }: { name?: string; language?: Language | null } = {}): string {
    const known = this.list.find((note) => note.text === text && note.name === name);
    if (known) return known.letter;
    const place = this.list.length;
    const last = String.fromCharCode(97 + (place % 26));
    const letter = place < 26 ? last : String.fromCharCode(96 + Math.floor(place / 26)) + last;
    this.list.push({ letter, name, text, language });
    return letter;
  }
}

const byLetter = (one: string, other: string) => one.length - other.length || one.localeCompare(other, 'en');

/** Letters of notes as a line prints them: each once, in the order of the notes. */
const printedLetters = (letters: readonly string[]): string => [...new Set(letters)].toSorted(byLetter).join(', ');

/** A year as its number, with or without “FY”. */
export const yearIn = (name: string): string => name.replace(/^FY/, '');
const blank: KpiValue = { number: null, text: '', isRestated: false };

/** Whether the row is one year of a figure, as of the last three years, whose number is printed in the column of that year only. */
export const isOfOneYear = (values: readonly KpiValue[]): boolean => values.includes(blank);

/** The cells of a row in each column, the last for this year. */
export const printedValues = (
  row: NumberRow,
  { content }: NumberField,
  columns: readonly string[],
  locale: string,
): KpiValue[] => {
  const shown = (number: string | null): Pick<KpiValue, 'number' | 'text' | 'rounding'> => {
    if (number === null) return { number, text: noFigure };
    const rounding = roundingOf(number, row, content.rounding);
    return { number, text: printedFigure(number, row.unitCode, locale, rounding), rounding };
  };
  const own: KpiValue = { ...shown(row.number), isRestated: row.restated !== undefined };
  const ofYear = row.descriptor === '' ? -1 : columns.findIndex((name) => yearIn(name) === yearIn(row.descriptor));
  if (ofYear >= 0) return columns.map((_, place) => (place === ofYear ? own : blank));
  const earlier = columns.slice(0, -1).map((year): KpiValue => {
    const place = content.years?.indexOf(year) ?? -1;
    const number = row.earlier?.[place] ?? null;
    return { ...shown(number), isRestated: row.earlierRestated?.includes(place) ?? false };
  });
  return [...earlier, own];
};

/** The cells of a figure that only earlier years have, the last a dash for this year. */
export const pastValues = (
  { unitCode, earlier }: ModelPastRow,
  { content }: NumberField,
  columns: readonly string[],
  locale: string,
): KpiValue[] =>
  columns.map((year): KpiValue => {
    const number = earlier[content.years?.indexOf(year) ?? -1] ?? null;
    if (number === null) return { number, text: noFigure, isRestated: false };
    return {
      number,
      text: printedFigure(number, unitCode, locale, content.rounding),
      isRestated: false,
      rounding: content.rounding,
    };
  });

/** Whether nothing was counted or measured. */
const isNil = (value: KpiValue | undefined) => /^0+(?:\.0+)?$/.test(value?.number ?? '');

/** `columns` are the names of the years, this one last. */
type Making = { model: FigureSettings; columns: readonly string[]; notes: Notes };

const figureLine = (
  line: Pick<KpiLine, 'kind' | 'code' | 'label'>,
  row: NumberRow,
  field: NumberField,
  { model, columns, notes }: Making,
  own: readonly string[] = [],
): KpiLine => {
  const { numberLocale, language } = model;
  const said = printedWords[language];
  const letters = new Set(own);
  const values = printedValues(row, field, columns, numberLocale);
  if (isOfOneYear(values)) return { ...line, unit: printedUnit(row), values, change: '', notes: printedLetters(own) };
  if (values.some(({ number }) => number === null)) letters.add(notes.letterOf(`${noFigure} ${said.noFigure}`));
  const hasLast = (values.at(-2)?.number ?? null) !== null;
  // A row may have only an older year; its change would be beside a column that it was not measured from.
  const told = hasLast && row.change ? changeText(row.change, numberLocale, language) : '';
  // Of nought no share can be told, but that nothing changed can.
  const change = told === '' && isNil(values.at(-2)) && isNil(values.at(-1)) ? '0' : told;
  if (hasLast && change === '' && !isCalendarYear(row.unitCode))
    letters.add(notes.letterOf(`${noFigure} ${said.noChange}`));
  if (row.calculatedFrom) letters.add(notes.letterOf(calculationNote(row.calculatedFrom, language)));
  if (row.sumNote !== undefined) letters.add(notes.letterOf(row.sumNote));
  if (row.restated) {
    const { old, unitSymbol, note } = row.restated;
    const shown =
      old === null ? '' : printedFigure(old, row.unitCode, numberLocale, roundingOf(old, row, field.content.rounding));
    const before = old === null ? noFigure : `${shown} ${printedSymbol(unitSymbol)}`.trim();
    letters.add(notes.letterOf(said.restated(before, note)));
  }
  return {
    ...line,
    unit: printedUnit(row),
    values,
    change: columns.length > 1 ? change || noFigure : '',
    notes: printedLetters([...letters]),
  };
};

/** A figure that this year has no answer to, beside its earlier years. */
const pastLine = (
  line: Pick<KpiLine, 'kind' | 'code' | 'label'>,
  past: ModelPastRow,
  field: NumberField,
  { model, columns, notes }: Making,
): KpiLine => ({
  ...line,
  unit: printedUnit(past),
  values: pastValues(past, field, columns, model.numberLocale),
  change: columns.length > 1 ? noFigure : '',
  notes: notes.letterOf(`${noFigure} ${printedWords[model.language].noFigure}`),
});

const letterOfField = ({ key, content, language }: ModelField, { notes, model }: Making) => {
  const { howMeasured, whyChanged } = printedWords[model.language];
  const name = runInName(key === methodKey ? howMeasured : whyChanged, model.language);
  return notes.letterOf(content.kind === 'text' ? content.text : '', { name, language });
};

const linesOf = (field: NumberField, { code, fields }: ModelDisclosure, making: Making): KpiLine[] => {
  const { rows, past, breakdowns = [] } = field.content;
  if (past) return [pastLine({ kind: 'figure', code, label: field.label }, past, field, making)];
  const own = fields
    .filter((other) => other.key === `${field.key}${explanationSuffix}` && isNoteOf(other, fields))
    .map((other) => letterOfField(other, making));
  const known = new Set(breakdowns.map(({ id }) => id));
  const whole = rows.filter(({ breakdown }) => breakdown === undefined || !known.has(breakdown));
  const [only] = whole;
  const isSingle = whole.length === 1 && only?.descriptor === '';
  const name = (label: string, notes: readonly string[] = []): KpiLine => ({
    kind: 'name',
    code,
    label,
    unit: '',
    values: [],
    change: '',
    notes: printedLetters(notes),
  });
  const part = (row: NumberRow, label: string): KpiLine =>
    figureLine({ kind: 'part', code, label }, row, field, making);
  // Where only the parts have figures, a line for the whole would read as a total that somebody forgot: their group has its name.
  const hasWhole = whole.length > 0;
  const groupLines = ({ id, label, note }: ModelBreakdown, place: number): KpiLine[] => {
    const letters = [...(hasWhole || place > 0 ? [] : own), ...(note ? [making.notes.letterOf(note)] : [])];
    return [
      name(hasWhole ? label : `${field.label} · ${label}`, letters),
      ...rows.filter(({ breakdown }) => breakdown === id).map((row) => part(row, row.descriptor || label)),
    ];
  };
  // Notes get their letters in the order of the lines.
  const groups = () => breakdowns.flatMap(groupLines);
  if (isSingle && only) {
    const kind = known.size > 0 ? 'whole' : 'figure';
    return [figureLine({ kind, code, label: field.label }, only, field, making, own), ...groups()];
  }
  if (!hasWhole && breakdowns.length > 0) return groups();
  return [
    name(field.label, own),
    ...whole.map((row) => part(row, row.descriptor || making.model.words.value)),
    ...groups(),
  ];
};

/** The unit of every figure, where there are several figures. */
const sharedUnit = (lines: readonly KpiLine[]): string => {
  const [first, ...others] = lines.filter(({ values }) => values.length > 0);
  return first && others.length > 0 && others.every(({ unit }) => unit === first.unit) ? first.unit : '';
};

/** Head of the column of names, with the unit that all figures share. */
export const itemHead = (name: string, { unit }: Pick<KpiTable, 'unit'>): string => {
  if (unit === '') return name;
  return /^\p{Script=Han}+$/u.test(name) ? `${name}（${unit}）` : `${name} (${unit})`;
};

/** Whether any line of a table says its unit. */
export const hasUnits = ({ lines }: Pick<KpiTable, 'lines'>): boolean => lines.some(({ unit }) => unit !== '');

/** The figures of some disclosures as one table; `undefined` where they have none. */
export const kpiTable = (
  { disclosures }: Pick<ModelChapter, 'disclosures'>,
  model: FigureSettings,
): KpiTable | undefined => {
  const all = disclosures.flatMap(({ fields }) => fields.filter(isNumbers));
  if (all.length === 0) return undefined;
  const years = earlierYears(all, model);
  const columns = [...years, thisYearOf(model)];
  const making: Making = { model, columns, notes: new Notes() };
  const lines = disclosures.flatMap((disclosure): KpiLine[] => {
    const fields = disclosure.fields.filter(isNumbers);
    if (fields.length === 0) return [];
    const { code, title } = disclosure;
    const method = disclosure.fields.filter((field) => field.key === methodKey && isNoteOf(field, disclosure.fields));
    const notes = printedLetters(method.map((field) => letterOfField(field, making)));
    const head: KpiLine = { kind: 'disclosure', code, label: title, unit: '', values: [], change: '', notes };
    return [head, ...fields.flatMap((field) => linesOf(field, disclosure, making))];
  });
  const unit = sharedUnit(lines);
  const [lacks] = all.every(({ content }) => content.lacks !== undefined)
    ? all.map(({ content }) => content.lacks)
    : [];
  return {
    years: columns,
    ...(lacks !== undefined && { lacks }),
    unit,
    lines: unit === '' ? lines : lines.map((line) => ({ ...line, unit: '' })),
    notes: making.notes.list,
    hasChange: years.length > 0,
    hasRestated: lines.some(({ values }) => values.some(({ isRestated }) => isRestated)),
  };
};

/** The only figure of a table that has just one, which is printed as a numeral instead of a table of one row. */
export const onlyFigure = ({ lines }: KpiTable): KpiLine | undefined => {
  const [only, ...others] = lines.filter(({ values }) => values.length > 0);
  // A dash alone is no numeral: a figure of earlier years keeps its table.
  return others.length === 0 && only?.values.at(-1)?.number !== null ? only : undefined;
};

/**
 * The text below a figure that is printed as a numeral: its earlier years, or that there is none, its change and the letters of its notes. Its
 * own year, which the cover names, is not beside it: whoever reads the file again, a machine too, would take it for the figure.
 */
export const besideFigure = (
  { years, lacks }: KpiTable,
  { values, change, notes }: KpiLine,
  language: Language,
): string => {
  const earlier = years.slice(0, -1).map((year, place) => {
    const value = values[place];
    return `${year}  ${value?.text ?? noFigure}${value?.isRestated ? ' R' : ''}`;
  });
  const changed = changedSince(change, years.at(-2), language);
  const none = lacks === undefined ? '' : printedWords[language].noneIn(lacks);
  return [...earlier.toReversed(), none, changed, notes].filter((text) => text !== '').join('   ');
};

/** Answers of a disclosure in words, without the notes below its figures and without unanswered fields. */
export const textFields = ({ fields }: Pick<ModelDisclosure, 'fields'>) =>
  fields.filter(
    (field): field is TextField => !isNumbers(field) && field.content.kind !== 'unanswered' && !isNoteOf(field, fields),
  );
