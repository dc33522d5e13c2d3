export { createTenantDirectory, type TenantDirectory } from './directory.ts';
export { hostNameOf, tenantHostOf } from './host.ts';
export { requireOwnTenant } from './own-tenant.ts';
export type { Tenant } from './tenants.repository.ts';
export { tenantsRoutes } from './tenants.routes.ts';
export { picturePath } from './tenants.service.ts';
export { tenantHosts, tenants } from './tenants.tables.ts';
