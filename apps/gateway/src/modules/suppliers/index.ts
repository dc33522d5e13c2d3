export { suppliersRoutes } from './suppliers.routes.ts';
export { createSupplier } from './suppliers.service.ts';
