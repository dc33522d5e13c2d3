import { periodName } from './dates.ts';
import { changeText } from './model-changes.ts';
import { formatModelNumber, isCalendarYear } from './model-numbers.ts';
import type { ModelField, ReportModel } from './report-model.ts';

/** A field that holds figures. */
export type NumberField = ModelField & { content: Extract<ModelField['content'], { kind: 'numbers' }> };
const isNumbers = (field: ModelField): field is NumberField => field.content.kind === 'numbers';

const yearsOf = ({ content }: NumberField) => content.years ?? [];
const alike = (one: NumberField, other: NumberField) => yearsOf(one).join() === yearsOf(other).join();

/** Fields in order, neighbouring figures that show the same years as one group: they share a table. */
export const groupFields = (fields: readonly ModelField[]): (NumberField[] | Exclude<ModelField, NumberField>)[] => {
  const groups: (NumberField[] | ModelField)[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (!isNumbers(field)) groups.push(field);
    else if (Array.isArray(last) && last[0] && alike(last[0], field)) last.push(field);
    else groups.push([field]);
  }
  return groups;
};

/** A line of a table of figures; a field with several rows, and each way it is broken down, stands as a line of its own above them. */
export type FigureLine = {
  label: string;
  isGroup: boolean;
  isBelow: boolean;
  values: string[];
  /** From the newest earlier year to this one; empty where nothing can be said. */
  change: string;
  unit: string;
};

type Row = NumberField['content']['rows'][number];
type Group = { label: string; note?: string | undefined; rows: readonly Row[] };

/** Rows without a breakdown, then those of each breakdown. */
const groupsOf = ({ content: { rows, breakdowns = [] } }: NumberField): { whole: readonly Row[]; parts: Group[] } => {
  const known = new Set(breakdowns.map(({ id }) => id));
  const isWhole = ({ breakdown }: Row) => breakdown === undefined || !known.has(breakdown);
  return {
    whole: rows.filter(isWhole),
    parts: breakdowns.map(({ id, label, note }) => ({
      label,
      note,
      rows: rows.filter(({ breakdown }) => breakdown === id),
    })),
  };
};

/** Heads and lines of a table of figures: name, earlier years, this year, unit. The same in every format. */
export const figureTable = (
  fields: readonly NumberField[],
  { words, period, numberLocale, language }: Pick<ReportModel, 'words' | 'period' | 'numberLocale' | 'language'>,
) => {
  const years = fields[0] ? yearsOf(fields[0]) : [];
  const thisYear = years.length > 0 && period ? periodName(period) : words.value;
  const headOf = (label: string, isBelow: boolean): FigureLine => ({
    label,
    isGroup: true,
    isBelow,
    values: [...years, ''].map(() => ''),
    change: '',
    unit: '',
  });
  const lines = fields.flatMap((field): FigureLine[] => {
    const { label, content } = field;
    const shown = (number: string | null, unitCode: string) =>
      number === null ? '–' : formatModelNumber(number, unitCode, content.decimals, numberLocale);
    const lineOf = (name: string, isBelow: boolean, row: Row): FigureLine => {
      const { number, unitCode, unitSymbol, earlier = [], restated, change } = row;
      const old = restated && `${shown(restated.old, isCalendarYear(unitCode) ? unitCode : '')} ${restated.unitSymbol}`;
      return {
        label: restated ? `${name}\n${words.restated}. ${words.before}: ${old?.trim()}. ${restated.note}` : name,
        isGroup: false,
        isBelow,
        values: [...years.map((_, place) => shown(earlier[place] ?? null, unitCode)), shown(number, unitCode)],
        change: change ? changeText(change, numberLocale, language) : '',
        unit: unitSymbol,
      };
    };
    const { whole, parts } = groupsOf(field);
    const [only] = whole;
    const single = whole.length === 1 && only?.descriptor === '';
    return [
      ...(single ? [] : [headOf(label, false)]),
      ...whole.map((row) => lineOf(single ? label : row.descriptor || words.value, !single, row)),
      ...parts.flatMap((part) => [
        headOf(part.note ? `${part.label}\n${part.note}` : part.label, true),
        ...part.rows.map((row) => lineOf(row.descriptor || part.label, true, row)),
      ]),
    ];
  });
  return { head: [words.field, ...years, thisYear, words.unit], lines };
};
