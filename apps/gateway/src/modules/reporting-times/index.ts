export { findPeriods, findYear, holdTime, listAcross, listTimes } from './reporting-times.repository.ts';
export { reportingTimesRoutes } from './reporting-times.routes.ts';
export { createTimeSet, ensureTime, readTimes } from './reporting-times.service.ts';
