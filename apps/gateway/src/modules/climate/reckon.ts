import { createHash } from 'node:crypto';
import {
  type Activity,
  type Chosen,
  type Contract,
  calculate,
  calculateByLocation,
  calculateByMarket,
  calculatorEdition,
  type Factor,
  libraryFactor,
  type Outcome,
  type Preference,
  type Reckoned,
  type Rules,
  type Wanted,
} from '@esg/climate';
import {
  biogenicGas,
  type ClimateActivityType,
  type ClimateFactor,
  type ClimateFuel,
  type ClimateRules,
  daysOfMonth,
  type GwpSet,
  lackingInFactor,
  type Measure,
  type NewClimateActivity,
  type ScopeTwoMethod,
  type UnreadFactor,
  type UsableFactor,
} from '@esg/contract';
import { sumOf } from '@esg/quantities';
import {
  climateLibrary,
  factorsFor,
  findCountry,
  findEmissionFactor,
  listEmissionFactors,
  listWarmingPotentials,
  measuresOfKind,
  unitKinds,
} from '@esg/standards';

/** Everything that a result was reckoned from: the same again leads to the same digits, whatever was replaced meanwhile. */
export type ReckonedFrom = {
  readonly activity: Activity;
  readonly wanted: Omit<Wanted, 'method'>;
  /** The factors that were taken; all others would change no digit. */
  readonly factors: readonly Factor[];
  readonly contracts: readonly Contract[];
  readonly gwpSet: GwpSet;
  readonly preference: Preference;
};

/** A line as it was reckoned by one method. */
export type Reckoning = {
  readonly method: ScopeTwoMethod | null;
  readonly outcome: Outcome;
  readonly from: ReckonedFrom;
};

const types = new Map(climateLibrary().activityTypes.map((type) => [type.id, type]));

/** The kind of activity with this id; undefined for one that the library does not have. */
export const activityTypeOf = (id: string): ClimateActivityType | undefined => types.get(id);

/** The terms under which a factor may be used: of one that was taken before they were stored, those of the library. */
export const licenceOf = ({ id, licence }: Pick<Factor, 'id' | 'licence'>): string =>
  licence ?? findEmissionFactor(id)?.licence ?? '';

/** Whether a factor is one of the library, and not one of an organisation. */
export const isOfLibrary = (factorId: string): boolean => findEmissionFactor(factorId) !== undefined;

const unitsByKind = new Set(unitKinds().flatMap((kind) => measuresOfKind(kind).map(({ code }) => `${kind} ${code}`)));

/** The kind of a unit among those that the activity is measured in; undefined for a unit of none of them. */
export const unitKindFor = ({ unitKinds: kinds }: ClimateActivityType, unit: string): string | undefined =>
  kinds.find((kind) => unitsByKind.has(`${kind} ${unit}`));

/** The units that the amount of a line can be held against others in: those of its own kind; none of a kind that is not known. */
export const unitsBeside = ({ activityTypeId, unit }: Pick<NewClimateActivity, 'activityTypeId' | 'unit'>) => {
  const type = activityTypeOf(activityTypeId);
  const kind = type && unitKindFor(type, unit);
  return kind === undefined ? [] : measuresOfKind(kind);
};

/** Whether factors can be of it: a country or region of the library, or the world. */
export const isRegion = (id: string): boolean => id === 'GLOBAL' || findCountry(id) !== undefined;

const potentials = new Map(listWarmingPotentials().map((each) => [each.gas, each]));

const potentialOf = (gas: string, set: GwpSet): string | undefined => {
  const found = potentials.get(gas);
  const number = found && { AR4: found.ar4, AR5: found.ar5, AR6: found.ar6 }[set];
  return number ?? undefined;
};

/** Whether a mass of the gas can be reckoned: the IPCC names its potential, or it is the carbon dioxide of plants. */
export const hasPotential = (gas: string): boolean => gas === biogenicGas || potentials.has(gas);

const ofLibrary = new Map<string, readonly Factor[]>();

