export { denominatorIn, denominatorWords, scopesIn, scopeWords } from './denominator-words.ts';
export { totalsOf } from './intensities.ts';
export { isInSums, sumsOf } from './library-formulas.ts';
export { readThreshold, readThresholds } from './metrics.repository.ts';
export { metricsRoutes } from './metrics.routes.ts';
export { type FormulaInUse, feedsCalculations, type MetricRules, readMetric, rulesIn } from './metrics.service.ts';
