/** Sums that add whichever parts have a value and say how many have one: hardly any company has every category of scope 3. */
export const partialSums: ReadonlySet<string> = new Set(['ghg.scope3.total']);

/** Formulas that calculate nothing until an organisation adopts one: sums that are right but that no standard asks for. */
export const offeredFormulas: Readonly<Record<string, string>> = {
  'air.emissions': 'air.nox + air.sox + air.pm',
};

/**
 * Metrics of the library that are calculated from others. A figure that somebody entered takes precedence, and a formula of the
 * organisation replaces the library's. Where a metric has several formulas, the first whose parts all have values is used, so the most
 * informative come first. The test parses each and checks its units.
 */
export const libraryFormulas: Readonly<Record<string, readonly string[]>> = {
  'energy.consumption.total': [
    'energy.consumption.renewable + energy.consumption.nonrenewable',
    'energy.consumption.fuel + energy.consumption.electricity + energy.consumption.heat_steam_cooling + energy.consumption.renewable_self',
    'energy.consumption.fuel + energy.consumption.electricity + energy.consumption.renewable_self',
    'energy.consumption.fuel + energy.consumption.electricity + energy.consumption.heat_steam_cooling',
    'energy.consumption.fuel + energy.consumption.electricity',
  ],
  'energy.consumption.fuel': ['energy.consumption.fuel_renewable + energy.consumption.fuel_nonrenewable'],
  'energy.consumption.fossil': ['energy.consumption.coal + energy.consumption.oil + energy.consumption.gas'],
  'energy.consumption.nonrenewable': ['energy.consumption.fossil + energy.consumption.nuclear'],
  'energy.generation.total': ['energy.generation.renewable + energy.generation.nonrenewable'],
  'energy.consumption.renewable_pct': ['energy.consumption.renewable / energy.consumption.total'],
  'energy.intensity.revenue': ['energy.consumption.total / econ.revenue'],
  'ghg.scope12.location_based': ['ghg.scope1.total + ghg.scope2.location_based'],
  'ghg.scope12.market_based': ['ghg.scope1.total + ghg.scope2.market_based'],
  'ghg.scope3.total': [
    Array.from({ length: 15 }, (_, index) => `ghg.scope3.cat${String(index + 1).padStart(2, '0')}`).join(' + '),
  ],
  'ghg.total.location_based': ['ghg.scope1.total + ghg.scope2.location_based + ghg.scope3.total'],
  'ghg.total.market_based': ['ghg.scope1.total + ghg.scope2.market_based + ghg.scope3.total'],
  'ghg.intensity.revenue': ['ghg.total.location_based / econ.revenue'],
  'ghg.intensity.revenue_market': ['ghg.total.market_based / econ.revenue'],
  'water.consumption.total': ['water.withdrawal.total - water.discharge.total'],
  'water.withdrawal.stress_pct': ['water.withdrawal.stress / water.withdrawal.total'],
  'water.intensity.revenue': ['water.consumption.total / econ.revenue'],
  'waste.generated.total': [
    'waste.generated.hazardous + waste.generated.nonhazardous',
    'waste.diverted + waste.disposed',
  ],
  'waste.intensity.revenue': ['waste.generated.total / econ.revenue'],
  'waste.intensity.hazardous_revenue': ['waste.generated.hazardous / econ.revenue'],
  'waste.intensity.nonhazardous_revenue': ['waste.generated.nonhazardous / econ.revenue'],
  'workforce.hire_rate': ['workforce.hires / workforce.headcount'],
  'workforce.turnover_rate': ['workforce.leavers / workforce.headcount'],
  'workforce.temporary_pct': ['workforce.temporary / workforce.headcount'],
  'ohs.fatality_rate': ['ohs.fatalities / ohs.hours_worked'],
  'ohs.high_consequence_rate': ['ohs.high_consequence / ohs.hours_worked'],
  'ohs.recordable_rate': ['ohs.recordable / ohs.hours_worked'],
  'training.hours_average': ['training.hours_total / workforce.headcount'],
  'econ.value_retained': ['econ.value_generated - econ.value_distributed'],
};

const isSum = (keys: readonly string[]) => keys.length > 1 && keys.every((key) => /^[\w.]+$/.test(key));

/** The ways in which a metric is the sum of others: the keys of the parts, one list for each way. */
export const sumsOf = (metricKey: string): (readonly string[])[] => {
  const offered = offeredFormulas[metricKey];
  const texts = [...(libraryFormulas[metricKey] ?? []), ...(offered === undefined ? [] : [offered])];
  return texts.map((text) => text.split(' + ')).filter(isSum);
};

const inSums = new Set(
  Object.keys({ ...libraryFormulas, ...offeredFormulas }).flatMap((key) => {
    const parts = sumsOf(key).flat();
    return parts.length > 0 ? [key, ...parts] : [];
  }),
);

/** Whether the library knows the metric as a sum or as a part of one. */
export const isInSums = (metricKey: string): boolean => inSums.has(metricKey);
