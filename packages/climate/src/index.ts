export type { Activity, Fuel, Lookup, Prices, Share } from './activity.ts';
export {
  calculate,
  calculateByLocation,
  calculateByMarket,
  calculatorEdition,
  type Line,
  type Outcome,
  type Rules,
} from './calculate.ts';
export type { Chosen, Preference, Wanted } from './choose.ts';
export type { Reckoned } from './convert.ts';
export { estimateByDays, type UsedInMonth } from './estimate.ts';
export { type Compared, explainChange } from './explain-change.ts';
export { biogenic, type Factor, type FactorGas, libraryFactor, unsplit } from './factor.ts';
export type { Contract } from './market.ts';
export { type CombinedUncertainty, combineUncertainties, type UncertainAmount } from './uncertainty.ts';
