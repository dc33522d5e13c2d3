import { derived, dividedBy, type Fraction, fractionOf, isNought, sumOf, times } from '@esg/quantities';
import { measuresOfKind } from '@esg/standards';
import { type FuelKind, fuelKindOf, isBlend, netOfGross } from './fuel-energy.ts';
import { type Figure, type UsedRemark, usedRemarks } from './published-figures.ts';
import { activityTypeOf, fuelOf, unitKindFor } from './reckon.ts';
import type { UsedAmount } from './used-amounts.repository.ts';

/** A figure that cannot be given in full, and is given by no part of it. */
export type UnknownFigure = Pick<Figure, 'metricKey' | 'entityId'>;

const fuelTypes = [
  'stationary-gas',
  'stationary-town-gas',
  'stationary-lpg',
  'stationary-oil',
  'stationary-coal',
  'stationary-biomass',
  'biofuels',
  'generator-diesel',
  'fleet-fuel',
  // Nobody knows the energy of a distance, so that the fuel of its entity is not known.
  'fleet-distance',
  'aviation-fuel-own',
  'marine-fuel-own',
  'other-fuels',
];

/** The metric of what is not burned. The total is left to the data hub, which adds up what people entered too. */
const metricsByType: Readonly<Record<string, string>> = {
  electricity: 'energy.consumption.electricity',
  'ev-charging': 'energy.consumption.electricity',
  'heat-steam-cooling': 'energy.consumption.heat_steam_cooling',
  'self-generation': 'energy.consumption.renewable_self',
  'water-supply': 'water.withdrawal.total',
  'waste-water': 'water.discharge.total',
};

/** Activity types whose amounts are energy or water of the organisation itself. */
export const usedTypes: readonly string[] = [...fuelTypes, ...Object.keys(metricsByType)];

const fuelMetrics = {
  all: 'energy.consumption.fuel',
  renewable: 'energy.consumption.fuel_renewable',
  fossil: 'energy.consumption.fuel_nonrenewable',
  coal: 'energy.consumption.coal',
  oil: 'energy.consumption.oil',
  gas: 'energy.consumption.gas',
} as const;

/** The metrics that a fuel counts in; one of which nobody knows what it is keeps all of its kinds open. */
const fuelMetricsOf = (kind: FuelKind | undefined): readonly string[] => {
  if (kind === undefined) return Object.values(fuelMetrics);
  if (kind === 'renewable') return [fuelMetrics.all, fuelMetrics.renewable];
  const own = kind === 'other' ? [] : [fuelMetrics[kind]];
  return [fuelMetrics.all, fuelMetrics.fossil, ...own];
};

type Counted = { readonly value: Fraction; readonly remarks: readonly UsedRemark[]; readonly source: string };

/** The amount in another unit of its kind; undefined where no exact ratio leads there. */
const inUnit = (value: Fraction, kind: string, from: string, to: string): Fraction | undefined => {
  const [before, after] = [from, to].map((code) => measuresOfKind(kind).find((unit) => unit.code === code)?.ratio);
  if (!before || !after || before.shift !== '0' || after.shift !== '0') return undefined;
  const base = times(value, dividedBy(fractionOf(before.numerator), fractionOf(before.denominator)));
  return times(base, dividedBy(fractionOf(after.denominator), fractionOf(after.numerator)));
};

const stated = (property: string | null | undefined): Fraction | undefined =>
  property == null || isNought(fractionOf(property)) ? undefined : fractionOf(property);

/** Energy of a fuel that was entered as energy, by its net calorific value. */
const energyAsStated = (used: UsedAmount, value: Fraction, kind: FuelKind | undefined): Counted | undefined => {
  const kwh = inUnit(value, 'energy', used.unit, 'kWh');
  if (!kwh) return undefined;
  if (used.basis === null) return { value: kwh, remarks: ['basis_not_stated'], source: '' };
  if (used.basis === 'net') return { value: kwh, remarks: [], source: '' };
  const share = kind && netOfGross[kind];
  return share ? { value: times(kwh, fractionOf(share)), remarks: ['gross_as_net'], source: '' } : undefined;
};

