import { periodName } from './dates.ts';
import { formatModelNumber, isCalendarYear, type ModelField, type ReportModel } from './report-model.ts';

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

/** A line of a table of figures; a field with several rows stands as a line of its own above them. */
export type FigureLine = { label: string; isGroup: boolean; isBelow: boolean; values: string[]; unit: string };

/** Heads and lines of a table of figures: name, earlier years, this year, unit. The same in every format. */
export const figureTable = (
  fields: readonly NumberField[],
  { words, period, numberLocale }: Pick<ReportModel, 'words' | 'period' | 'numberLocale'>,
) => {
  const years = fields[0] ? yearsOf(fields[0]) : [];
  const thisYear = years.length > 0 && period ? periodName(period) : words.value;
  const lines = fields.flatMap(({ label, content }): FigureLine[] => {
    const [only] = content.rows;
    const single = content.rows.length === 1 && only?.descriptor === '';
    const shown = (number: string | null, unitCode: string) =>
      number === null ? '–' : formatModelNumber(number, unitCode, content.decimals, numberLocale);
    const rows = content.rows.map(({ descriptor, number, unitCode, unitSymbol, earlier = [], restated }) => {
      const name = single ? label : descriptor || words.value;
      const old = restated && `${shown(restated.old, isCalendarYear(unitCode) ? unitCode : '')} ${restated.unitSymbol}`;
      return {
        label: restated ? `${name}\n${words.restated}. ${words.before}: ${old?.trim()}. ${restated.note}` : name,
        isGroup: false,
        isBelow: !single,
        values: [...years.map((_, place) => shown(earlier[place] ?? null, unitCode)), shown(number, unitCode)],
        unit: unitSymbol,
      };
    });
    const empty = [...years, ''].map(() => '');
    return single ? rows : [{ label, isGroup: true, isBelow: false, values: empty, unit: '' }, ...rows];
  });
  return { head: [words.field, ...years, thisYear, words.unit], lines };
};
