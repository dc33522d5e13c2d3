export { documentSearchRoutes } from './document-search.routes.ts';
export { type RankedPage, rankPages } from './document-search.service.ts';
export { learnYears, sourceOfYear, yearOfDocument } from './document-years.ts';
