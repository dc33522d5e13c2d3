import {
  changeBetween,
  type DesignSettings,
  type Field,
  formatModelNumber,
  type Language,
  layoutOf,
  localized,
  type ModelField,
  type ModelNumberRow,
  type ModelRestatement,
  type ReportModel,
  shownDigits,
  textIn,
  unitPrinted,
} from '@esg/contract';
import { calculatedPlaces } from '@esg/quantities';
import { convert, findMetric, yearlyMetric } from '@esg/standards';
import { shortened } from '../hub-offers/index.ts';
import { type RowPlace, rowName } from './breakdowns.ts';
import { categoryIn } from './category-words.ts';
import { measuredNames, measuredUnit } from './denominators.ts';
import { type EarlierRow, figurePlace } from './earlier-years.repository.ts';
import type { ReportModelInput } from './model-input.ts';
import type { RestatedInput } from './restated-input.ts';
import { isSamePart } from './restated-since.repository.ts';

/** A text in the wanted language; empty where nobody wrote one. */
export const lineIn = (line: DesignSettings['cover']['title'], language: Language): string =>
  line[language]?.trim() || Object.values(line).find((text) => text?.trim()) || '';

type Place = { disclosureCode: string; field: Pick<Field, 'key' | 'type' | 'unitKind' | 'decimals'> };

const symbolOf = ({ framework, language }: ReportModelInput, unit: string): string => {
  for (const units of Object.values(framework.units)) {
    const found = units.find(({ code }) => code === unit);
    if (found) return unitPrinted(found, language);
  }
  return unit;
};

/** The matching row of another year; where each year has only one row, a name given in one of them makes no difference. */
const sameRow = (row: RowPlace, rows: readonly RowPlace[], then: readonly EarlierRow[]): EarlierRow | undefined => {
  const same = then.find((each) => isSamePart(each, row));
  const isPart = ({ breakdown }: RowPlace) => breakdown !== undefined;
  if (same || isPart(row) || rows.filter((each) => !isPart(each)).length > 1) return same;
  const [only, ...others] = then.filter((each) => !isPart(each));
  return others.length === 0 && (row.descriptor === '' || only?.descriptor === '') ? only : undefined;
};

/** Decimals of a row with a calculated or converted figure: enough for each, and for everything that was typed. */
const digitsOf = (
  { digits, number, unitCode }: ModelNumberRow,
  then: readonly (EarlierRow | undefined)[],
  earlier: readonly (string | null)[],
): number | undefined => {
  const before = earlier.flatMap((value, place) => {
    const figure = then[place];
    if (value === null || !figure) return [];
    const isEntered = figure.unitCode === unitCode;
    const isTyped = !figure.isCalculated && figure.places === undefined && isEntered;
    const calculated = Math.max(isEntered ? (figure.places ?? 0) : 0, calculatedPlaces(value));
    return [{ isTyped, places: isTyped ? shownDigits(value, undefined) : calculated }];
  });
  if (digits === undefined && before.every(({ isTyped }) => isTyped)) return undefined;
  return Math.max(digits ?? shownDigits(number, undefined), ...before.map(({ places }) => places));
};

/** Why a figure was restated, in the language of the document where somebody wrote it. */
const reasonOf = ({ note, notes }: RestatedInput, { report, language }: ReportModelInput): string =>
  textIn(localized(note, notes, report.languages), language).text;

