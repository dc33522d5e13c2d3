import { isNumbers, type NumberField, type NumberRow, thisYearOf, yearIn } from './kpi-table.ts';
import type { Language } from './languages.ts';
import { changeBetween } from './model-changes.ts';
import { readCode, withPrintedCodes } from './printed-codes.ts';
import { printedWords } from './printed-words.ts';
import type { ModelContentIndex, ModelDisclosure, ModelField, ReportModel } from './report-model.ts';

/** A name at the beginning of a line: with a capital, unless it has capitals of its own, as pH does. */
export const atStart = (name: string): string =>
  /^[a-z](?:[a-z\s-]|$)/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;

type Made = Pick<ReportModel, 'namesMaker'> & { readonly brand: Pick<ReportModel['brand'], 'name'> };

/** The brand that the document says it was made with; undefined where its design names none. */
export const makerOf = ({ namesMaker, brand }: Made): string | undefined =>
  namesMaker === false ? undefined : brand.name;

/** Lines of the imprint, at the very end of the document: the framework's owner, and the brand it was made with. Often there are none. */
export const imprintLines = (model: ReportModel): string[] => {
  const maker = makerOf(model);
  const lines = [model.framework.licenceNote, maker === undefined ? '' : printedWords[model.language].madeWith(maker)];
  return lines.filter((line) => line.trim() !== '');
};

const startingRows = (field: ModelField): ModelField => {
  if (!isNumbers(field)) return field;
  const rows = field.content.rows.map((row) => ({ ...row, descriptor: atStart(row.descriptor) }));
  return { ...field, content: { ...field.content, rows } };
};

/** Tables capitalise the names of parts, and charts use the same names. */
const withCapitals = (disclosure: ModelDisclosure): ModelDisclosure => ({
  ...disclosure,
  fields: disclosure.fields.map(startingRows),
  charts: disclosure.charts.map((chart) => ({
    ...chart,
    categories: chart.categories.map(atStart),
    series: chart.series.map((series) => ({ ...series, name: atStart(series.name) })),
  })),
});

const byYear = new Intl.Collator('en', { numeric: true });
const isYear = (name: string) => /^\D{0,4}\d{4}/.test(name);

/** A figure of several years with a row for each, as one row with its years side by side; undefined for any other figure. */
const yearsBeside = (field: NumberField, model: ReportModel): NumberField | undefined => {
  // What several years add up to is not printed beside them.
  const rows = field.content.rows.filter(({ breakdown, descriptor }) => breakdown !== undefined || descriptor !== '');
  const [first] = rows;
  const isOfYears = rows.every(
    ({ breakdown, descriptor, restated, unitCode }) =>
      breakdown === 'by-year' && isYear(descriptor) && !restated && unitCode === first?.unitCode,
  );
  const thisYear = yearIn(thisYearOf(model));
  const now = rows.find(({ descriptor }) => yearIn(descriptor) === thisYear);
  if (!isOfYears || !now || rows.length < 2) return undefined;
  const before = rows
    .filter((row) => row !== now)
    .toSorted((one, other) => byYear.compare(yearIn(one.descriptor), yearIn(other.descriptor)));
  const nameOf = ({ descriptor }: NumberRow) =>
    model.earlierYears?.find((known) => yearIn(known) === yearIn(descriptor)) ?? descriptor;
  const change = changeBetween(before.at(-1)?.number ?? '', now.number, now.unitCode);
  const { breakdown: _breakdown, entered: _entered, ...own } = now;
  const row: NumberRow = {
    ...own,
    descriptor: '',
    earlier: before.map(({ number }) => number),
    ...(change && { change }),
  };
  return { ...field, content: { kind: 'numbers', rows: [row], years: before.map(nameOf) } };
};

/** Whether a row of several years contains everything that the one-year figure has. */
const saysAgain = ({ content }: NumberField, years: NumberField): boolean => {
  const [row, ...others] = content.rows;
  const [all] = years.content.rows;
  if (!row || !all || others.length > 0 || row.restated || row.calculatedFrom || row.number !== all.number)
    return false;
  return (content.years ?? []).every((name, place) => {
    const number = row.earlier?.[place] ?? null;
    const at = years.content.years?.indexOf(name) ?? -1;
    return number === null || number === all.earlier?.[at];
  });
};

/** The one-year figure that a figure of several years is made from. */
const keyOfOneYear = (key: string) => key.replace(/_\d+y$/, '');

/** The title of a chart whose figure, or whose parts' figure, is printed under another name. */
const renamed = (title: string, from: string, to: string) =>
  title === from || title.startsWith(`${from} · `) ? to + title.slice(from.length) : title;

