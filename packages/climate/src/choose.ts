import {
  type CalorificBasis,
  type ClimateCaveat,
  type ClimateQuestion,
  type FactorChoice,
  type FactorOrigin,
  type FactorRefusal,
  isLongEnded,
  type ScopeTwoMethod,
} from '@esg/contract';
import type { Activity, Lookup } from './activity.ts';
import { ask, isDirect, known, leadsTo, type Reckoned } from './convert.ts';
import type { Factor } from './factor.ts';

/** What a factor must fit: the thing that was used, where, when, and how scope 2 is looked at. */
export type Wanted = {
  /** Name of the activity in English, as factors carry it; null where the person has not said which. */
  readonly activity: string | null;
  /** Country id; null where it is not known. */
  readonly region: string | null;
  readonly period: { readonly start: string; readonly end: string };
  readonly method: ScopeTwoMethod | null;
  /** Chosen by hand: nothing is weighed then, and the choice says so. */
  readonly factorId: string | null;
};

/** What an organisation prefers: origins in its order, and countries whose factors stand in where its own has none. */
export type Preference = { readonly origins: readonly FactorOrigin[]; readonly standIns: readonly string[] };

/** A chosen factor, why it was chosen, and what must be said beside the result. */
export type Chosen = {
  readonly factor: Factor;
  readonly choice: FactorChoice;
  readonly caveats: readonly ClimateCaveat[];
};

const world = 'GLOBAL';
/** Of the factors that were passed over, the first of these are told: a library has hundreds. */
const passedOverMax = 10;

const isInForce = ({ validFrom, validTo }: Factor, { start, end }: Wanted['period']) =>
  validFrom <= end && (validTo === null || start <= validTo);
/** A factor that ended before is taken with a word beside it where nothing newer exists; one that begins later never is. */
const hasBegun = ({ validFrom }: Factor, { end }: Wanted['period']) => validFrom <= end;

/** All of an activity that decides which factor fits: neither how much it was nor what the bill is called does. */
type Kind = Pick<Activity, 'unitKind' | 'unit' | 'basis'>;

type Case = {
  readonly activity: Kind;
  readonly wanted: Wanted;
  readonly preference: Preference;
  readonly lookup: Lookup;
};

/** No country's grid stands in for another's: what others say of purchased energy is never taken. */
const fitsRegion = ({ region }: Factor, { wanted, preference }: Case) =>
  region === world || region === wanted.region || (wanted.method === null && preference.standIns.includes(region));

const fitsMethod = (method: ScopeTwoMethod | null, wanted: ScopeTwoMethod | null) =>
  method === null || wanted === null || method === wanted;

const fitsSet = ({ gwpSet, gases }: Factor, { lookup }: Case) =>
  gwpSet === null || gwpSet === lookup.gwpSet || gases.every(({ isEquivalent }) => !isEquivalent);

/** Energy of the other basis does not fit; of an unstated one it may, and the question is asked when the amount is read. */
const fitsBasis = ({ basis, unitKind }: Factor, stated: CalorificBasis | null, kind: string) =>
  unitKind !== 'energy' || kind !== 'energy' || basis === null || stated === null || basis === stated;

/** In the order in which they are asked: the factor that comes furthest decides what is asked of the person. */
const checks: readonly (readonly [FactorRefusal, (factor: Factor, of: Case) => boolean])[] = [
  ['activity', ({ name }, { wanted }) => wanted.activity === null || name.en === wanted.activity],
  ['method', ({ method }, { wanted }) => fitsMethod(method, wanted.method)],
  ['unit', (factor, { activity }) => leadsTo(activity.unitKind, factor)],
  ['region', fitsRegion],
  ['unconfirmed', ({ isConfirmed }) => isConfirmed],
  ['period', (factor, { wanted }) => hasBegun(factor, wanted.period)],
  ['gwp', fitsSet],
  ['basis', (factor, { activity }) => fitsBasis(factor, activity.basis, activity.unitKind)],
];

const refusalOf = (factor: Factor, of: Case) => checks.find(([, fits]) => !fits(factor, of))?.[0];

const questionFor: Readonly<Record<FactorRefusal, ClimateQuestion['reason']>> = {
  activity: 'factor_missing',
  method: 'factor_missing',
  unit: 'unit_not_convertible',
  region: 'region_without_factor',
  unconfirmed: 'factor_unconfirmed',
  period: 'factor_not_in_force',
  gwp: 'gwp_sets_mixed',
  basis: 'calorific_value_missing',
  'less-preferred': 'factors_tied',
};

