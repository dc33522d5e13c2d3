export { documentSearchRoutes } from './document-search.routes.ts';
export { type RankedPage, rankPages } from './document-search.service.ts';
export { learnYears, sourceOfYear, yearOfDocument } from './document-years.ts';
export { findNearest, type NearPlace, nearestOf, openNearest } from './nearest.ts';
