import { type ApiClient, createApiClient } from '@esg/api-client';
import { activeLanguage } from '@esg/app-kit';

/**
 * The gateway as seen from the accounts site: always called at the site's own origin, because the cookie of the session stored here belongs
 * to it. Calls carry the tenant that the person signs in to, and a token only where it is given, for actions of the signed-in person.
 */
export const createAccountsApi = (tenantHost: string, accessToken?: string): ApiClient =>
  createApiClient({
    baseUrl: location.origin,
    headers: () => ({
      'tenant-url': tenantHost,
      'platform-language': activeLanguage(),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    }),
    onTokenExpired: async () => false,
    onUnauthenticated: () => {},
  });
