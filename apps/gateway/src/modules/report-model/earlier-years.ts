import {
  type AnswerValue,
  byEntity,
  type Framework,
  type Period,
  periodName,
  type Report,
  yearNames,
} from '@esg/contract';
import { calculatedPlaces, placesToTell } from '@esg/quantities';
import { asksForWhole } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { type Asked, askedAt, type Covered, figuresOfPeriods, listingOf, periodsBefore } from '../hub-offers/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { type AnswersByField, disclosuresOf } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import {
  type EarlierRow,
  type EarlierYear,
  figurePlace,
  type PublishedYear,
  publishedYears,
  yearsMax,
} from './earlier-years.repository.ts';
import type { RestatedInput } from './restated-input.ts';
import { isSamePart, noteOfFigure } from './restated-since.repository.ts';

/** What a report reads of its earlier years. */
export type Compared = {
  readonly report: Pick<Report, 'id' | 'versionId' | 'period'> & Covered;
  readonly framework: Framework;
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  readonly answers: ReadonlyMap<string, AnswersByField>;
};

const askedOf = ({ framework, disclosures, answers }: Compared): Asked[] =>
  disclosuresOf(framework).flatMap(({ code, fields }) => {
    const state = disclosures.get(code);
    if (!state || state.status === 'omitted') return [];
    return fields.flatMap((field) => {
      const asked = askedAt(framework, code, field, answers.get(code)?.get(field.key) ?? null);
      return asked && field.unitKind !== null ? [asked] : [];
    });
  });

const rowsOf = ({ value, isCalculated, places }: EnteredFigure): EarlierRow[] =>
  value.type === 'number' || value.type === 'integer'
    ? value.rows.map(({ descriptor, breakdown, number, unit }) => ({
        descriptor,
        breakdown,
        number,
        unitCode: unit,
        isCalculated: isCalculated && breakdown === undefined,
        ...(places !== undefined && (breakdown === undefined || breakdown === byEntity.id) && { places }),
      }))
    : [];

/** A figure of the data hub, in the place where the report prints it. */
type EnteredFigure = {
  readonly disclosureCode: string;
  readonly fieldKey: string;
  readonly value: AnswerValue;
  readonly isCalculated: boolean;
  readonly places?: number;
};

/** A year before the report's own, as it is in the data hub. */
export type EnteredYear = {
  readonly period: Period;
  /** Whether it is the year directly before the report's own. */
  readonly isLast: boolean;
  readonly values: readonly EnteredFigure[];
};

/** Decimals with which a restated figure is printed beside the published one: those of that one, where it was calculated. */
const digitsOf = (published: EarlierRow, current: EarlierRow): number | undefined => {
  const { digits, number, unitCode } = published;
  const isTyped = !current.isCalculated && current.places === undefined;
  if (digits === undefined)
    return isTyped ? undefined : Math.max(current.places ?? 0, calculatedPlaces(current.number));
  return unitCode === current.unitCode ? placesToTell(number, current.number, digits) : digits;
};

/** The published figures, with the data hub's own wherever somebody has said why it changed since. */
const restatedBy = ({ figures, notes }: PublishedYear, ofHub: EarlierYear['figures']) => {
  const since: RestatedInput[] = [];
  const rows = [...figures].map(([place, published]): [string, readonly EarlierRow[]] => {
    const [disclosureCode = '', fieldKey = ''] = place.split('\n');
    const said = notes.filter((note) => note.disclosureCode === disclosureCode);
    const now = said.length > 0 ? (ofHub.get(place) ?? []) : [];
    const restated = published.map((row) => {
      const current = now.find((each) => isSamePart(each, row));
      const note = current && noteOfFigure(said, fieldKey, { ...current, unit: current.unitCode });
      if (!note) return row;
      since.push({ ...note, digits: digitsOf(row, current) });
      return { ...current, isRestated: true };
    });
    return [place, restated];
  });
  return { figures: new Map(rows), since };
};

/**
 * Figures of the data hub, each as the same metric was published, or restated, under another disclosure: of one metric and year a report
 * compares with one figure. A disclosure that asks for a part has its own.
 */
