import type { LineDetails } from './climate.tables.ts';

/** What a fuel is made of, as tables of energy ask for it; `other` is fossil and none of the three. */
export type FuelKind = 'renewable' | 'coal' | 'oil' | 'gas' | 'other';

/** Names of the library's factors by what they begin with; the first that fits goes before the others. */
const kindsByName: readonly (readonly [RegExp, FuelKind])[] = [
  [/^Bio|^Fuel: (?:Biodiesel|Ethanol|Landfill gas|Wood)/, 'renewable'],
  [/^Fuel: (?:Natural gas|CNG|LNG)/, 'gas'],
  [/^Fuel: town gas/, 'other'],
  [/^Fuel: (?:Anthracite|Bituminous|Coal|Coking|Lignite|Sub-bituminous)/, 'coal'],
  [/^Fuel: /, 'oil'],
];

/** Lines that name no factor of the library. Any fuel may be in a vehicle or among the others. */
const kindsByType: Readonly<Record<string, FuelKind>> = {
  'stationary-gas': 'gas',
  'stationary-town-gas': 'other',
  'stationary-lpg': 'oil',
  'stationary-oil': 'oil',
  'stationary-coal': 'coal',
  'stationary-biomass': 'renewable',
  biofuels: 'renewable',
  'generator-diesel': 'oil',
  'aviation-fuel-own': 'oil',
  'marine-fuel-own': 'oil',
};

type Named = { readonly activityTypeId: string; readonly activity: LineDetails['activity'] };

/** Undefined where nothing says what is burned. */
export const fuelKindOf = ({ activityTypeId, activity }: Named): FuelKind | undefined =>
  kindsByName.find(([name]) => name.test(activity ?? ''))?.[1] ?? kindsByType[activityTypeId];

/** Whether a fuel that counts as fossil has some biofuel in it. */
export const isBlend = ({ activity }: Pick<Named, 'activity'>): boolean => activity?.includes('biofuel blend') ?? false;

/** Net of gross energy (IPCC 2006 Guidelines, volume 2, 1.4.1.2), which says nothing of renewable fuels. */
export const netOfGross: Readonly<Partial<Record<FuelKind, string>>> = {
  coal: '0.95',
  oil: '0.95',
  gas: '0.9',
  other: '0.9',
};
