/** Ways of breaking down that a disclosure asks for by name, by the metric they belong to. */
type Required = Readonly<Record<string, readonly string[]>>;

const workforce = ['by-gender', 'by-employment-type', 'by-age-group', 'by-region'];
const movement = ['by-gender', 'by-age-group', 'by-region'];
const training = ['by-gender', 'by-category'];

/** HKEX Appendix C2: KPIs B1.1, B1.2, B3.1, B3.2 and B5.1 name how they are broken down. */
const hkex: Readonly<Record<string, Required>> = {
  'B1.1': { 'workforce.headcount': workforce },
  'B1.2': { 'workforce.turnover_rate': movement },
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
