export { thresholdOf, thresholdsOf } from './metrics.repository.ts';
export { metricsRoutes } from './metrics.routes.ts';
export { type MetricRules, rulesIn } from './metrics.service.ts';
