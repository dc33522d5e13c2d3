import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import type { ReadBaseYear } from './base-year-said.ts';
import { climateActivitiesRoutes } from './climate-activities.routes.ts';
import { climateFactorsRoutes, climateRulesRoutes } from './climate-factors.routes.ts';
import { climateMetersRoutes } from './climate-meters.routes.ts';
import { climatePublicationsRoutes } from './climate-publications.routes.ts';
import type { RecalculationJob } from './climate-recalculations.repository.ts';
import { climateRecalculationsRoutes } from './climate-recalculations.routes.ts';
import { recoverRecalculations, workOn } from './recalculate.ts';
import { sweepAllShapes } from './sweep-shapes.ts';

export type { BaseYearSaid } from './base-year-said.ts';
export { createBasisReader, readBasis } from './basis.ts';
export { countActivities, passActivitiesOn } from './climate-activities.repository.ts';
export { comparisonWithin } from './climate-comparison.service.ts';
export { confirmFactor, createFactor } from './climate-factors.service.ts';
export { findPublishedOf } from './climate-publications.repository.ts';
export { publishWithin } from './climate-publications.service.ts';
export { type CategorySum, countStates, sumCategories } from './climate-sums.repository.ts';
export {
  type EntitySum,
  findMonthsWithLines,
  type InventoryLine,
  type InventorySum,
  listEntitySums,
  listInventoryLines,
  listInventorySums,
  listPortionedSums,
  listPortionedTotals,
  listSummedMonths,
} from './inventory.repository.ts';
export {
  deleteLines,
  insertLines,
  insertReady,
  type LineKey,
  listLinesLike,
  listMeteredOf,
  listNewestOfMeters,
  listStandingLines,
  type ReadyLines,
  readyLines,
  type StandingLine,
  updateLines,
} from './many-lines.repository.ts';
export { readOwnNames, readQuestions } from './questions.ts';
export { activityTypeOf, isRegion, licenceOf, type Marks, reckonLine, unitKindFor, unitsBeside } from './reckon.ts';
export { portionsOf, readShares, type Shares } from './shares.ts';
export { addUpSoon, readSummed, type Summed, withSums } from './with-sums.ts';

/** A recalculation that takes this long counts as stuck. */
const expireInSeconds = 15 * 60;

/** The climate calculator: lines of activity data and their results, own factors and rules, and recalculations (docs/adr/0095). */
export const climateRoutes = (deps: GatewayDeps, readBaseYear: ReadBaseYear) => {
  const job = deps.jobs.define<RecalculationJob>('climate.recalculate', (data) => workOn(deps, data), {
    expireInSeconds,
  });
  deps.jobs.define('climate.recover', () => recoverRecalculations(deps, job, false), { cron: '* * * * *' });
  // After the vacuum of an embedded database.
  deps.jobs.define('climate.sweep', () => sweepAllShapes(deps), { cron: '40 3 * * *' });
  deps.jobs.onStart(() => recoverRecalculations(deps, job, deps.config.databaseKind === 'embedded'));
  return createTenantRouter()
    .route('/', climateRulesRoutes(deps))
    .route('/', climateFactorsRoutes(deps))
    .route('/', climateActivitiesRoutes(deps))
    .route('/', climateMetersRoutes(deps))
    .route('/', climatePublicationsRoutes(deps, readBaseYear))
    .route('/', climateRecalculationsRoutes(deps, job));
};
