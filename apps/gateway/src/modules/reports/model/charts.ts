import { barsOf, type FigureLook, isCalendarYear, type ModelChart, type ModelField } from '@esg/contract';

type Numbers = Extract<ModelField['content'], { kind: 'numbers' }>;
type Row = Numbers['rows'][number];

/** All values of some rows over the years, this one last. */
const overYears = (rows: readonly Row[], years: readonly string[], thisYear: string) => ({
  categories: [...years, thisYear],
  series: rows.map(({ descriptor, number, earlier = [] }, index) => ({
    name: descriptor || `${index + 1}`,
    values: [...years.map((_, place) => earlier[place] ?? null), number],
  })),
});

/** The values of this year, one for each row. */
const byRow = (rows: readonly Row[], title: string) => ({
  categories: rows.map(({ descriptor }, index) => descriptor || `${index + 1}`),
  series: [{ name: title, values: rows.map(({ number }) => number) }],
});

const chartOf = (
  rows: readonly Row[],
  look: Exclude<FigureLook, 'table'>,
  { label, years, thisYear }: { label: string; years: readonly string[]; thisYear: string },
): Pick<ModelChart, 'kind' | 'categories' | 'series'> | undefined => {
  const known = years.filter((_, place) => rows.some(({ earlier = [] }) => (earlier[place] ?? null) !== null));
  const [only] = rows;
  const compares = known.length > 0;
  if (look === 'donut' && rows.length > 1 && rows.every(({ number }) => !number.startsWith('-')))
    return { kind: 'donut', ...byRow(rows, label) };
  if (look === 'line' && compares) return { kind: 'line', ...overYears(rows, years, thisYear) };
  if (look === 'stacked' && rows.length > 1) return { kind: 'stacked', ...overYears(rows, years, thisYear) };
  if (rows.length > 1 && (look !== 'bar' || !compares)) return { kind: 'bar', ...byRow(rows, label) };
  if (!compares || !only) return undefined;
  const all = overYears(rows, years, thisYear);
  return { kind: 'bar', ...all, series: all.series.map((line) => (rows.length > 1 ? line : { ...line, name: label })) };
};

/** Code of what is counted: a table says "number" in its column of units, a bar of 46 employees says 46. */
const counted = '1';

/**
 * The charts of one field, one for each unit: as the design wants them where the figures allow it, else bars. `auto` draws bars
 * of this year's rows, or of the years where there is one row; nothing where there is nothing to compare.
 */
export const chartsOf = ({ label, content }: ModelField, look: FigureLook, thisYear: string): ModelChart[] => {
  if (content.kind !== 'numbers' || look === 'table') return [];
  const units = [...new Set(content.rows.map(({ unitCode }) => unitCode))].filter((unit) => !isCalendarYear(unit));
  return units.flatMap((unit) => {
    const rows = content.rows.filter(({ unitCode }) => unitCode === unit);
    const made = chartOf(rows, look, { label, years: content.years ?? [], thisYear });
    const unitSymbol = unit === counted ? '' : (rows[0]?.unitSymbol ?? '');
    const shown = made && (barsOf(made)?.length ?? made.categories.length) > (made.kind === 'stacked' ? 0 : 1);
    return made && shown ? [{ title: label, unitSymbol, ...made }] : [];
  });
};
