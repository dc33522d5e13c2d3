export { materialityRoutes } from './materiality.routes.ts';
