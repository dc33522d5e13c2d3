export { thresholdOf, thresholdsOf } from './metrics.repository.ts';