/** Prints a figure of several years once, with its years side by side, under the name of the one-year figure. */
const withYearsOnce = (disclosure: ModelDisclosure, model: ReportModel): ModelDisclosure => {
  let { fields, charts } = disclosure;
  for (const field of fields) {
    const years = isNumbers(field) ? yearsBeside(field, model) : undefined;
    if (!years) continue;
    const isAgain = (other: ModelField) =>
      other !== field && isNumbers(other) && other.key === keyOfOneYear(field.key) && saysAgain(other, years);
    const [once] = fields.filter(isAgain);
    const label = once?.label ?? field.label;
    charts = charts
      .filter(({ title }) => title !== once?.label)
      .map((chart) => ({ ...chart, title: renamed(chart.title, field.label, label) }));
    fields = fields.filter((other) => !isAgain(other)).map((other) => (other === field ? { ...years, label } : other));
  }
  return { ...disclosure, fields, charts };
};

/** The model as files and preview print it: with the codes and names that readers know, and nothing twice. */
export const printedModel = (model: ReportModel, language: Language = model.language): ReportModel => {
  const chapters = model.chapters.map((chapter) => ({
    ...chapter,
    disclosures: chapter.disclosures.map((each) => withCapitals(withYearsOnce(each, model))),
  }));
  return withPrintedCodes({ ...model, chapters }, language);
};

type IndexRow = ModelContentIndex['groups'][number]['rows'][number];

/** Provisions in a row of the index: the fewest that are worth it, and the most lines, so that no page ends far above its foot. */
const inRow = { least: 3, mostLines: 24 } as const;

const joinedRow = (run: readonly IndexRow[], languages: readonly Language[]): IndexRow | undefined => {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return undefined;
  const from = readCode(first.code);
  const to = readCode(last.code);
  const titles = run.map(({ code, title }) => `${readCode(code)}  ${title}`);
  const code = [...new Set(languages.map((language) => printedWords[language].fromTo(from, to)))].join('\n');
  return { ...first, code, title: titles.join('\n'), located: false };
};

/**
 * The index with provisions that are nowhere in the document, and for the same reason, in one row, “2-8 to 2-19”, each on a line of its own
 * and the reason once. Only those that follow each other in the framework share a row, because such a row says that none between them is
 * left out. `languages` are those that the index is printed in.
 */
export const indexInRuns = (
  index: ModelContentIndex,
  languages: readonly Language[],
  isDrawn: (code: string) => boolean,
): ModelContentIndex => {
  const isAlike = (row: IndexRow, first: IndexRow) =>
    row.cells.at(-1) !== '' && !isDrawn(first.code) && !isDrawn(row.code) && sameCells(row, first);
  const runsOf = (rows: readonly IndexRow[]) => {
    const runs: IndexRow[][] = [];
    for (const row of rows) {
      const run = runs.at(-1);
      const fits = run && (run.length + 1) * languages.length <= inRow.mostLines;
      if (fits && row.follows && run[0] && isAlike(row, run[0])) run.push(row);
      else runs.push([row]);
    }
    return runs;
  };
  const groups = index.groups.map(({ title, rows }) => ({
    title,
    rows: runsOf(rows).flatMap((run) => (run.length < inRow.least ? run : (joinedRow(run, languages) ?? []))),
  }));
  return { ...index, groups };
};

const sameCells = ({ cells }: IndexRow, other: IndexRow): boolean =>
  cells.every((cell, place) => cell === other.cells[place]);

/** Reasons up to this length are repeated in each row; a Chinese character counts as two. */
const shortMost = 48;
const lengthOf = (text: string) => [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);

/**
 * The index with each longer reason in full once in each part. Every later row of the part with the same reason refers to that row, so that
 * no row lacks a reason or seems to have its neighbour's, and nobody leafs to another part for one.
 */
export const indexWithReasonsOnce = (
  index: ModelContentIndex,
  ...languages: readonly Language[]
): ModelContentIndex => {
  const last = index.columns.cells.length - 1;
  const groups = index.groups.map(({ title, rows }) => {
    const told = new Map<string, string>();
    const once = rows.map((row) => {
      const reason = row.cells[last] ?? '';
      if (lengthOf(reason) <= shortMost) return row;
      const first = told.get(reason);
      if (first === undefined) told.set(reason, row.code);
      if (first === undefined) return row;
      const codes = first.split('\n');
      const same = languages.map((language, place) => printedWords[language].sameAs(codes[place] ?? codes[0] ?? ''));
      return { ...row, cells: row.cells.with(last, same.join('\n')) };
    });
    return { title, rows: once };
  });
  return { ...index, groups };
};
