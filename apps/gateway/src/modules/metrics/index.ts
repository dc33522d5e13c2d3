export { denominatorIn, denominatorWords, scopesIn, scopeWords } from './denominator-words.ts';
export { feedsCalculations, totalsOf } from './intensities.ts';
export { thresholdOf, thresholdsOf } from './metrics.repository.ts';
export { metricsRoutes } from './metrics.routes.ts';
export { type FormulaInUse, type MetricRules, rulesIn } from './metrics.service.ts';
