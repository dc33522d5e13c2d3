import type { ClimateQuestion, Measure, TraceQuantity, TraceStep } from '@esg/contract';
import { derived, dividedBy, type Fraction, fractionOf, isNought, times } from '@esg/quantities';
import type { Activity, Lookup } from './activity.ts';
import type { Factor } from './factor.ts';

/** An exact amount with its unit, and the steps that led to it. */
export type Amount = { readonly value: Fraction; readonly unit: string; readonly steps: readonly TraceStep[] };

type Unknown = { readonly known: false; readonly question: ClimateQuestion };

/** Either what was reckoned, or what must be stated first. */
export type Reckoned<Value> = { readonly known: true; readonly value: Value } | Unknown;

/** A question instead of a number. */
export const ask = (reason: ClimateQuestion['reason'], choices: readonly string[] = []): Unknown => ({
  known: false,
  question: { reason, choices: [...choices] },
});

/** A number that is known. */
export const known = <Value>(value: Value) => ({ known: true, value }) as const;

/** The amount as it is printed in a trace. */
export const quantityOf = ({ value, unit }: Pick<Amount, 'value' | 'unit'>): TraceQuantity => ({
  number: derived(value),
  unit,
});

type Move = { readonly kind: TraceStep['kind']; readonly over: string; readonly under: string; readonly per: string };

/** The amount after one multiplication, with the step added. */
const moved = (amount: Amount, unit: string, { kind, over, under, per }: Move, source: string): Amount => {
  const value = times(amount.value, dividedBy(fractionOf(over), fractionOf(under)));
  const step: TraceStep = {
    kind,
    part: 'amount',
    gas: null,
    before: quantityOf(amount),
    by: { over, under, unit: per },
    after: quantityOf({ value, unit }),
    source,
  };
  return { value, unit, steps: [...amount.steps, step] };
};

/** The same amount in another unit of its kind; undefined where no exact ratio leads there. */
const inUnit = (amount: Amount, units: readonly Measure[], to: string): Amount | undefined => {
  if (amount.unit === to) return amount;
  const [from, target] = [amount.unit, to].map((code) => units.find((unit) => unit.code === code)?.ratio);
  if (!from || !target || from.shift !== '0' || target.shift !== '0') return undefined;
  const over = times(fractionOf(from.numerator), fractionOf(target.denominator));
  const under = times(fractionOf(from.denominator), fractionOf(target.numerator));
  const ratio = { over: derived(over), under: derived(under) };
  return moved(amount, to, { kind: 'conversion', ...ratio, per: `${to}/${amount.unit}` }, '');
};

type Road = (amount: Amount, activity: Activity) => Reckoned<Amount>;

/** No fuel weighs nothing or holds no energy: such a number states nothing. */
const isStated = (property: string | null | undefined): property is string =>
  property != null && !isNought(fractionOf(property));

/** Energy in fuels leads to a mass by the net calorific value only: that is the one the properties state. */
const byCalorificValue =
  (isTowardsEnergy: boolean, factor: Pick<Factor, 'basis'>): Road =>
  (amount, { fuel, basis }) => {
    const stated = isTowardsEnergy ? factor.basis : basis;
    if (stated === null) return ask('calorific_basis_unstated', ['gross', 'net']);
    if (stated !== 'net' || !fuel || !isStated(fuel.netMjPerKg)) return ask('calorific_value_missing');
    const { netMjPerKg, source } = fuel;
    const [over, under, unit] = isTowardsEnergy ? [netMjPerKg, '1', 'MJ'] : ['1', netMjPerKg, 'kg'];
    return known(moved(amount, unit, { kind: 'calorific-value', over, under, per: 'MJ/kg' }, source));
  };

const byDensity =
  (isTowardsMass: boolean): Road =>
  (amount, { fuel }) => {
    if (!fuel || !isStated(fuel.kgPerM3)) return ask('density_missing');
    const [over, under, unit] = isTowardsMass ? [fuel.kgPerM3, '1', 'kg'] : ['1', fuel.kgPerM3, 'm3'];
    return known(moved(amount, unit, { kind: 'density', over, under, per: 'kg/m3' }, fuel.source));
  };

