export { hostNameOf, tenantHostOf } from '../../platform/http/index.ts';
export { createTenantDirectory, type TenantDirectory } from './directory.ts';
export { requireFeature } from './features.ts';
export { requireOwnTenant } from './own-tenant.ts';
export { previewCookie } from './preview-cookie.ts';
export { type Feature, hasFeature, type Tenant } from './tenants.repository.ts';
export { tenantsRoutes } from './tenants.routes.ts';
export { tenantInfoOf, tenantSettingsOf } from './tenants.service.ts';
export { tenantHosts, tenants } from './tenants.tables.ts';