const libraryFactorsFor = (type: ClimateActivityType): readonly Factor[] => {
  const known = ofLibrary.get(type.id) ?? factorsFor(type).map(libraryFactor);
  ofLibrary.set(type.id, known);
  return known;
};

/**
 * One that was confirmed before it had to state all that it must is confirmed again once it does; and one that its author confirmed, by
 * somebody else, where the rules ask for that.
 */
const isTaken = (
  type: ClimateActivityType,
  unitKind: string,
  factor: ClimateFactor,
  { secondPerson }: Basis['rules'],
) =>
  factor.confirmedAt !== null &&
  !(secondPerson && factor.isConfirmedByAuthor) &&
  lackingInFactor(type, unitKind, factor).length === 0;

const ownFactor = (
  { name, prices, ...factor }: ClimateFactor,
  { unitKind, isConfirmed }: Pick<Factor, 'unitKind' | 'isConfirmed'>,
): Factor => ({
  id: factor.id,
  name: { en: name, zhTw: name },
  origin: factor.origin,
  region: factor.region,
  unitKind,
  unit: factor.unit,
  basis: factor.basis,
  method: factor.method,
  gwpSet: factor.gwpSet,
  publicationYear: factor.publicationYear,
  validFrom: factor.validFrom,
  validTo: factor.validTo,
  source: factor.source,
  isConfirmed,
  prices: prices?.year == null || prices.withTax === null ? null : { year: prices.year, withTax: prices.withTax },
  gases: factor.gases,
  licence: factor.licence,
  uncertaintyPercent: factor.uncertaintyPercent,
  ...(factor.documents.length > 0 && { documents: factor.documents }),
});

/** Rules and own factors of an organisation, read once for many lines. */
export type Basis = {
  readonly rules: Pick<ClimateRules, 'gwpSet' | 'origins' | 'standIns' | 'secondPerson' | 'version'>;
  readonly ownFactors: ReadonlyMap<string, readonly ClimateFactor[]>;
};

const shortHash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);

/**
 * The state of the library and of the calculator: a new release of the product may bring new factors, or reckon otherwise. What nobody
 * compared with its publisher changes no digit.
 */
const libraryMark = shortHash([calculatorEdition, listEmissionFactors(), listWarmingPotentials()]);

const isTakenFor = (activityTypeId: string, factor: ClimateFactor, rules: Basis['rules']) => {
  const type = activityTypeOf(activityTypeId);
  const unitKind = type && unitKindFor(type, factor.unit);
  return type !== undefined && unitKind !== undefined && isTaken(type, unitKind, factor, rules);
};

/** What the organisation calls its own factors for the activity type, those that are taken. */
export const ownNamesOf = ({ rules, ownFactors }: Basis, activityTypeId: string): string[] =>
  (ownFactors.get(activityTypeId) ?? [])
    .filter((factor) => isTakenFor(activityTypeId, factor, rules))
    .map(({ name }) => name);

/**
 * What a result goes by: the library, the organisation's rules, and its own factors for the activity type that are taken. A result with
 * another mark is outdated.
 */
export const marksOf = ({ rules, ownFactors }: Basis) => {
  const usual = `${libraryMark}.${rules.version}`;
  const byType = new Map(
    [...ownFactors].flatMap(([type, factors]) => {
      const taken = factors
        .filter((factor) => isTakenFor(type, factor, rules))
        .map(({ id, version }) => `${id} ${version}`);
      return taken.length === 0 ? [] : [[type, `${usual}.${shortHash(taken.toSorted())}`] as const];
    }),
  );
  return { usual, byType };
};
export type Marks = ReturnType<typeof marksOf>;

/** All marks in one: another one means that a recalculation would come to something else. */
export const markOfAll = ({ usual, byType }: Marks): string => shortHash([usual, [...byType].toSorted()]);

/** The mark of results of this activity type. */
export const markOf = ({ usual, byType }: Marks, activityTypeId: string): string => byType.get(activityTypeId) ?? usual;

