import { combineUncertainties, type UncertainAmount } from '@esg/climate';
import type {
  ClimateInventory,
  ClimateInventorySettings,
  EmissionFactor,
  GasAmount,
  GwpSet,
  InventoryTotals,
  ScopeTwoMethod,
} from '@esg/contract';
import {
  derived,
  dividedBy,
  type Fraction,
  fractionOf,
  isAtMost,
  isNought,
  nought,
  plus,
  times,
} from '@esg/quantities';
import { listWarmingPotentials } from '@esg/standards';
import type { InventorySum } from '../climate/index.ts';

type Scope = EmissionFactor['scope'];

/** Emissions of one scope by one method, as far as they count. */
export type Amount = { readonly scope: Scope; readonly method: ScopeTwoMethod | null; readonly kg: Fraction };

/** Lines with a result, or one of them, and what of it counts. */
export type Counted<Line extends InventorySum> = Line & {
  readonly result: NonNullable<Line['result']>;
  readonly share: Fraction;
  /** What counts in its scope. */
  readonly kg: Fraction;
  /** What is reported beside the scopes. */
  readonly besideKg: Fraction;
};
export type CountedLine = Counted<InventorySum>;

/** The lines that have a result and of which something counts. */
export const countedLines = <Line extends InventorySum>(
  lines: readonly Line[],
  shareOf: (line: Line) => Fraction,
): Counted<Line>[] =>
  lines.flatMap((line) => {
    const { result } = line;
    const share = shareOf(line);
    if (!result || isNought(share)) return [];
    const counted = (kg: string) => times(fractionOf(kg), share);
    return [{ ...line, result, share, kg: counted(result.kgCo2e), besideKg: counted(result.besideKgCo2e) }];
  });

/** How many lines these are: one of scope 2 has a result by each method. */
export const countOf = (lines: readonly Pick<InventorySum, 'method' | 'lines'>[]): number => {
  const of = (method: ScopeTwoMethod | null) =>
    lines.reduce((sum, line) => (line.method === method ? sum + line.lines : sum), 0);
  return of(null) + Math.max(of('location'), of('market'));
};

/** The sum of some amounts. */
export const sumOfKg = (amounts: readonly { readonly kg: Fraction }[]): Fraction =>
  amounts.map(({ kg }) => kg).reduce(plus, nought);

/** Totals by scope, and of scopes 1 to 3 with scope 2 by each method. */
export const totalsOf = (amounts: readonly Amount[]): InventoryTotals => {
  const of = (scope: Scope, method: ScopeTwoMethod | null = null) =>
    sumOfKg(amounts.filter((each) => each.scope === scope && each.method === method));
  const scope1 = of('1');
  const scope3 = of('3');
  const location = of('2', 'location');
  const market = of('2', 'market');
  const others = plus(scope1, scope3);
  return {
    scope1: derived(scope1),
    scope2Location: derived(location),
    scope2Market: derived(market),
    scope3: derived(scope3),
    location: derived(plus(others, location)),
    market: derived(plus(others, market)),
  };
};

/** Scopes that have no line with a number. */
export const uncountedScopes = (amounts: readonly Pick<Amount, 'scope'>[]): ClimateInventory['uncounted'] =>
  (['1', '2', '3'] as const).filter((scope) => amounts.every((each) => each.scope !== scope));

/** Lines of scopes 1 to 3, with scope 2 by one method. */
export const linesBy = <Line extends Pick<Amount, 'scope' | 'method'>>(
  lines: readonly Line[],
  method: ScopeTwoMethod,
): Line[] => lines.filter((line) => line.scope !== 'outside' && (line.method === null || line.method === method));

const isLarger = (one: string, other: string) => !isAtMost(fractionOf(one), fractionOf(other));

/** The uncertainty of the factors of a line: the largest of several; null where one of them is not stated, nothing where none was used. */
const factorPercentOf = (
  { from: { factors, contracts }, method }: Pick<InventorySum, 'from' | 'method'>,
  { uncertainties }: Pick<ClimateInventorySettings, 'uncertainties'>,
): string | null => {
  const ofFactors = factors.map(
    ({ origin, uncertaintyPercent }) => uncertaintyPercent ?? (origin === 'own' ? null : uncertainties[origin]),
  );
  const all = method === 'market' && contracts.length > 0 ? [...ofFactors, uncertainties.supplier] : ofFactors;
  const stated = all.filter((each) => each !== null);
  if (stated.length < all.length) return null;
  return stated.reduce((largest, each) => (isLarger(each, largest) ? each : largest), '0');
};

/** What amounts of one factor have in common: their error. */
const factorKeyOf = ({ from: { factors, contracts }, activityTypeId }: CountedLine): string => {
  const ids = [...factors.map(({ id }) => id), ...contracts.map(({ source }) => `contract ${source}`)];
  return ids.length > 0 ? ids.toSorted().join(' ') : `measured ${activityTypeId}`;
};

