import { type ApiClient, createApiClient } from '@esg/api-client';
import { activeLanguage } from '../i18n/catalogues.ts';
import { organisationLanguages } from '../i18n/languages.ts';
import type { Session } from '../session/session.ts';

/** The session's client: every call has the headers of spec section 7. `tenantId` may become known later than the client. */
export const connectApi = (
  session: Session,
  {
    gatewayRoot,
    tenantHost,
    tenantId,
  }: { gatewayRoot: string; tenantHost: string; tenantId: () => string | undefined },
): ApiClient =>
  createApiClient({
    baseUrl: gatewayRoot,
    headers: () => {
      const token = session.accessToken();
      const tenant = tenantId();
      const { communicationLanguage, reportLanguage } = organisationLanguages();
      return {
        'platform-language': activeLanguage(),
        'communication-language': communicationLanguage,
        'report-language': reportLanguage,
        'tenant-url': tenantHost,
        ...(tenant ? { 'tenant-id': tenant } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
    },
    onTokenExpired: session.refresh,
    onUnauthenticated: session.revoke,
  });