const asElsewhere = (
  place: string,
  rows: readonly EarlierRow[],
  figures: EarlierYear['figures'],
  versionId: string,
): readonly EarlierRow[] => {
  const isWhole = ([code = '', key = '']: readonly string[]) => asksForWhole(versionId, code, key);
  const [, fieldKey = ''] = place.split('\n');
  if (!isWhole(place.split('\n'))) return rows;
  const others = [...figures].flatMap(([other, published]) =>
    other.endsWith(`\n${fieldKey}`) && isWhole(other.split('\n')) ? published : [],
  );
  return rows.map((row) => others.find((each) => isSamePart(each, row)) ?? row);
};

type ReportingTimes = Awaited<ReturnType<typeof listTimes>>;

/** Values of the data hub for the same fields in the years before, the newest first: figures as answers, by disclosure and field. */
export const hubYears = async (
  scoped: Scoped,
  compared: Compared,
  count: number,
  known?: ReportingTimes,
): Promise<EnteredYear[]> => {
  const { period } = compared.report;
  if (!period) return [];
  return enteredIn(scoped, compared, periodsBefore(period, known ?? (await listTimes(scoped)), count));
};

/** Values of the data hub for the report's own days, as they are now. */
export const hubFigures = async (scoped: Scoped, compared: Compared): Promise<EnteredYear['values']> => {
  const { period } = compared.report;
  const [year] = period ? await enteredIn(scoped, compared, [period]) : [];
  return year?.values ?? [];
};

const enteredIn = async (scoped: Scoped, compared: Compared, periods: readonly Period[]): Promise<EnteredYear[]> => {
  const asked = askedOf(compared);
  const years = await figuresOfPeriods(scoped, compared.framework, { ...listingOf(compared.report), periods }, asked);
  return years.map((year) => ({
    period: year.period,
    isLast: year.period === periods[0],
    values: asked.flatMap(({ disclosureCode, field }, index) => {
      const value = year.values[index];
      const isCalculated = year.calculated[index] ?? false;
      const places = year.places[index];
      const known = { disclosureCode, fieldKey: field.key, isCalculated, ...(places !== undefined && { places }) };
      return value ? [{ ...known, value }] : [];
    }),
  }));
};

/** The report's own year and those before, each with its name. */
type NamedYears = { readonly thisYear: string | null; readonly earlier: EarlierYear[] };

const nameYears = (times: ReportingTimes, period: Period | null, years: readonly EarlierYear[]): NamedYears => {
  const periods = [...(period ? [period] : []), ...years.map((year) => year.period)];
  const names = yearNames(periods, times);
  const [thisYear = null, ...before] = period ? names : [null, ...names];
  return { thisYear, earlier: years.map((year, index) => ({ ...year, name: before[index] ?? year.name })) };
};

/**
 * The figures of the years before the report's own, the oldest first: the published ones of the same framework, and for every figure that
 * was not published, the value of the data hub for the report's boundary. Also returns the data hub's values for the last of them.
 */
export const earlierYears = async (
  scoped: Scoped,
  compared: Compared,
): Promise<NamedYears & { readonly entered: EnteredYear | undefined }> => {
  const published = await publishedYears(scoped, compared.report, compared.framework);
  const years = new Map(published.map((year) => [year.name, year]));
  const times = await listTimes(scoped);
  const entered = await hubYears(scoped, compared, yearsMax, times);
  for (const { period, values } of entered) {
    const name = periodName(period);
    const known = years.get(name);
    const ofHub = values.map(
      (figure) => [figurePlace(figure.disclosureCode, figure.fieldKey), rowsOf(figure)] as const,
    );
    const { figures, since } = known
      ? restatedBy(known, new Map(ofHub))
      : { figures: new Map<string, readonly EarlierRow[]>(), since: [] };
    years.set(name, {
      name,
      period: known?.period ?? period,
      figures: new Map([
        ...ofHub.map(
          ([place, rows]) => [place, asElsewhere(place, rows, figures, compared.framework.versionId)] as const,
        ),
        ...figures,
      ]),
      since,
      notes: [],
      ...(known?.restated && { restated: known.restated }),
    });
  }
  const inOrder = [...years.values()].toSorted((one, other) => (one.period.end < other.period.end ? -1 : 1));
  const named = nameYears(times, compared.report.period, inOrder.slice(-yearsMax));
  return { ...named, entered: entered.find(({ isLast }) => isLast) };
};
