/** Breakdowns that a disclosure requires by name, by the metric they belong to. */
type Required = Readonly<Record<string, readonly string[]>>;

const workforce = ['by-gender', 'by-employment-type', 'by-age-group', 'by-region'];
const movement = ['by-gender', 'by-age-group', 'by-region'];
const training = ['by-gender', 'by-category'];

/** HKEX Appendix C2: KPIs B1.1, B1.2, B2.1, B3.1, B3.2 and B5.1 name their breakdowns. */
const hkex: Readonly<Record<string, Required>> = {
  'B1.1': { 'workforce.headcount': workforce },
  'B1.2': { 'workforce.turnover_rate': movement },
  'B2.1': { 'ohs.fatalities_3y': ['by-year'] },
  'B3.1': { 'training.trained_pct': training },
  'B3.2': { 'training.hours_average': training },
  'B5.1': { 'supply.count': ['by-region'] },
};

/** GRI 2-7, 401-1, 404-1 and 404-3 ask for employees by gender, and by region, age or category beside it. */
const gri: Readonly<Record<string, Required>> = {
  '2-7': { 'workforce.headcount': ['by-gender', 'by-region'] },
  '401-1': { 'workforce.hires': movement, 'workforce.leavers': movement },
  '404-1': { 'training.hours_average': training },
  '404-3': { 'training.review_pct': training },
};

const byVersion: Readonly<Record<string, Readonly<Record<string, Required>>>> = {
  'hkex-c2-2020': hkex,
  'hkex-c2-2025': hkex,
  'gri-2025': gri,
};

/** Ids of the breakdowns without which a figure of this disclosure is answered in part, by metric. */
export const requiredBreakdowns = (versionId: string, code: string): Required => byVersion[versionId]?.[code] ?? {};

/** Questions of a disclosure besides its required figures: for each question the metrics that answer it. */
type Questions = Readonly<Record<string, readonly string[]>>;

const hkexQuestions: Readonly<Record<string, Questions>> = {
  'A1.2': { intensity: ['ghg.intensity.physical', 'ghg.intensity.revenue'] },
  'A1.3': { intensity: ['waste.intensity.hazardous', 'waste.intensity.hazardous_revenue'] },
  'A1.4': { intensity: ['waste.intensity.nonhazardous', 'waste.intensity.nonhazardous_revenue'] },
  'A2.1': {
    type: [
      'energy.consumption.electricity',
      'energy.consumption.fuel',
      'energy.consumption.fuel_nonrenewable',
      'energy.consumption.fuel_renewable',
      'energy.consumption.oil',
      'energy.consumption.gas',
      'energy.consumption.coal',
      'energy.consumption.heat_steam_cooling',
    ],
  },
};

const questionsByVersion: Readonly<Record<string, Readonly<Record<string, Questions>>>> = {
  'hkex-c2-2020': hkexQuestions,
  'hkex-c2-2025': hkexQuestions,
};

/** Questions that have to be answered before a disclosure counts as answered in full, with the metrics that answer each. */
export const questionsOf = (versionId: string, code: string): Questions => questionsByVersion[versionId]?.[code] ?? {};