const listCandidates = (type: ClimateActivityType, { ownFactors, rules }: Basis): readonly Factor[] => {
  const own = (ownFactors.get(type.id) ?? []).flatMap((factor) => {
    const kind = unitKindFor(type, factor.unit);
    return kind ? [ownFactor(factor, { unitKind: kind, isConfirmed: isTaken(type, kind, factor, rules) })] : [];
  });
  return own.length === 0 ? libraryFactorsFor(type) : [...own, ...libraryFactorsFor(type)];
};

/** What lines of an activity type are reckoned by, and what was chosen among it before. */
type Candidates = {
  readonly factors: readonly Factor[];
  readonly byId: ReadonlyMap<string, Factor>;
  readonly chosenBefore: Map<string, Reckoned<Chosen>>;
};

const candidatesOf = new WeakMap<Basis, Map<string, Candidates>>();

const candidatesFor = (type: ClimateActivityType, basis: Basis): Candidates => {
  const byType = candidatesOf.get(basis) ?? new Map<string, Candidates>();
  candidatesOf.set(basis, byType);
  const before = byType.get(type.id);
  if (before) return before;
  const factors = listCandidates(type, basis);
  const candidates = { factors, byId: new Map(factors.map((factor) => [factor.id, factor])), chosenBefore: new Map() };
  byType.set(type.id, candidates);
  return candidates;
};

/** Units that lines of the activity type can be entered in, those of its first kind first. */
export const unitsOfType = ({ unitKinds: kinds }: ClimateActivityType): Measure[] => kinds.flatMap(measuresOfKind);

/** What counts in the scope for one unit; null where a gas is stated as its own mass, which the organisation's set turns into CO2 equivalent. */
const countedIn = ({ gases }: Factor): string | null => {
  const counted = gases.filter(({ isBeside }) => !isBeside);
  const isKnown = counted.length > 0 && counted.every(({ gas, isEquivalent }) => isEquivalent || gas === 'CO2');
  return isKnown ? sumOf(counted.map(({ kgPerUnit }) => kgPerUnit)) : null;
};

const shown = (factor: Factor): UsableFactor => {
  const { id, name, origin, region, unit, basis, method, source, publicationYear, validFrom, validTo } = factor;
  const told = { id, name, origin, region, unit, basis, method, source, publicationYear, validFrom, validTo };
  const isLifeCycle = factor.caveats?.includes('life_cycle_factor') ?? false;
  return { ...told, documents: [...(factor.documents ?? [])], kgCo2ePerUnit: countedIn(factor), isLifeCycle };
};

/** The factors that lines of the activity type are calculated by: those that somebody compared with their source. */
export const usableFactors = (type: ClimateActivityType, basis: Basis): UsableFactor[] =>
  listCandidates(type, basis)
    .filter(({ isConfirmed }) => isConfirmed)
    .map(shown);

/** Own factors that say the same thing of the same place and time as one of the library: somebody entered it, and may have corrected a number. */
const isEntered = (own: ClimateFactor, { name, region, gwpSet, validFrom, validTo }: Factor): boolean =>
  own.name === name.en &&
  own.region === region &&
  own.gwpSet === gwpSet &&
  (validTo === null || own.validFrom <= validTo) &&
  (own.validTo === null || own.validTo >= validFrom);

/** Whether lines under these warming potentials can be calculated by it: one of another set is refused. */
const isOfSet = ({ gwpSet, gases }: Factor, { rules }: Basis) =>
  gwpSet === null || gwpSet === rules.gwpSet || gases.every(({ isEquivalent }) => !isEquivalent);

/**
 * Factors of the library for the activity type that nobody compared with their publisher, so that people who have the source can, with what
 * somebody entered for them.
 */
