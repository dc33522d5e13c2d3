export { listSuppliers } from './listing.ts';
export {
  listUsedSuppliers,
  lockSuppliers,
  removeSuppliers,
  type SupplierState,
  stateOf,
  writeSuppliers,
} from './many.service.ts';
export { suppliersRoutes } from './suppliers.routes.ts';
export { createSupplier, requireKeeping } from './suppliers.service.ts';
