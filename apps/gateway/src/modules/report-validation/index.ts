export { reportValidationRoutes } from './report-validation.routes.ts';
export { validateReport } from './report-validation.service.ts';