/** The kinds between two kinds of fuel amounts, each with the unit in which its road begins. */
const roadsBetween = (from: string, to: string, factor: Factor): readonly (readonly [string, string, Road])[] => {
  const order = ['volume', 'mass', 'energy'];
  const begin = order.indexOf(from);
  const end = order.indexOf(to);
  if (begin < 0 || end < 0) return [];
  // Nothing that is said of the line tells which energy a factor without a basis means.
  if (to === 'energy' && factor.basis === null) return [];
  const there = [
    ['volume', 'm3', byDensity(true)],
    ['mass', 'kg', byCalorificValue(true, factor)],
  ] as const;
  const back = [
    ['energy', 'MJ', byCalorificValue(false, factor)],
    ['mass', 'kg', byDensity(false)],
  ] as const;
  return begin < end ? there.slice(begin, end) : back.slice(2 - begin, 2 - end);
};

/** What keeps an amount of money from being compared with a factor per amount of money. */
const moneyQuestion = ({ unit, prices }: Activity, factor: Factor): Reckoned<undefined> => {
  if (prices?.year == null) return ask('spend_year_unstated');
  if (prices.withTax === null) return ask('spend_tax_unstated', ['with', 'without']);
  if (unit !== factor.unit) return ask('spend_currency_differs', [factor.unit]);
  if (factor.prices && factor.prices.year !== prices.year)
    return ask('spend_year_differs', [String(factor.prices.year)]);
  if (factor.prices && factor.prices.withTax !== prices.withTax) return ask('spend_tax_differs');
  return known(undefined);
};

/** Whether the kind of the amount leads to the factor's at all, by itself or by properties of the fuel. */
export const leadsTo = (kind: string, factor: Factor): boolean =>
  kind === factor.unitKind || roadsBetween(kind, factor.unitKind, factor).length > 0;

/** Whether the amount needs no property of a fuel to be read in the factor's unit. */
export const isDirect = (kind: string, factor: Factor): boolean => kind === factor.unitKind;

/** What has an amount already, in a unit of this kind, on its way to the unit of the factor. */
export const carriedTo = (
  factor: Factor,
  { amount, kind }: { readonly amount: Amount; readonly kind: string },
  activity: Activity,
  { unitsOfKind }: Lookup,
): Reckoned<Amount> => {
  if (kind === 'energy' && factor.unitKind === 'energy' && factor.basis !== null) {
    if (activity.basis === null) return ask('calorific_basis_unstated', ['gross', 'net']);
    if (activity.basis !== factor.basis) return ask('calorific_value_missing');
  }
  const roads = roadsBetween(kind, factor.unitKind, factor);
  if (roads.length === 0 && kind !== factor.unitKind) return ask('unit_not_convertible', [factor.unit]);
  let here = amount;
  for (const [from, unit, road] of roads) {
    const ready = inUnit(here, unitsOfKind(from), unit);
    if (!ready) return ask('unit_not_convertible', [unit]);
    const next = road(ready, activity);
    if (!next.known) return next;
    here = next.value;
  }
  const arrived = inUnit(here, unitsOfKind(factor.unitKind), factor.unit);
  return arrived ? known(arrived) : ask('unit_not_convertible', [factor.unit]);
};

/**
 * The amount in the unit of the factor. Energy of unstated basis, volumes without density, and money without year and tax lead to a question;
 * energy of the other basis too, because the two differ by 5 to 10 percent.
 */
export const amountFor = (activity: Activity, factor: Factor, lookup: Lookup): Reckoned<Amount> => {
  const input = { number: activity.amount, unit: activity.unit };
  const step: TraceStep = {
    kind: 'input',
    part: 'amount',
    gas: null,
    before: null,
    by: null,
    after: input,
    source: activity.source,
  };
  if (activity.unitKind === 'currency') {
    const money = moneyQuestion(activity, factor);
    if (!money.known) return money;
  }
  const amount: Amount = { value: fractionOf(activity.amount), unit: activity.unit, steps: [step] };
  return carriedTo(factor, { amount, kind: activity.unitKind }, activity, lookup);
};
