import { type ApiClient, createApiClient, tenantQueries } from '@esg/api-client';
import { activeLanguage, type Services } from '@esg/app-kit';
import { createRealtime, gatewayRoot, rememberPageFacts, type Session } from '@esg/app-kit/start';
import type { RuntimeConfig } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';

type ClientOptions = {
  /** The token of the next call; without one it is sent without a person. */
  readonly token?: () => string | undefined;
  readonly renew?: () => Promise<boolean>;
};

/** A client without a person, or for the holder of a token: never with the tokens of whoever is signed in in this browser. */
export const guestClient = (
  config: RuntimeConfig,
  { token = () => undefined, renew = async () => false }: ClientOptions = {},
): ApiClient =>
  createApiClient({
    baseUrl: gatewayRoot(config),
    headers: () => {
      const proof = token();
      return {
        'platform-language': activeLanguage(),
        'tenant-url': location.hostname,
        ...(proof ? { authorization: `Bearer ${proof}` } : {}),
      };
    },
    onTokenExpired: renew,
    // The page itself says that the session is over.
    onUnauthenticated: () => {},
  });

/** The session of somebody who came by a link, under this id: it has no sign-out, and its client renews its own token. */
export const guestSession = (id: string): Session => ({
  start: async () => true,
  accessToken: () => undefined,
  userId: () => id,
  organisationId: () => undefined,
  refresh: async () => false,
  signOut: async () => {},
  revoke: () => {},
  trade: () => Promise.reject(new Error('Somebody who came by a link changes to no other organisation')),
  onToken: () => () => {},
});

/** The services of a page for people who come by a link, before it is opened. */
export const guestServices = async (config: RuntimeConfig, queryClient: QueryClient): Promise<Services> => {
  const api = guestClient(config);
  const hostname = location.hostname;
  rememberPageFacts(queryClient, api, hostname);
  const [info, settings] = await Promise.all([
    queryClient.fetchQuery(tenantQueries.info(api, hostname)),
    queryClient.fetchQuery(tenantQueries.settings(api)),
  ]);
  // Never joins a room, hence never connects: notices are for people of the organisation.
  const realtime = createRealtime({
    socketUrl: config.socketUrl,
    tenantHost: hostname,
    tenantId: info.id,
    token: () => undefined,
    refresh: async () => false,
  });
  return { config, tenant: { hostname, info, settings }, api, realtime, session: guestSession('') };
};
