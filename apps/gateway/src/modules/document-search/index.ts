export { documentSearchRoutes } from './document-search.routes.ts';
export { type RankedPage, rankPages } from './document-search.service.ts';
export { learnYears, yearOfDocument } from './document-years.ts';
