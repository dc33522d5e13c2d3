import { type ApiClient, createApiClient } from '@esg/api-client';
import { activeLanguage } from '@esg/app-kit';

/**
 * The gateway as seen from the accounts site: always by its own origin, because the cookie of the session that is
 * kept here belongs to it. Calls carry the tenant that the person signs in to, and never a token.
 */
export const createAccountsApi = (tenantHost: string): ApiClient =>
  createApiClient({
    baseUrl: location.origin,
    headers: () => ({ 'tenant-url': tenantHost, 'platform-language': activeLanguage() }),
    onTokenExpired: async () => false,
    onUnauthenticated: () => {},
  });
