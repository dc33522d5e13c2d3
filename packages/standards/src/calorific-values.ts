import type { EmissionFactor } from '@esg/contract';
import { dividedBy, fractionOf, toPlaces } from '@esg/quantities';
import { listEmissionFactors } from './emissions.ts';

/** Words of fuels in either language, with the activity of the emission factors that they mean. Town gas has another make-up than natural gas. */
const activities: readonly (readonly [RegExp, string])[] = [
  [/\bmarine gas oil\b|船用輕柴油/iu, 'Fuel: Marine gas oil'],
  [/\b(?:petrol|gasoline|unleaded)\b|汽油/iu, 'Fuel: Petrol (100% mineral petrol)'],
  [/\b(?:diesel)\b|柴油/iu, 'Fuel: Diesel (100% mineral diesel)'],
  [/\b(?:lpg|liquefied petroleum gas)\b|石油氣/iu, 'Fuel: LPG'],
  [/\bnatural gas\b|天然氣/iu, 'Fuel: Natural gas'],
  [/\b(?:kerosene|burning oil|paraffin)\b|火水|煤油/iu, 'Fuel: Burning oil'],
  [/\b(?:jet fuel|aviation (?:turbine )?fuel)\b|航空燃油|航空燃料/iu, 'Fuel: Aviation turbine fuel'],
  [/\b(?:heavy )?fuel oil\b|重油|燃油/iu, 'Fuel: Fuel oil'],
  [/\bpropane\b|丙烷/iu, 'Fuel: Propane'],
  [/\bbutane\b|丁烷/iu, 'Fuel: Butane'],
];

/** Fuels of plants have other values than the mineral ones of the same name. */
const ofPlants = /\bbio|renewable|生物|可再生/iu;

const places = 4;

/** The energy in one unit of a fuel, with the publication that it was worked out from. */
export type CalorificValue = { readonly number: string; readonly unit: 'kWh'; readonly source: string };

const isOf = (one: Pick<EmissionFactor, 'source'>, other: Pick<EmissionFactor, 'source'>) =>
  one.source === other.source;

/**
 * The net calorific value of the fuel that a text names, in kilowatt-hours per `unit` (L, m3 or t). It is the quotient of two emission
 * factors of one publication: that per unit, and that per kilowatt-hour. Undefined where the publication has not both.
 */
export const calorificValueOf = (fuel: string, unit: string): CalorificValue | undefined => {
  const activity = activities.find(([words]) => words.test(fuel))?.[1];
  if (!activity || ofPlants.test(fuel)) return undefined;
  const factors = listEmissionFactors()
    .filter((factor) => factor.activity.en === activity)
    .toSorted((one, other) => other.publicationYear - one.publicationYear);
  const isNet = ({ basis }: { readonly basis: string }) => basis.startsWith('net CV');
  const perEnergy = factors.find(
    (factor) =>
      factor.unit === 'kWh' && isNet(factor) && factors.some((each) => each.unit === unit && isOf(each, factor)),
  );
  const perUnit = perEnergy && factors.find((factor) => factor.unit === unit && isOf(factor, perEnergy));
  if (!perEnergy || !perUnit) return undefined;
  const number = toPlaces(dividedBy(fractionOf(perUnit.kgCo2ePerUnit), fractionOf(perEnergy.kgCo2ePerUnit)), places);
  return { number, unit: 'kWh', source: perEnergy.source };
};
