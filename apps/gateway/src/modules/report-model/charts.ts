import {
  barsOf,
  type FigureLook,
  isCalendarYear,
  looksOf,
  type ModelChart,
  type ModelDisclosure,
  type ModelField,
  newestYear,
  printedNumber,
} from '@esg/contract';
import { less, sumOf } from '@esg/quantities';

type Numbers = Extract<ModelField['content'], { kind: 'numbers' }>;
type Row = Numbers['rows'][number];

/** The row with its figures as they are printed, so that a chart agrees with its table. */
const printedRow =
  (rounding: number | undefined) =>
  (row: Row): Row => {
    const shown = (number: string) => printedNumber(number, row, rounding);
    const earlier = row.earlier?.map((number) => (number === null ? null : shown(number)));
    return { ...row, number: shown(row.number), ...(earlier && { earlier }) };
  };

/** All values of some rows over the years, this year last. */
const overYears = (rows: readonly Row[], years: readonly string[], thisYear: string) => ({
  categories: [...years, thisYear],
  series: rows.map(({ descriptor, number, earlier = [] }, index) => ({
    name: descriptor || `${index + 1}`,
    values: [...years.map((_, place) => earlier[place] ?? null), number],
  })),
});

/** This year beside the years before, for each row. */
const yearBesideYear = (rows: readonly Row[], years: readonly string[], thisYear: string) => ({
  categories: rows.map(({ descriptor }, index) => descriptor || `${index + 1}`),
  series: [
    ...years.map((name, place) => ({ name, values: rows.map(({ earlier = [] }) => earlier[place] ?? null) })),
    { name: thisYear, values: rows.map(({ number }) => number) },
  ],
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
  if (rows.length > 1 && look === 'auto' && compares) return { kind: 'bar', ...yearBesideYear(rows, years, thisYear) };
  if (rows.length > 1 && (look !== 'bar' || !compares)) return { kind: 'bar', ...byRow(rows, label) };
  if (!compares || !only) return undefined;
  const all = overYears(rows, years, thisYear);
  return { kind: 'bar', ...all, series: all.series.map((line) => (rows.length > 1 ? line : { ...line, name: label })) };
};

/** Rows that one chart may show: the total, or the parts of one breakdown. */
type Group = { readonly title: string; readonly rows: readonly Row[]; readonly isParts: boolean };

const groupsOf = (label: string, content: Numbers): Group[] => [
  { title: label, rows: wholeOf(content), isParts: false },
  ...(content.breakdowns ?? []).map((each) => ({
    title: `${label} · ${each.label}`,
    rows: content.rows.filter(({ breakdown }) => breakdown === each.id),
    isParts: true,
  })),
];

const wholeOf = ({ rows }: Numbers) => rows.filter(({ breakdown }) => breakdown === undefined);

/** The largest number of parts in a stacked bar. */
const stackedMax = 5;
/** Above this percentage one part is so large that the others cannot be seen. */
const partMax = 95;

/** Stacks parts that add up, year by year. */
const lookOfParts = (rows: readonly Row[], look: FigureLook, isCompared: boolean): FigureLook =>
  look === 'auto' && isCompared && rows.length <= stackedMax ? 'stacked' : look;

/** Whether some parts add up to their total in each year that has one; parts without a total count as adding up. */
const makeUpWhole = (parts: readonly Row[], whole: readonly Row[]): boolean => {
  const [total, ...others] = whole;
  if (!total) return true;
  if (others.length > 0 || parts.some(({ unitCode }) => unitCode !== total.unitCode)) return false;
  const sumIn = (year: number) => {
    const values = parts.map(({ number, earlier = [] }) => (year < 0 ? number : (earlier[year] ?? null)));
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : sumOf(known);
  };
  const sums = [total.number, ...(total.earlier ?? [])].map((value, place) => ({ value, sum: sumIn(place - 1) }));
  return sums.every(({ value, sum }) => value === null || sum === null || less(value, sum) === '0');
};

const saysNothing = (rows: readonly Row[], isParts: boolean): boolean => {
  const amounts = rows.map(({ number }) => Math.abs(Number(number)));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const earlier = rows.flatMap((row) => row.earlier ?? []).some((number) => Number(number ?? 0) !== 0);
  return (sum === 0 && !earlier) || (isParts && (Math.max(...amounts) / sum) * 100 > partMax);
};

/** The largest number of charts that a figure draws by default. */
const chartsMax = 2;

/** How the design wants a figure drawn, and whether its parts add up. */
export type Wanted = { readonly look: FigureLook; readonly addsUp: boolean };

/**
 * The charts of one field, one for each unit: as the design wants them where the figures allow it, else bars. `auto` draws bars of this
 * year's rows, or of the years where they are known; nothing where there is nothing to compare.
 */
export const chartsOf = ({ label, content }: ModelField, wish: Wanted, thisYear: string): ModelChart[] => {
  if (content.kind !== 'numbers' || wish.look === 'table') return [];
  const { years = [] } = content;
  const look = looksOf(wish.addsUp).includes(wish.look) ? wish.look : 'auto';
  const drawn = groupsOf(label, content).flatMap(({ title, rows: all, isParts }) => {
    const units = [...new Set(all.map(({ unitCode }) => unitCode))].filter((unit) => !isCalendarYear(unit));
    return units.flatMap((unit) => {
      const rows = all.filter(({ unitCode }) => unitCode === unit);
      const isShare = isParts && wish.addsUp && makeUpWhole(rows, wholeOf(content));
      const asked = !isParts || looksOf(isShare).includes(look) ? look : 'auto';
      if (saysNothing(rows, isShare)) return [];
      const wanted = isShare ? lookOfParts(rows, asked, years.length > 0) : asked;
      const made =
        wanted === 'table'
          ? undefined
          : chartOf(rows.map(printedRow(content.rounding)), wanted, { label: title, years, thisYear });
      const unitSymbol = rows[0]?.unitSymbol ?? '';
      const shown = made && (barsOf(made)?.length ?? made.categories.length) > (made.kind === 'stacked' ? 0 : 1);
      return made && shown ? [{ title, unitSymbol, ...made }] : [];
    });
  });
  return drawn.slice(0, chartsMax);
};

/** Charts of a chapter that the author did not choose. */
const autoMax = 2;
/** By how much a second chart of one disclosure ranks lower, so that other disclosures are shown too. */
const sameDisclosure = 1.5;

/** How much a chart shows that its table does not: parts and series most, one figure of two years least. */
const worthOf = ({ categories, series }: ModelChart): number => {
  if (series.length > 1) return 3;
  if (newestYear(categories) === undefined) return categories.length > 2 ? 3 : 2;
  return categories.length > 2 ? 2 : 1;
};

/**
 * A chapter's disclosures with the charts that its author chose and, of the automatic charts, the two that show most. They come from
 * different disclosures where another has an equally good one.
 */
export const withBestCharts = (
  disclosures: readonly ModelDisclosure[],
  chosen: ReadonlySet<ModelChart>,
): ModelDisclosure[] => {
  const kept = new Set(chosen);
  const free = disclosures.flatMap(({ code, charts }) =>
    charts.filter((chart) => !chosen.has(chart)).map((chart) => ({ code, chart })),
  );
  const used = new Set<string>();
  for (let count = 0; count < autoMax; count += 1) {
    const scored = free
      .filter(({ chart }) => !kept.has(chart))
      .map((each) => ({ ...each, score: worthOf(each.chart) - (used.has(each.code) ? sameDisclosure : 0) }));
    const most = Math.max(...scored.map(({ score }) => score));
    const best = scored.find(({ score }) => score === most);
    if (!best) break;
    kept.add(best.chart);
    used.add(best.code);
  }
  return disclosures.map((disclosure) => ({
    ...disclosure,
    charts: disclosure.charts.filter((chart) => kept.has(chart)),
  }));
};
