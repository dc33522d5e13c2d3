export { createTenantDirectory, type TenantDirectory } from './directory.ts';
export { hostNameOf, tenantHostOf } from './host.ts';
export type { Tenant } from './tenants.repository.ts';
export { tenantHosts, tenants } from './tenants.tables.ts';