/** A figure with its earlier years beside it, as the design wants, and with the earlier published value where it was restated. */
export const withHistory = (
  drawn: ModelField,
  { disclosureCode, field }: Place,
  input: ReportModelInput,
): ModelField => {
  if (drawn.content.kind !== 'numbers') return drawn;
  const { years: wanted, rounding } = layoutOf(input.design.settings.layouts, disclosureCode, field.key);
  const key = figurePlace(disclosureCode, field.key);
  const isYearly = drawn.content.rows.some(({ breakdown }) => breakdown === 'by-year');
  const years = wanted === 0 || isYearly ? [] : input.earlier.filter(({ figures }) => figures.has(key)).slice(-wanted);
  const lacks = wanted > 0 && !isYearly && years.length === 0 ? input.earlier.at(-1)?.name : undefined;
  const restated = input.restated.filter(
    (each) => each.disclosureCode === disclosureCode && each.fieldKey === field.key,
  );
  const { rows: now } = drawn.content;
  const rows = now.map((row) => {
    const before = restated.find((each) => isSamePart(each, row));
    const then = years.map(({ figures }) => sameRow(row, now, figures.get(key) ?? []));
    const earlier = then.map((figure) => {
      if (!figure) return null;
      if (figure.unitCode === row.unitCode) return figure.number;
      const converted = convert(figure.number, field.unitKind ?? '', figure.unitCode, row.unitCode);
      return converted === undefined ? null : shortened(converted, { field }).number;
    });
    const earlierRestated = then.flatMap((figure, index) => (figure?.isRestated ? [index] : []));
    const last = earlier.at(-1);
    const change = last ? changeBetween(last, row.number, row.unitCode) : undefined;
    const digits = digitsOf(row, then, earlier);
    return {
      ...row,
      ...(digits !== undefined && { digits }),
      ...(years.length > 0 && { earlier }),
      ...(earlierRestated.length > 0 && { earlierRestated }),
      ...(change && { change }),
      ...(before && {
        restated: {
          old: before.old?.number ?? null,
          unitSymbol: before.old ? symbolOf(input, before.old.unit) : '',
          note: reasonOf(before, input),
        },
      }),
    };
  });
  const content = {
    ...drawn.content,
    rows,
    ...(rounding !== undefined && { rounding }),
    ...(years.length > 0 && { years: years.map(({ name }) => name) }),
    ...(lacks !== undefined && { lacks }),
  };
  return { ...drawn, content };
};

/**
 * A total that the report does not answer, with those of the earlier years beside it; undefined where no year has one. Rows of its parts
 * alone are no total.
 */
export const pastFigure = (
  unanswered: ModelField,
  { disclosureCode, field }: Place,
  input: ReportModelInput,
): ModelField | undefined => {
  const { years: wanted, rounding } = layoutOf(input.design.settings.layouts, disclosureCode, field.key);
  const key = figurePlace(disclosureCode, field.key);
  const totals = input.earlier.flatMap(({ name, figures }) => {
    const [total, ...others] = (figures.get(key) ?? []).filter(({ breakdown }) => breakdown === undefined);
    return total && others.length === 0 ? [{ name, total }] : [];
  });
  const years = wanted === 0 ? [] : totals.slice(-wanted);
  const unitCode = years.at(-1)?.total.unitCode;
  if (unitCode === undefined) return undefined;
  const earlier = years.map(({ total }) => {
    if (total.unitCode === unitCode) return total.number;
    const converted = convert(total.number, field.unitKind ?? '', total.unitCode, unitCode);
    return converted === undefined ? null : shortened(converted, { field }).number;
  });
  const content: ModelField['content'] = {
    kind: 'numbers',
    rows: [],
    past: { unitCode, unitSymbol: symbolOf(input, unitCode), earlier },
    years: years.map(({ name }) => name),
    ...(rounding !== undefined && { rounding }),
  };
  return { ...unanswered, content };
};

/** The name of a figure that is listed apart from its table: as it was named in that language, else the usual name. */
const listedName = (restated: RestatedInput, field: Field, { answers, language }: ReportModelInput): string => {
  const name = rowName(restated, field, language);
  const value = answers.get(restated.disclosureCode)?.get(field.key);
  const rows = value?.type === 'number' || value?.type === 'integer' ? value.rows : [];
  const given = rows.find((row) => isSamePart(row, restated))?.names?.[language]?.trim();
  const { descriptor } = restated;
  return given && descriptor !== '' ? name.replace(categoryIn(descriptor, language), () => given) : name;
};

