import {
  type AnswerValue,
  type DataPoint,
  type Framework,
  type HubAnswerNote,
  type Metric,
  type Period,
  type Report,
  type ValueRow,
  wholeRows,
  yearNames,
} from '@esg/contract';
import { isQuotient, isSame, roundDecimal } from '@esg/quantities';
import { allFuels, convert, findMetric, isSameAmount, listsFuels, yearlyMetric } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import {
  type Amount,
  findDataPoints,
  type Hub,
  type HubPart,
  openHubs,
  type ReadOnce,
  type Step,
  someStep,
} from '../data-points/index.ts';
import { denominatorIn, scopesIn, totalsOf } from '../metrics/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { type Asked, asksElse } from './asked.ts';
import { enteredDecimals, placesIn } from './entered-decimals.ts';
import { figureOffer, innermost, type Offer } from './figure-offer.ts';
import { fuelKeysOf, fuelOffer, kindsSayAll } from './fuel-offer.ts';
import { isPartial } from './named-figures.ts';
import { lineOffer, partOffer } from './part-offer.ts';
import { periodsBefore } from './periods-before.ts';

/** What a report covers. */
export type Covered = Pick<Report, 'entityIds' | 'figuresByEntity' | 'figuresByEntityLevel'>;

/** What a report covers, out of all its settings. */
export const listingOf = ({ entityIds, figuresByEntity, figuresByEntityLevel }: Covered): Covered => ({
  entityIds,
  figuresByEntity,
  figuresByEntityLevel,
});

const rowsIn = (value: AnswerValue | null) =>
  value?.type === 'number' || value?.type === 'integer' ? value.rows : undefined;

/** The unit of all rows of an answer; none where they differ. */
const unitOf = (value: AnswerValue | null): string | undefined => {
  const units = new Set(rowsIn(value)?.map(({ unit }) => unit));
  return units.size === 1 ? [...units][0] : undefined;
};

/** Whether two figures are equal in whatever units: 1 MWh is 1,000 kWh. Row by row, with the same descriptors. */
export const sameFigure = (one: AnswerValue | null, other: AnswerValue | null, kind: string): boolean => {
  const ours = rowsIn(one);
  const theirs = rowsIn(other);
  if (!ours || !theirs || ours.length !== theirs.length) return false;
  return ours.every((row, index) => {
    const match = theirs[index];
    if (!match || row.descriptor !== match.descriptor || row.breakdown !== match.breakdown) return false;
    return isSameAmount(row, match, kind);
  });
};

const oneRow = (value: AnswerValue | null) => {
  const [row, ...others] = wholeRows(rowsIn(value) ?? []);
  return others.length === 0 ? row : undefined;
};

/**
 * Whether a typed figure equals the calculated one, at the precision with which it was typed; `undefined` where the two cannot be compared,
 * such as intensities with different denominators.
 */
export const agrees = (
  typed: AnswerValue | null,
  calculated: AnswerValue | null,
  kind: string,
): boolean | undefined => {
  const ours = oneRow(typed);
  const theirs = oneRow(calculated);
  // The sum of some categories says nothing about a figure for all of them.
  if (!ours || !theirs || (isPartial(theirs.descriptor) && !isPartial(ours.descriptor))) return undefined;
  const below = denominatorIn(ours.descriptor, 'en');
  const other = denominatorIn(theirs.descriptor, 'en');
  if (below && other && below !== other) return undefined;
  if (scopesIn(ours.descriptor, 'en') !== scopesIn(theirs.descriptor, 'en')) return undefined;
  const number = ours.unit === theirs.unit ? theirs.number : convert(theirs.number, kind, theirs.unit, ours.unit);
  const places = ours.number.split('.')[1]?.length ?? 0;
  return number === undefined ? undefined : isSame(roundDecimal(number, places), ours.number);
};

const textOffer = (hub: Hub, metric: Metric, points: ReadonlyMap<string, DataPoint>): Offer => {
  const found = hub.answerOf(metric);
  const nothing = { value: null, calculated: null, notes: [], root: undefined, sourceIds: [] };
  if (found === undefined) return { ...nothing, gap: 'no_data' };
  if (found === 'several') return { ...nothing, gap: 'several_answers' };
  const notes = [...(found.internal ? ['internal' as const] : [])];
  const id = found.id ?? '';
  const value = points.get(id)?.value ?? null;
  return { value, calculated: null, gap: null, notes, root: undefined, sourceIds: [id] };
};

/** Ids of the data points whose own texts or rows an offer repeats. */
const repeated = (
  hub: Hub,
  asked: readonly Asked[],
  stepOf: (each: Asked) => Step | undefined,
  parts: ReadonlyMap<string, readonly HubPart[]>,
): string[] =>
  asked.flatMap((each) => {
    const { metric } = each;
    const step = stepOf(each);
    const all = step ? [step, ...(parts.get(metric.key) ?? []).map((part) => part.step)] : [];
    if (step) return all.flatMap((one) => innermost(one).dataPointId ?? []);
    const found = hub.answerOf(metric);
    return typeof found === 'object' && found.id ? [found.id] : [];
  });