/** The uncertainty of scopes 1 to 3, with scope 2 by one method: amounts of one factor and one kind of data are one quantity. */
export const uncertaintyOf = (
  lines: readonly CountedLine[],
  method: ScopeTwoMethod,
  settings: Pick<ClimateInventorySettings, 'uncertainties'>,
) => {
  const groups = Map.groupBy(linesBy(lines, method), (line) =>
    JSON.stringify([factorKeyOf(line), line.isEstimate, factorPercentOf(line, settings)]),
  );
  const amounts = [...groups.values()].flatMap((group): UncertainAmount[] => {
    const [first] = group;
    if (!first) return [];
    const factorPercent = factorPercentOf(first, settings);
    return [
      {
        // One that says another uncertainty than before is another factor.
        factor: JSON.stringify([factorKeyOf(first), factorPercent]),
        kgCo2e: derived(sumOfKg(group)),
        activityPercent: settings.uncertainties[first.isEstimate ? 'estimated' : 'metered'],
        factorPercent,
      },
    ];
  });
  return combineUncertainties(amounts);
};

/** Lines in groups, with their sum, the largest first. */
export const groupsOf = <Line extends Pick<Amount, 'kg'>, Key>(lines: readonly Line[], keyOf: (line: Line) => Key) =>
  [...Map.groupBy(lines, keyOf)]
    .map(([key, group]) => ({ key, group, kg: sumOfKg(group) }))
    .toSorted((one, other) => (isAtMost(other.kg, one.kg) ? -1 : 1));

/** The seven gases of the Kyoto Protocol (GHG Protocol, amendment of 2013), and what no publisher divides into gases. */
export const gasGroups = ['CO2', 'CH4', 'N2O', 'HFC', 'PFC', 'SF6', 'NF3', 'other', 'unsplit'] as const;
export type GasGroup = (typeof gasGroups)[number];

const perfluorocarbons = /^(?:c?C\d*F\d+|PF)/;
/** Blends of HFCs by their number (ASHRAE 34); those with gases of the Montreal Protocol are beside the scopes. R-508 is half a PFC. */
const blendsOfHfcs = /^R-(?:4\d\d|507|513)/;

/** The group that a gas is reported in. */
export const gasGroupOf = (gas: string): GasGroup => {
  const plain = gas.replace(/^CH4-.*$/, 'CH4');
  const known = gasGroups.find((group) => group === plain);
  if (known) return known;
  if (plain.startsWith('HFC-') || blendsOfHfcs.test(plain)) return 'HFC';
  return perfluorocarbons.test(plain) ? 'PFC' : 'other';
};

export type GasRow = { readonly group: GasGroup; readonly kgCo2e: Fraction; readonly kg: Fraction | null };

const potentialOf = (gas: string, set: GwpSet): string | null => {
  const found = listWarmingPotentials().find((each) => each.gas === gas);
  return (found && { AR4: found.ar4, AR5: found.ar5, AR6: found.ar6 }[set]) ?? null;
};

/** The mass of a gas: as its publisher states it, or from its CO2 equivalent where the publisher states the potentials of that. */
const massOf = (
  { from: { factors, gwpSet }, share }: CountedLine,
  { gas, kg, kgCo2e }: Pick<GasAmount, 'gas' | 'kg' | 'kgCo2e'>,
): Fraction | null => {
  if (kg !== null) return times(fractionOf(kg), share);
  const isKnown = gas === 'CO2' || (factors.length > 0 && factors.every((factor) => factor.gwpSet === gwpSet));
  const potential = gas === 'CO2' ? '1' : potentialOf(gas, gwpSet);
  if (!isKnown || potential === null) return null;
  return dividedBy(times(fractionOf(kgCo2e), share), fractionOf(potential));
};

/** What each group of gases came to; the mass of the gas where every publisher states it. */
export const gasRows = (lines: readonly CountedLine[]): GasRow[] => {
  const gases = lines.flatMap((line) =>
    line.result.gases
      .filter(({ beside }) => !beside)
      .map(({ gas, kg, kgCo2e }) => ({
        group: gasGroupOf(gas),
        kg: massOf(line, { gas, kg, kgCo2e }),
        kgCo2e: times(fractionOf(kgCo2e), line.share),
      })),
  );
  return gasGroups.flatMap((group) => {
    const own = gases.filter((each) => each.group === group);
    if (own.length === 0) return [];
    const masses = own.flatMap(({ kg }) => (kg === null ? [] : [kg]));
    return [
      {
        group,
        kgCo2e: own.map(({ kgCo2e }) => kgCo2e).reduce(plus, nought),
        kg: masses.length === own.length ? masses.reduce(plus, nought) : null,
      },
    ];
  });
};

/** Gases beside the scopes: biogenic CO2 by its own mass, others as CO2 equivalent. */
export const besideRows = (lines: readonly CountedLine[]) => {
  const gases = lines.flatMap(({ result, share }) =>
    result.gases
      .filter(({ beside }) => beside)
      .map(({ gas, kgCo2e }) => ({ gas, kg: times(fractionOf(kgCo2e), share) })),
  );
  return [...Map.groupBy(gases, ({ gas }) => gas)].map(([gas, own]) => ({ gas, kg: sumOfKg(own) }));
};