/** A figure that asks for several years is listed as one figure for each year. */
const listedAs = (restated: RestatedInput, field: Field, input: ReportModelInput) => {
  const { language } = input;
  const yearly = restated.breakdown === 'by-year' ? yearlyMetric(field.key) : undefined;
  const name = yearly && findMetric(yearly.key)?.name[language];
  return name === undefined
    ? { label: field.label[language], descriptor: listedName(restated, field, input) }
    : { label: name, descriptor: restated.descriptor };
};

/** Every figure of the report's own year that was published with another value before, in the order of the report. */
const ownRestatements = (input: ReportModelInput, locale: string): ModelRestatement[] => {
  const { framework, language } = input;
  const unitOf = ({ unit }: NonNullable<RestatedInput['old']>, { descriptor }: RestatedInput) =>
    measuredUnit(symbolOf(input, unit), descriptor, language);
  const kept = (figure: RestatedInput['old'], restated: RestatedInput) =>
    figure && { number: figure.number, unitCode: figure.unit, unitSymbol: unitOf(figure, restated) };
  const shown = (figure: RestatedInput['old'], restated: RestatedInput) =>
    figure
      ? `${formatModelNumber(figure.number, figure.unit, locale, restated.digits)} ${unitOf(figure, restated)}`.trim()
      : '';
  const namesOf = (restated: RestatedInput, field: Field) => {
    const figures = [restated.old, restated.new].filter((figure) => figure !== null);
    const isMeasured = figures.every((figure) => unitOf(figure, restated) !== symbolOf(input, figure.unit));
    return measuredNames(listedAs(restated, field, input), { name: restated.descriptor, isMeasured }, language);
  };
  return framework.topics
    .flatMap(({ disclosures }) => disclosures)
    .flatMap(({ code, fields }) =>
      fields.flatMap((field) =>
        input.restated
          .filter(({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === field.key)
          .map((restated) => ({
            code,
            ...namesOf(restated, field),
            old: shown(restated.old, restated),
            new: shown(restated.new, restated),
            figures: { old: kept(restated.old, restated), new: kept(restated.new, restated) },
            note: reasonOf(restated, input),
          })),
      ),
    );
};

/** The earlier years that each disclosure shows figures of, by its code. */
const yearsShown = (chapters: ReportModel['chapters']): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    chapters
      .flatMap(({ disclosures }) => disclosures)
      .map(({ code, fields }) => [
        code,
        new Set(fields.flatMap(({ content }) => (content.kind === 'numbers' ? (content.years ?? []) : []))),
      ]),
  );

/**
 * Restated figures of the earlier years that this report prints beside its own, the newest year first: as that year's report explained
 * them, or as somebody did when the data hub changed after its publication.
 */
const restatementsBefore = (
  input: ReportModelInput,
  locale: string,
  chapters: ReportModel['chapters'],
): ModelRestatement[] => {
  const { earlier, language } = input;
  const shown = yearsShown(chapters);
  return earlier.toReversed().flatMap(({ name, restated, since: notes = [] }) => {
    // A figure that was restated after publication as well has its latest reason alone.
    const since = ownRestatements({ ...input, restated: notes }, locale);
    const isSince = ({ code, label }: ModelRestatement) =>
      since.some((each) => each.code === code && each.label === label);
    return [...(restated?.[language] ?? []).filter((each) => !isSince(each)), ...since]
      .filter(({ code, year }) => year === undefined && shown.get(code)?.has(name))
      .map((each) => ({ ...each, label: `${each.label}, ${name}`, year: name }));
  });
};

/** Every figure that the report prints and that was published with another value before: its own, then those of earlier years. */
export const restatementsOf = (
  input: ReportModelInput,
  locale: string,
  chapters: ReportModel['chapters'],
): ModelRestatement[] => [...ownRestatements(input, locale), ...restatementsBefore(input, locale, chapters)];
