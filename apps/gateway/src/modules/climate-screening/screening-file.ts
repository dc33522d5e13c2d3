import { type ClimateScreeningFileQuery, type Language, type ScreenedCategory, unitPrinted } from '@esg/contract';
import { dividedBy, fractionOf, isNought, sumOf, times, toDigits, toPlaces } from '@esg/quantities';
import { climateLibrary, findCountry, measuresOfKind, unitKinds } from '@esg/standards';
import { documentColors } from '@esg/tokens/node';
import type { CellStyle, CellValue } from 'hucre';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { typedNumber, writeWorkbook } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { readSummed } from '../climate/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { screeningIn } from './screening.ts';
import { screeningWords } from './words.ts';

/** Digits that a spreadsheet stores exactly. */
const figureDigits = 15;

const tonnesOf = (kg: string | null): CellValue =>
  kg === null ? null : typedNumber(toDigits(dividedBy(fractionOf(kg), fractionOf('1000')), figureDigits));

const nameOf = (category: number, language: Language): string => {
  const found = climateLibrary().categories.find(({ number }) => number === category);
  return `${category} ${found?.name[language] ?? ''}`;
};

const shareOf = (kg: string, whole: string): CellValue => {
  const all = fractionOf(whole);
  if (isNought(all)) return null;
  return typedNumber(toPlaces(times(dividedBy(fractionOf(kg), all), fractionOf('100')), 2));
};

const categoryRows = (categories: readonly ScreenedCategory[], language: Language): CellValue[][] => {
  const words = screeningWords[language];
  const whole = sumOf(categories.map(({ lines }) => lines.kgCo2e));
  return categories.map((each) => [
    nameOf(each.category, language),
    words[each.relevance ?? 'undecided'],
    each.criteria.map((criterion) => words.criteria[criterion]).join(words.separator),
    each.reason,
    each.decidedBy,
    each.decidedAt?.slice(0, 10) ?? '',
    tonnesOf(each.estimatedKgCo2e),
    each.method ? words.methods[each.method] : '',
    each.owner,
    each.dueOn ?? '',
    tonnesOf(each.lines.kgCo2e),
    shareOf(each.lines.kgCo2e, whole),
    each.lines.count,
    each.lines.months,
  ]);
};

const unitOf = (code: string, language: Language): string => {
  const found = unitKinds()
    .flatMap(measuresOfKind)
    .find((unit) => unit.code === code);
  return found ? unitPrinted(found, language) : code;
};

const estimateRows = (categories: readonly ScreenedCategory[], language: Language): CellValue[][] => {
  const words = screeningWords[language];
  const types = climateLibrary().activityTypes;
  const regionOf = (region: string | null) => (region === null ? '' : (findCountry(region)?.name[language] ?? region));
  return categories.flatMap(({ category, estimates }) =>
    estimates.map((each) => [
      nameOf(category, language),
      types.find(({ id }) => id === each.activityTypeId)?.name[language] ?? each.activityTypeId,
      each.activity ?? '',
      each.year,
      typedNumber(each.amount),
      unitOf(each.unit, language),
      regionOf(each.region),
      tonnesOf(each.kgCo2e),
      each.kgCo2e === null ? words.noFactor : each.factors.map(({ name }) => name[language]).join(words.separator),
      each.factors.map(({ source }) => source).join(words.separator),
      each.source,
    ]),
  );
};

type Drawn = {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly CellValue[][];
  readonly widths: readonly number[];
  readonly head: CellStyle;
};

const sheetOf = ({ name, heads, rows, widths, head }: Drawn) => ({
  name,
  rows: [[...heads], ...rows.map((row) => [...row])],
  columns: widths.map((width) => ({ width })),
  cells: new Map(heads.map((value, column) => [`0,${column}`, { value, style: head }])),
  freezePane: { rows: 1, columns: 1 },
});

/** The screening as a workbook in the brand: the 15 categories with decisions, plans and results, and the rough estimates with their factors. */
export const makeScreeningFile = async (
  deps: Pick<GatewayDeps, 'database' | 'now'>,
  scope: Scope,
  { language, ...query }: ClimateScreeningFileQuery,
) => {
  const { categories, owner } = await readSummed(deps, scope, query, async (scoped) => ({
    categories: await screeningIn(scoped, query),
    owner: await findOwner(scoped),
  }));
  const words = screeningWords[language];
  const { primary, onPrimary } = documentColors(owner.colorSetting);
  const rgb = (color: string) => ({ rgb: color.slice(1).toUpperCase() });
  const head: CellStyle = {
    font: { bold: true, color: rgb(onPrimary) },
    fill: { type: 'pattern', pattern: 'solid', fgColor: rgb(primary) },
  };
  const title = `${words.fileName} ${query.from} – ${query.to}`;
  const sheets = [
    sheetOf({
      name: words.fileName,
      heads: words.heads,
      rows: categoryRows(categories, language),
      widths: [40, 14, 28, 48, 20, 14, 20, 24, 24, 12, 22, 16, 10, 16],
      head,
    }),
    sheetOf({
      name: words.estimates,
      heads: words.estimateHeads,
      rows: estimateRows(categories, language),
      widths: [40, 30, 30, 8, 16, 14, 20, 16, 40, 40, 30],
      head,
    }),
  ];
  const properties = { title, creator: owner.organisation, company: owner.organisation, created: deps.now() };
  const bytes = await writeWorkbook({ sheets, properties }, owner.tenant);
  return { bytes, fileName: fileNameWith(`${owner.organisation} ${title}`, 'xlsx', 'scope-3-screening') };
};