/** Energy of a fuel that was weighed or measured, by what its supplier or the library says of it. */
const energyByProperties = (used: UsedAmount, value: Fraction, unitKind: string): Counted | undefined => {
  const fuel = fuelOf(used);
  const perKg = stated(fuel?.netMjPerKg);
  const density = stated(fuel?.kgPerM3);
  const cubic = unitKind === 'volume' ? inUnit(value, 'volume', used.unit, 'm3') : undefined;
  const kg = unitKind === 'mass' ? inUnit(value, 'mass', used.unit, 'kg') : cubic && density && times(cubic, density);
  if (!kg || !perKg) return undefined;
  const kwh = inUnit(times(kg, perKg), 'energy', 'MJ', 'kWh');
  return kwh && { value: kwh, remarks: [], source: fuel?.source ?? '' };
};

const countedOf = (used: UsedAmount, kind: FuelKind | undefined): Counted | undefined => {
  const type = activityTypeOf(used.activityTypeId);
  const unitKind = type && unitKindFor(type, used.unit);
  if (unitKind === undefined) return undefined;
  const value = used.shares.reduce(
    (rest, { over, under }) => times(rest, dividedBy(fractionOf(over), fractionOf(under))),
    fractionOf(used.amount),
  );
  if (used.activityTypeId in metricsByType) {
    const there = inUnit(value, unitKind, used.unit, unitKind === 'energy' ? 'kWh' : 'm3');
    return there && { value: there, remarks: [], source: '' };
  }
  if (unitKind === 'energy') return energyAsStated(used, value, kind);
  return energyByProperties(used, value, unitKind);
};

type Entry = UnknownFigure & { readonly used: UsedAmount; readonly counted: Counted | undefined };

const entriesOf = (used: UsedAmount): Entry[] => {
  const metric = metricsByType[used.activityTypeId];
  const kind = fuelKindOf(used);
  const counted = countedOf(used, kind);
  const blended =
    isBlend(used) && counted ? { ...counted, remarks: [...counted.remarks, 'blends_as_fossil' as const] } : counted;
  const { entityId } = used;
  if (metric) return [{ metricKey: metric, entityId, used, counted }];
  return fuelMetricsOf(kind).map((metricKey) => ({
    metricKey,
    entityId,
    used,
    // A fuel of unknown kind counts among all fuels, and nobody knows where else.
    counted: kind === undefined && metricKey !== fuelMetrics.all ? undefined : blended,
  }));
};

const figureOf = (group: readonly Entry[], { metricKey, entityId }: UnknownFigure): Figure => {
  const counted = group.flatMap((each) => each.counted ?? []);
  const remarks = new Set(counted.flatMap((each) => each.remarks));
  return {
    metricKey,
    entityId,
    kgCo2e: null,
    use: {
      number: sumOf(counted.map(({ value }) => derived(value))),
      unit: metricKey.startsWith('water.') ? 'm3' : 'kWh',
      remarks: usedRemarks.filter((each) => remarks.has(each)),
    },
    lines: group.reduce((sum, { used }) => sum + used.lines, 0),
    hasEstimates: group.some(({ used }) => used.estimates > 0),
    sources: [...new Set(counted.map(({ source }) => source))].filter(Boolean).toSorted(),
    caveats: [],
  };
};

/** The energy and water of each entity by its lines, and the figures that some line keeps from being known. */
export const usedFigures = (
  amounts: readonly UsedAmount[],
): { readonly figures: Figure[]; readonly unknown: UnknownFigure[] } => {
  const groups = Map.groupBy(amounts.flatMap(entriesOf), ({ metricKey, entityId }) => `${metricKey} ${entityId}`);
  const figures: Figure[] = [];
  const unknown: UnknownFigure[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { metricKey, entityId } = first;
    if (group.some(({ counted }) => counted === undefined)) unknown.push({ metricKey, entityId });
    else figures.push(figureOf(group, first));
  }
  return { figures, unknown };
};
