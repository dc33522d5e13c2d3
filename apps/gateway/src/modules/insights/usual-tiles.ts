/** Of each subject the metrics that say most about it, the best first. */
const subjects = {
  energy: [['energy.consumption.total', 'energy.consumption.electricity']],
  emissions: [['ghg.scope1.total'], ['ghg.scope2.location_based', 'ghg.scope2.market_based'], ['ghg.scope3.total']],
  water: [['water.consumption.total', 'water.withdrawal.total']],
  waste: [['waste.generated.total', 'waste.generated.nonhazardous', 'waste.generated.hazardous']],
  people: [['workforce.headcount', 'workforce.fte', 'workforce.average'], ['workforce.turnover_rate']],
  safety: [['ohs.recordable', 'ohs.ltifr', 'ohs.lost_days', 'ohs.fatalities']],
  training: [['training.hours_average', 'training.hours_total', 'training.trained_pct']],
} as const satisfies Record<string, readonly (readonly string[])[]>;
type Subject = keyof typeof subjects;

const ofThings: readonly Subject[] = ['energy', 'emissions', 'water', 'waste', 'people', 'safety', 'training'];
const ofPeople: readonly Subject[] = ['people', 'training', 'energy', 'emissions', 'waste', 'water', 'safety'];

/** Sections of ISIC whose work is done by people at desks: information, finance, property, professions, offices, education, health. */
const desks = new Set(['J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q'].map((letter) => `ISIC-${letter}`));

/** Every metric that may be a usual tile. */
export const usualCandidates: readonly string[] = Object.values(subjects).flat(2);

type Facts = {
  /** The section of ISIC of the company's profile. */
  readonly industry: string | null;
  readonly hasFigures: (metricKey: string) => boolean;
  /** Whether the framework of any of its reports asks for the metric. */
  readonly isAsked: (metricKey: string) => boolean;
};

/**
 * The tiles of somebody who has chosen none: of each subject what has figures, else what the organisation's frameworks ask for, else what is
 * usual. Companies of people begin with these, others with energy and emissions.
 */
export const usualTiles = ({ industry, hasFigures, isAsked }: Facts): string[] => {
  const order = industry !== null && desks.has(industry) ? ofPeople : ofThings;
  return order.flatMap((subject) =>
    subjects[subject].flatMap((keys: readonly string[]) => {
      const best = keys.find(hasFigures) ?? keys.find(isAsked) ?? keys[0];
      return best === undefined ? [] : [best];
    }),
  );
};
