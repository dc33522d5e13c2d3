export { consultanciesRoutes } from './consultancies.routes.ts';
