import type { Field } from '@esg/contract';

const list = (text: string) => text.split('|');

/** Names of renewable fuels, in lower case. */
export const renewableFuels: readonly string[] = list(
  'biodiesel|biofuel|bioethanol|ethanol|biogas|biomass|renewable diesel|pellet fuel|pellet|wood pellet|生物柴油|生物燃料|生物質|沼氣|乙醇|顆粒燃料|木質顆粒',
);

/** Names of other fuels that tables list by type, in lower case. */
export const otherFuels: readonly string[] = list(
  'diesel|diesel oil|gas oil|petrol|gasoline|unleaded petrol|unleaded gasoline|lpg|liquefied petroleum gas|propane|town gas|towngas|kerosene|jet fuel|aviation fuel|marine fuel|heavy fuel oil|lng|liquefied natural gas|cng|compressed natural gas|acetylene|motor gasoline|柴油|輕柴油|汽油|無鉛汽油|石油氣|液化石油氣|丙烷|煤氣|煤油|液化天然氣|壓縮天然氣|航空燃油|船用燃油|重油',
);

/** Fuels that also have a metric of their own. */
const ownMetric = list('natural gas|coal|coke|fuel oil|天然氣|煤|煤炭|焦炭|燃油');

const carriers = list(
  'electricity|purchased electricity|heat|heating|steam|cooling|solar|solar power|wind|電力|外購電力|熱能|供熱|蒸汽|製冷|太陽能|風力',
);

const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    // The equipment that burns it does not change the fuel: `petrol (vehicles)`.
    .replace(/ ?\([^()]*\)$/, '')
    .replace(/ (?:consumption|consumed|usage|used?)$/, '');

/** The kind of an energy source in a table: a renewable or another fuel, another carrier of energy, or unknown. */
export const energySourceCalled = (name: string): 'renewable' | 'non-renewable' | 'no-fuel' | undefined => {
  const key = keyOf(name);
  const forms = [key, key.replace(/s$/, ''), key.replace(/ fuels?$/, '')];
  const isIn = (words: readonly string[]) => forms.some((form) => words.includes(form));
  if (isIn(renewableFuels)) return 'renewable';
  if (isIn(otherFuels) || isIn(ownMetric)) return 'non-renewable';
  return isIn(carriers) ? 'no-fuel' : undefined;
};

/** The metric that lists the fuels of all kinds. */
export const allFuels = 'energy.consumption.fuel';

/** The metrics that list the fuels of one kind. */
export const fuelKinds: readonly string[] = [
  'energy.consumption.fuel_nonrenewable',
  'energy.consumption.fuel_renewable',
];

/**
 * Whether a disclosure with these fields lists fuels by type in the field of all kinds. Where it asks for each kind in full, as GRI 302-1
 * does, the fuels are listed there.
 */
export const listsFuels = (fields: readonly Pick<Field, 'key' | 'coverage'>[]): boolean =>
  fields.some(({ key }) => key === allFuels) &&
  !fields.some(({ key, coverage }) => fuelKinds.includes(key) && coverage === 'full');

/** In a set of answered metrics: fuels of one kind that were entered in the list of all kinds. */
export const amongAllFuels = (metricKey: string): string => `${metricKey} among ${allFuels}`;
