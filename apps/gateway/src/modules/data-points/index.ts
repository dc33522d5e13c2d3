import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { dataPointRoutes } from './data-points.routes.ts';
import { labelRoutes } from './labels.routes.ts';
import { readingRoutes } from './reading.routes.ts';
import { remarkRoutes } from './remarks.routes.ts';

export { totalOf } from './amounts.ts';
export { listAnsweredMetrics } from './answered-metrics.ts';
export { isAlone } from './calculation/book.ts';
export { enteredAt, enteredForWhole, metricsBelow, valueAt } from './calculation/calculate.ts';
export { askedIn, type EntityFigure, entityFiguresIn, isSameAmount } from './calculation/consolidate.ts';
export { type EntityValues, openEntityValues } from './calculation/entity-values.ts';
export { type Hub, type HubPart, openHubs, type ReadOnce } from './calculation/hub.ts';
export { openBook } from './calculation/open-book.ts';
export {
  type Amount,
  counts,
  everyStep,
  type Figure,
  folded,
  hasEstimate,
  isAddedUnseen,
  isIncomplete,
  isSharedByDay,
  lackingOf,
  listed,
  type Step,
  saysAnswers,
  someStep,
} from './calculation/step.ts';
export {
  type Collected,
  countCollected,
  listBefore,
  listCollected,
  listCovered,
  listPeerFigures,
  lockCollected,
} from './collected.repository.ts';
export { findDataPoint, findDataPoints, labelIdsOf, labelKeyOf, listHistory } from './data-points.repository.ts';
export {
  createDataPoint,
  removePoint,
  rewriteDataPoint,
  storeDataPoint,
} from './data-points.service.ts';
export { addEvidence } from './evidence.service.ts';
export {
  countEntitiesOfMetrics,
  countFiguresByEntity,
  findLastDay,
  hasOwnFigures,
  listAuthorsOfEntity,
  listMetricsOfEntities,
  listMetricsWithData,
  listPointsOfEntity,
  listPrintableMetrics,
} from './hub-figures.repository.ts';
export { entityFigures } from './key-figures.ts';
export { listOwnLabels } from './labels.repository.ts';
export { addLabels } from './labels.service.ts';
export { listIdsOfSums, listSaid, listSaidOfSums } from './large-groups.repository.ts';
export {
  findPrevious,
  findStanding,
  listPiece,
  type Place,
  type Restore,
  refreshHubStatistics,
  restoreDataPoints,
  type Standing,
  type Work,
  type Write,
  type Written,
  writeDataPoints,
} from './many/many.service.ts';
export {
  changeFigures,
  deleteFigures,
  giveFiguresTo,
  listFiguresOf,
  type SeriesFigure,
} from './many/merging.repository.ts';
export { announce as announcePoint } from './point.ts';
export { emitPointEvents } from './point-events.ts';
export { countFindings } from './review.service.ts';
export { fitsMetric, metricOf } from './section.ts';
export { besideTarget, comparableIn, coursesOf, type Trend, trendsOver } from './trends.ts';
export { readUsualUnitOfMetrics, readUsualUnitsOfMetrics, usualUnitsFor } from './usual-units.ts';
export { readWriter, requireWriter } from './writers.ts';

/** The data hub: data points with their labels, comments and documents, and what is read of many at once. */
export const dataPointsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', readingRoutes(deps))
    .route('/', dataPointRoutes(deps))
    .route('/', labelRoutes(deps))
    .route('/', remarkRoutes(deps));