const fromOrganisation: readonly FactorOrigin[] = ['supplier', 'own'];

/** How far away a factor is from: its own country, those that stand in, the world. What an organisation has for the world is meant for here too. */
const distanceOf = ({ region, origin }: Factor, { wanted, preference }: Case): number => {
  if (region === wanted.region || (region === world && fromOrganisation.includes(origin))) return 0;
  const standIn = preference.standIns.indexOf(region);
  return standIn >= 0 ? 1 + standIn : 1 + preference.standIns.length;
};

/** Lower comes first; each place is compared only where those before it are equal. */
const rankOf = (factor: Factor, of: Case): readonly number[] => {
  const { activity, wanted, preference } = of;
  const origin = preference.origins.indexOf(factor.origin);
  const ended = isInForce(factor, wanted.period) ? 0 : 1;
  return [
    distanceOf(factor, of),
    ended,
    origin < 0 ? preference.origins.length : origin,
    ended === 0 ? 0 : -Number((factor.validTo ?? factor.validFrom).slice(0, 4)),
    isDirect(activity.unitKind, factor) ? 0 : 1,
    factor.unit === activity.unit ? 0 : 1,
    -factor.publicationYear,
  ];
};

const compare = (one: readonly number[], other: readonly number[]): number => {
  const place = one.findIndex((rank, index) => rank !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
};

/** Two factors of one rank that say the same are no question. */
const saysSame = (one: Factor, other: Factor) =>
  one.unit === other.unit && JSON.stringify(one.gases) === JSON.stringify(other.gases);

const becauseOf = (factor: Factor, { wanted, lookup }: Case): FactorChoice['because'] => [
  { reason: 'origin', value: factor.origin },
  { reason: 'region', value: factor.region },
  { reason: 'period', value: isInForce(factor, wanted.period) ? wanted.period.start : factor.validFrom },
  ...(factor.basis === null ? [] : [{ reason: 'basis', value: factor.basis } as const]),
  ...(factor.method === null ? [] : [{ reason: 'method', value: factor.method } as const]),
  ...(factor.gwpSet === null ? [] : [{ reason: 'gwp', value: lookup.gwpSet } as const]),
];

const caveatOfAge = ({ validTo }: Factor, { start }: Wanted['period']): ClimateCaveat =>
  isLongEnded(validTo, start) ? 'factor_long_ended' : 'factor_of_other_year';

const caveatsOf = (factor: Factor, { wanted }: Case): ClimateCaveat[] => [
  ...(isInForce(factor, wanted.period) ? [] : [caveatOfAge(factor, wanted.period)]),
  ...(factor.region === world || factor.region === wanted.region ? [] : ['factor_of_other_region' as const]),
  ...(factor.gwpSet === null && factor.gases.some(({ gas, isEquivalent }) => isEquivalent && gas !== 'CO2')
    ? ['gwp_set_not_stated' as const]
    : []),
  ...(factor.caveats ?? []),
];

type PassedOver = FactorChoice['passedOver'];

const chosen = (
  factor: Factor,
  because: FactorChoice['because'],
  passedOver: PassedOver,
  of: Case,
): Reckoned<Chosen> => {
  const { id, name, source, publicationYear } = factor;
  const choice = { factorId: id, name, source, publicationYear, because, passedOver };
  return known({ factor, choice, caveats: caveatsOf(factor, of) });
};

/**
 * The factor that somebody chose by hand for this way of looking at scope 2, undefined where it is gone; `none` where nobody chose one, or
 * one that speaks of the other method.
 */
export const handPicked = (
  candidates: readonly Factor[],
  { factorId, method }: Pick<Wanted, 'factorId' | 'method'>,
): Factor | undefined | 'none' => {
  if (factorId === null) return 'none';
  const factor = candidates.find(({ id }) => id === factorId);
  return factor && !fitsMethod(factor.method, method) ? 'none' : factor;
};

/** A factor that somebody chose by hand is taken as it is, if it is confirmed and of the inventory's set. */
const byHand = (factor: Factor | undefined, of: Case): Reckoned<Chosen> => {
  if (!factor) return ask('factor_missing');
  if (!factor.isConfirmed) return ask('factor_unconfirmed');
  if (!fitsSet(factor, of)) return ask('gwp_sets_mixed', [factor.gwpSet ?? '', of.lookup.gwpSet]);
  return chosen(factor, [{ reason: 'hand', value: factor.id }], [], of);
};

const questionOf = (refused: readonly { factor: Factor; refusal: FactorRefusal }[], of: Case): Reckoned<never> => {
  const order = checks.map(([refusal]) => refusal);
  const furthest = refused.toSorted((a, b) => order.indexOf(b.refusal) - order.indexOf(a.refusal))[0];
  if (!furthest) return ask('factor_missing');
  if (furthest.refusal === 'region' && of.wanted.region === null) return ask('region_unstated');
  const alike = refused.filter(({ refusal }) => refusal === furthest.refusal).map(({ factor }) => factor);
  const choices: Partial<Record<FactorRefusal, readonly string[]>> = {
    unit: alike.map(({ unit }) => unit),
    region: alike.map(({ region }) => region),
    gwp: alike.flatMap(({ gwpSet }) => gwpSet ?? []),
    period: alike.map(({ validFrom }) => validFrom),
  };
  return ask(questionFor[furthest.refusal], [...new Set(choices[furthest.refusal] ?? [])].toSorted());
};

/**
 * Factors of different things that are as near: no preference tells which of them was used, so the person does. Only the average that a third
 * party reckons for a territory gives way to what its government publishes: they speak of the same.
 */
const thingsOf = (first: Factor, rest: readonly Factor[], of: Case): Reckoned<never> | undefined => {
  const near = rest.filter(
    (factor) =>
      distanceOf(factor, of) === distanceOf(first, of) && !(first.origin === 'national' && factor.origin === 'generic'),
  );
  if (!near.some((factor) => factor.name.en !== first.name.en && !saysSame(factor, first))) return undefined;
  return ask('activity_unstated', [...new Set([first, ...near].map(({ name }) => name.en))].toSorted());
};

/** Several factors of one rank: the person says on which basis the amount is, or which factor. */
const tieOf = (first: Factor, ties: readonly Factor[], { activity }: Case): Reckoned<never> | undefined => {
  const others = ties.filter((tie) => !saysSame(tie, first));
  if (others.length === 0) return undefined;
  const all = [first, ...others];
  const bases = new Set(all.map(({ basis }) => basis));
  if (activity.basis === null && bases.size > 1) return ask('calorific_basis_unstated', ['gross', 'net']);
  return ask('factors_tied', all.map(({ id }) => id).toSorted());
};

/** What was used, as far as it is said for this method: the name of a tariff says nothing of the grid, and that of a grid nothing of tariffs. */
const saidFor = (candidates: readonly Factor[], wanted: Wanted): Wanted => {
  const named = candidates.filter(({ name }) => name.en === wanted.activity);
  const isOfOther = named.length > 0 && named.every(({ method }) => !fitsMethod(method, wanted.method));
  return isOfOther ? { ...wanted, activity: null } : wanted;
};

/**
 * The factor for an activity by the organisation's order of preference, with the reasons as data. The order of the candidates never matters.
 * Where two say something else and nothing tells them apart, or none fits, there is a question.
 */
export const chooseFactor = (
  candidates: readonly Factor[],
  activity: Kind,
  { wanted, preference, lookup }: Omit<Case, 'activity'>,
): Reckoned<Chosen> => {
  const of = { activity, wanted: saidFor(candidates, wanted), preference, lookup };
  const picked = handPicked(candidates, wanted);
  if (picked !== 'none') return byHand(picked, of);
  const judged = candidates.map((factor) => ({ factor, refusal: refusalOf(factor, of) }));
  const fitting = judged
    .flatMap(({ factor, refusal }) => (refusal ? [] : [{ factor, rank: rankOf(factor, of) }]))
    .toSorted((a, b) => compare(a.rank, b.rank) || (a.factor.id < b.factor.id ? -1 : 1));
  const refused = judged.flatMap(({ factor, refusal }) => (refusal ? [{ factor, refusal }] : []));
  const [best, ...rest] = fitting;
  if (!best) return questionOf(refused, of);
  const ties = rest.filter(({ rank }) => compare(rank, best.rank) === 0).map(({ factor }) => factor);
  const question =
    thingsOf(
      best.factor,
      rest.map(({ factor }) => factor),
      of,
    ) ?? tieOf(best.factor, ties, of);
  if (question) return question;
  const less = rest.map(({ factor }) => ({ factor, refusal: 'less-preferred' as const }));
  const told = refused
    .filter(({ refusal }) => refusal !== 'activity' && refusal !== 'unconfirmed')
    .toSorted((a, b) => (a.factor.id < b.factor.id ? -1 : 1));
  const passedOver = [...less, ...told]
    .slice(0, passedOverMax)
    .map(({ factor: { id, source }, refusal }) => ({ factorId: id, source, refusal }));
  return chosen(best.factor, becauseOf(best.factor, of), passedOver, of);
};
