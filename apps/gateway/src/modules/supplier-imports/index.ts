export { supplierImportsRoutes } from './supplier-imports.routes.ts';