export const unreadFactors = (type: ClimateActivityType, basis: Basis): UnreadFactor[] =>
  libraryFactorsFor(type)
    .filter((factor) => !factor.isConfirmed && isOfSet(factor, basis))
    .map((factor) => {
      const alike = (basis.ownFactors.get(type.id) ?? []).filter((own) => isEntered(own, factor));
      const [entered] = alike
        .map((own) => ({ id: own.id, by: own.updatedBy, isTaken: isTakenFor(type.id, own, basis.rules) }))
        .toSorted((one, other) => Number(other.isTaken) - Number(one.isTaken));
      return { ...shown(factor), entered: entered ?? null };
    });

const usualFuels = new Map(
  climateLibrary().fuels.flatMap((fuel) => (fuel.factorActivity === '' ? [] : [[fuel.factorActivity, fuel] as const])),
);

/** What the supplier states of the fuel goes before its usual properties. */
export const fuelOf = ({ fuel, activity }: Pick<NewClimateActivity, 'fuel' | 'activity'>): Activity['fuel'] => {
  const usual: ClimateFuel | undefined = activity === null ? undefined : usualFuels.get(activity);
  if (!fuel && !usual) return null;
  return {
    name: usual?.name.en ?? activity ?? '',
    kgPerM3: fuel?.kgPerM3 ?? usual?.kgPerM3 ?? null,
    netMjPerKg: fuel?.netMjPerKg ?? usual?.netMjPerKg ?? null,
    source: fuel?.source || (usual?.source ?? ''),
  };
};

const rulesOf = (gwpSet: GwpSet, preference: Preference): Rules => ({
  preference,
  lookup: { gwpSet, unitsOfKind: measuresOfKind, potentialOf },
});

const outcomeOf = (
  method: ScopeTwoMethod | null,
  from: ReckonedFrom,
  chosenBefore?: Candidates['chosenBefore'],
): Outcome => {
  const line = {
    activity: from.activity,
    wanted: from.wanted,
    candidates: from.factors,
    ...(chosenBefore && { chosenBefore }),
  };
  const rules = rulesOf(from.gwpSet, from.preference);
  if (method === 'location') return calculateByLocation(line, rules);
  return method === 'market' ? calculateByMarket(line, from.contracts, rules) : calculate(line, rules);
};

/** Reckons a result again from what it was reckoned from. */
export const reckonAgain = (method: ScopeTwoMethod | null, from: ReckonedFrom): Outcome => outcomeOf(method, from);

/** The factors that a result took: what was weighed besides is told by its choice. */
const taken = (outcome: Outcome, { byId }: Candidates): readonly Factor[] => {
  if (!outcome.known) return [];
  const ids = new Set(outcome.value.choices.map(({ factorId }) => factorId));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
};

/** By which methods lines of the activity type are reckoned: by none of two but in scope 2. */
export const methodsOf = ({ scope }: ClimateActivityType): readonly (ScopeTwoMethod | null)[] =>
  scope === '2' ? ['location', 'market'] : [null];

/** What a line comes to: once, or by both methods of scope 2. */
export const reckonLine = (line: NewClimateActivity, basis: Basis): Reckoning[] => {
  const type = activityTypeOf(line.activityTypeId);
  const unitKind = type && unitKindFor(type, line.unit);
  if (!type || !unitKind) throw new Error(`No line is stored with the unit ${line.unit}`);
  const candidates = candidatesFor(type, basis);
  const { amount, unit, prices, shares, isEstimate, source } = line;
  const from: ReckonedFrom = {
    activity: { amount, unit, unitKind, basis: line.basis, fuel: fuelOf(line), prices, shares, isEstimate, source },
    wanted: {
      activity: line.activity,
      region: line.region,
      period: daysOfMonth(line.month),
      factorId: line.factorId,
    },
    factors: candidates.factors,
    contracts: line.contracts.map((contract, index) => ({ ...contract, id: String(index).padStart(2, '0') })),
    gwpSet: basis.rules.gwpSet,
    preference: { origins: basis.rules.origins, standIns: basis.rules.standIns },
  };
  return methodsOf(type).map((method) => {
    const outcome = outcomeOf(method, from, candidates.chosenBefore);
    return { method, outcome, from: { ...from, factors: taken(outcome, candidates) } };
  });
};
