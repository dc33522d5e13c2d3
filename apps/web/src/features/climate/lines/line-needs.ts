import type {
  ClimateActivityType,
  ClimateLibrary,
  ClimateTypeDetail,
  NewClimateActivity,
  UsableFactor,
} from '@esg/contract';

/** What the form asks of a line of this kind, besides where, when and how much. */
export type LineNeeds = {
  /** Gross or net, for energy in fuels. */
  readonly basis: boolean;
  /** What exactly was used, by the names of factors. */
  readonly activity: boolean;
  /** The country of the site or of the purchase. */
  readonly region: boolean;
  /** Year of the prices, and with or without tax. */
  readonly prices: boolean;
  /** How many people shared a car. */
  readonly people: boolean;
  /** Contracts and certificates. */
  readonly contracts: boolean;
  /** What the supplier states of the fuel. */
  readonly fuel: boolean;
};

/** Questions that are answered by the name of a factor. */
const namedBy = [
  'biofuel_blend',
  'gas_kind',
  'vehicle_size',
  'vehicle_fuel',
  'flight_distance',
  'cabin',
  'rf',
  'truck_class',
  'laden',
  'refrigerated',
  'ship_type',
  'waste_material',
  'waste_treatment',
  'primary_recycled',
];
const regions = ['fuel_region', 'grid_region', 'hotel_country'];

const namesIn = (factors: readonly UsableFactor[]) => new Set(factors.map(({ name }) => name.en));

/** What is asked of a kind of activity, from the questions of the library and from how many factors there are to tell apart. */
export const needsOf = (
  { questions, unitKinds, scope }: ClimateActivityType,
  { factors }: Pick<ClimateTypeDetail, 'factors'>,
  before?: Partial<Pick<NewClimateActivity, 'basis' | 'activity'>>,
): LineNeeds => {
  const asks = (ids: readonly string[]) => questions.some((each) => ids.includes(each));
  return {
    // What a question was answered with stays in reach, also where the form would not ask it.
    basis: questions.includes('cv_basis') || Boolean(before?.basis),
    // Purchased energy is told apart by its country.
    activity: Boolean(before?.activity) || (scope !== '2' && (asks(namedBy) || namesIn(factors).size > 1)),
    region: asks(regions) || new Set(factors.map(({ region }) => region)).size > 1,
    prices: unitKinds.includes('currency'),
    people: questions.includes('occupancy'),
    contracts: scope === '2',
    fuel: unitKinds.includes('mass') && unitKinds.includes('energy'),
  };
};

/** The categories of scope 3 that a line of this kind can be of; none where there is nothing to choose. */
export const categoriesToChoose = (
  { activityTypes }: Pick<ClimateLibrary, 'activityTypes'>,
  activityTypeId: string,
): readonly number[] => {
  const categories = activityTypes.find(({ id }) => id === activityTypeId)?.categories ?? [];
  return categories.length > 1 ? categories : [];
};

/** One name of factors in both languages. */
export type FactorName = UsableFactor['name'];

/**
 * The names of what can have been used there, in the order of the alphabet; all of them where no country is chosen, or none has a factor of
 * its own: those of a country that stands in are taken then.
 */
export const namesFor = ({ factors }: Pick<ClimateTypeDetail, 'factors'>, region: string | null): FactorName[] => {
  const fitting = factors.filter((factor) => region === null || [region, 'GLOBAL'].includes(factor.region));
  const byName = new Map((fitting.length > 0 ? fitting : factors).map(({ name }) => [name.en, name]));
  return [...byName.values()].toSorted((one, other) => (one.en < other.en ? -1 : 1));
};

/** What bears out the factors of the name that is chosen; of all of them while none is. */
export const documentsFor = (
  { factors }: Pick<ClimateTypeDetail, 'factors'>,
  { activity, region }: { readonly activity: string; readonly region: string },
): UsableFactor['documents'] => {
  const fitting = factors.filter(
    ({ name, region: of }) =>
      (activity === '' || name.en === activity) && (region === '' || [region, 'GLOBAL'].includes(of)),
  );
  const byId = new Map(fitting.flatMap(({ documents }) => documents.map((each) => [each.documentId, each] as const)));
  return [...byId.values()];
};

/** The countries and regions that factors are of. */
export const regionsFor = ({ factors }: Pick<ClimateTypeDetail, 'factors'>): string[] =>
  [...new Set(factors.map(({ region }) => region))].filter((region) => region !== 'GLOBAL').toSorted();

/** A line of this kind about which nothing is said yet. */
export const blankLine = (activityTypeId: string, month: string): NewClimateActivity => ({
  entityId: null,
  label: '',
  activityTypeId,
  category: null,
  month,
  amount: '',
  unit: '',
  basis: null,
  activity: null,
  region: null,
  factorId: null,
  fuel: null,
  prices: null,
  shares: [],
  contracts: [],
  isEstimate: false,
  source: '',
  evidence: '',
});