/** The total of an intensity: the one that its disclosure asks for, so that hazardous waste has its own. */
const totalsBeside = (asked: readonly Asked[]) => {
  const keys = Map.groupBy(asked, ({ disclosureCode }) => disclosureCode);
  return ({ disclosureCode, metric }: Asked): string | undefined =>
    totalsOf(metric.key).find((total) => keys.get(disclosureCode)?.some((other) => other.metric.key === total));
};

/** The parts of a figure, without those that the disclosure asks for in fields of their own: GRI 2-7 has one for full-time employees. */
const partsBeside = (asked: readonly Asked[]) => {
  const keys = Map.groupBy(asked, ({ disclosureCode }) => disclosureCode);
  return ({ disclosureCode }: Asked, parts: readonly HubPart[]): readonly HubPart[] =>
    parts.filter(({ saidBy }) => !saidBy || !keys.get(disclosureCode)?.some(({ metric }) => metric.key === saidBy));
};

const nothingOffered: Offer = {
  value: null,
  calculated: null,
  gap: 'no_data',
  notes: [],
  root: undefined,
  sourceIds: [],
};

/** Whether the figure is a quotient or product, so that it has digits that nobody typed; a sum has those of its parts. */
const isDivided = (root: Step): boolean => someStep(root, ({ formula }) => formula !== null && isQuotient(formula));

/** The data hub's values for each of these fields. */
export const offersIn = async (
  scoped: Scoped,
  hub: Hub,
  { units }: Pick<Framework, 'units'>,
  { figuresByEntity, figuresByEntityLevel }: Pick<Covered, 'figuresByEntity' | 'figuresByEntityLevel'>,
  asked: readonly Asked[],
): Promise<Offer[]> => {
  const level = figuresByEntity ? figuresByEntityLevel : null;
  const figures = new Map(asked.flatMap(({ metric }) => (metric.unitKind === null ? [] : [[metric.key, metric]])));
  const totalBeside = totalsBeside(asked);
  const ownParts = partsBeside(asked);
  const byDisclosure = Map.groupBy(asked, ({ disclosureCode }) => disclosureCode);
  const asksForFuels = ({ disclosureCode }: Pick<Asked, 'disclosureCode'>) =>
    listsFuels(byDisclosure.get(disclosureCode)?.map(({ field }) => field) ?? []);
  // Fuels that are listed by kind are not repeated in the list of all kinds.
  const isByKind = ({ disclosureCode, metric }: Asked) =>
    metric.key === allFuels &&
    !asksForFuels({ disclosureCode }) &&
    kindsSayAll(hub, (key) => byDisclosure.get(disclosureCode)?.some((other) => other.metric.key === key) ?? false);
  const stepOf = (each: Asked): Step | undefined => {
    const { key, unitKind } = each.metric;
    return unitKind === null ? undefined : hub.valueOf(key, totalBeside(each));
  };
  const parts = new Map([...figures].map(([key, metric]) => [key, hub.partsOf(metric)]));
  const ids = new Set(repeated(hub, asked, stepOf, parts));
  const points = new Map((await findDataPoints(scoped, [...ids])).map((point) => [point.id, point]));
  return asked.map((each): Offer => {
    const { field, metric, current, asks } = each;
    const root = stepOf(each);
    if (!root) return textOffer(hub, metric, points);
    if (isByKind(each)) return nothingOffered;
    const allowed = metric.unitKind === null ? [] : (units[metric.unitKind] ?? []);
    const input = { hub, field, metric, units: allowed, unit: unitOf(current), points, parts: [], level };
    if (typeof asks === 'object') return lineOffer(input, asks, parts.get(metric.key) ?? []) ?? nothingOffered;
    const own = figureOffer({ ...input, parts: ownParts(each, parts.get(metric.key) ?? []) }, root);
    const isOpen = own.gap === 'no_data';
    const offer =
      (isOpen && !asksForFuels(each) && fuelOffer(input)) ||
      (isOpen && partOffer(input, (key) => parts.get(key) ?? [])) ||
      own;
    const calculation = hub.calculationOf(metric.key, totalBeside(each));
    const calculated = calculation.value && !asksElse(each) ? figureOffer(input, calculation).value : null;
    return { ...offer, calculated };
  });
};

const metricKeysOf = (asked: readonly Asked[]) => [
  ...new Set(asked.flatMap(({ metric: { key } }) => [key, yearlyMetric(key)?.key ?? key, ...fuelKeysOf(key)])),
];

/** A figure for several years, from the hub's data for each: a row for each year, and nothing for what they add up to. */
const yearlyOffer = (
  years: readonly { readonly hub: Hub; readonly name: string }[],
  { field }: Asked,
  units: Framework['units'],
): Offer | undefined => {
  const yearly = yearlyMetric(field.key);
  const metric = yearly && findMetric(yearly.key);
  if (!yearly || !metric?.unitKind) return undefined;
  const allowed = units[metric.unitKind] ?? [];
  const made = years.slice(0, yearly.years).flatMap(({ hub, name }) => {
    const input = {
      hub,
      field,
      metric,
      units: allowed,
      unit: undefined,
      points: new Map(),
      parts: [],
      level: null,
    };
    const offer = figureOffer(input, hub.valueOf(metric.key));
    const [row, ...others] = rowsIn(offer.value) ?? [];
    if (!row || others.length > 0) return [];
    const ofYear: ValueRow = { ...row, descriptor: name, breakdown: 'by-year' };
    return [{ offer, row: ofYear }];
  });
  const [newest] = made;
  if (!newest || (field.type !== 'number' && field.type !== 'integer')) return undefined;
  const rows = made.map(({ row }) => row).toReversed();
  return {
    value: { type: field.type, rows },
    calculated: null,
    gap: null,
    notes: [...new Set(made.flatMap(({ offer }) => offer.notes))],
    root: undefined,
    sourceIds: made.flatMap(({ offer }) => offer.sourceIds),
    summed: made.flatMap(({ offer }) => offer.summed ?? []),
  };
};

/** The data hub for a report's period and for as many earlier years as its figures need, the newest first, with their names. */
const yearsUpTo = async (
  scoped: Scoped,
  hub: Hub,
  entityIds: readonly string[],
  asked: readonly Asked[],
  readOnce?: ReadOnce,
) => {
  const count = Math.max(1, ...asked.map(({ metric }) => yearlyMetric(metric.key)?.years ?? 1));
  if (count === 1) return [{ hub, name: '' }];
  const times = await listTimes(scoped);
  const before = periodsBefore(hub.period, times, count - 1);
  const earlier = await openHubs(scoped, before, { entityIds, metricKeys: metricKeysOf(asked) }, readOnce);
  const hubs = [hub, ...earlier];
  const names = yearNames([hub.period, ...before], times);
  return hubs.map((each, index) => ({ hub: each, name: names[index] ?? '' }));
};

/** The data hub's values for each of these fields, for the period and entities of a report. */
export const offersFor = async (
  scoped: Scoped,
  framework: Pick<Framework, 'units'>,
  { period, said, ...covered }: Covered & { period: Period; said?: ReadonlyMap<string, Amount | null> },
  asked: readonly Asked[],
  readOnce?: ReadOnce,
) => {
  const { entityIds } = covered;
  const [hub] = await openHubs(scoped, [period], { entityIds, metricKeys: metricKeysOf(asked), said }, readOnce);
  if (!hub) throw new Error('One period opens one data hub');
  const years = await yearsUpTo(scoped, hub, entityIds, asked, readOnce);
  const offers = (await offersIn(scoped, hub, framework, covered, asked)).map((offer, index) => {
    const each = asked[index];
    return (offer.gap === 'no_data' && each && yearlyOffer(years, each, framework.units)) || offer;
  });
  return { hub, offers };
};

/** Notes that forbid printing an offer that nobody has looked at. */
const unfit = new Set<HubAnswerNote>(['incomplete', 'pro_rata', 'internal', 'listed']);

/** Figures of one period, in the order of the fields. */
type YearFigures = {
  readonly period: Period;
  readonly values: readonly (AnswerValue | null)[];
  /** Whether each is a quotient or product. */
  readonly calculated: readonly boolean[];
  /** Of a sum with shares or days of entities: the most decimals of what was entered. */
  readonly places: readonly (number | undefined)[];
};

/**
 * The data hub's values for these fields for each of these periods, without anybody looking at them: only figures that cover the whole
 * period as entered, no internal ones, and none that answer something else. Periods without any are left out.
 */
export const figuresOfPeriods = async (
  scoped: Scoped,
  framework: Pick<Framework, 'units'>,
  { periods, ...covered }: Covered & { periods: readonly Period[] },
  asked: readonly Asked[],
) => {
  const years: YearFigures[] = [];
  for (const hub of await openHubs(scoped, periods, {
    entityIds: covered.entityIds,
    metricKeys: metricKeysOf(asked),
  })) {
    if (hub.isEmpty) continue;
    const offers = await offersIn(scoped, hub, framework, covered, asked);
    const isUnfit = ({ notes }: Offer, index: number) =>
      notes.some((note) => unfit.has(note)) || asksElse(asked[index] ?? {});
    const values = offers.map((offer, index) => (isUnfit(offer, index) ? null : offer.value));
    const calculated = offers.map(({ root }) => root !== undefined && isDivided(root));
    const places = offers.map(({ value, root }, index) => {
      const entered = value && root ? enteredDecimals(root) : undefined;
      return value && entered ? placesIn(value, asked[index]?.field.key ?? '', entered) : undefined;
    });
    if (values.some((value) => value !== null)) years.push({ period: hub.period, values, calculated, places });
  }
  return years;
};
