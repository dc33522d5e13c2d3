import { sessionQueries, tenantQueries } from '@esg/api-client';
import { loadRuntimeConfig, type Services } from '@esg/app-kit';
import {
  type Arrival,
  connectApi,
  createQueryClient,
  createRealtime,
  createSession,
  followNumberFormat,
  gatewayRoot,
  isOfflinePage,
  type Replacement,
  rememberPageFacts,
} from '@esg/app-kit/start';
import type { QueryClient } from '@tanstack/react-query';
import type { beginReport as BeginReport } from './remotes/begin-report.ts';

export type Composed = { readonly services: Services; readonly queryClient: QueryClient; readonly signedIn: boolean };

/** For the link of a report: the wizard begins to load while the guards check the person. */
const beginReport = (...report: Parameters<typeof BeginReport>) => {
  if (/^\/ct\/(framework|template)-reports\//.test(location.pathname))
    void import('./remotes/begin-report.ts').then((wizard) => wizard.beginReport(...report)).catch(() => {});
};

/** Requests what the guards need before any more code is fetched, which would delay it. The guards handle a failure. */
const askWhoIsHere = (queryClient: QueryClient, api: Services['api']) => {
  void queryClient.prefetchQuery(sessionQueries.me(api));
  void queryClient.prefetchQuery(sessionQueries.profile(api));
  void queryClient.prefetchQuery(sessionQueries.subscription(api));
};

/** On a page that is kept for lack of a connection: what is kept of the person, as the gateway said it last. */
const restorePortal = async (queryClient: QueryClient, userId = '') =>
  (await import('./offline/kept-queries.ts')).restorePerson(queryClient, userId);

/**
 * Makes all parts of the app, once per page: a page belongs to one tenant and one person. Rejects when configuration, tenant info or
 * settings cannot be loaded.
 */
export const compose = async (
  arrival: Arrival,
  mayReplace: (replacement: Replacement) => Promise<boolean>,
): Promise<Composed> => {
  const config = await loadRuntimeConfig();
  const root = gatewayRoot(config);
  const tenantHost = location.hostname;
  const queryClient = createQueryClient();
  followNumberFormat(queryClient);
  const session = createSession({ accountsUrl: config.accountsUrl, gatewayRoot: root, tenantHost, mayReplace });
  let tenantId: string | undefined;
  const gateway = { gatewayRoot: root, tenantHost, tenantId: () => tenantId };
  const api = connectApi(session, gateway);
  rememberPageFacts(queryClient, api, tenantHost);
  const [info, settings, signedIn] = await Promise.all([
    queryClient.fetchQuery(tenantQueries.info(api, tenantHost)),
    // Kept for as long as the page is open: no query observes the settings, but every page shows them.
    queryClient.fetchQuery({ ...tenantQueries.settings(api), gcTime: Number.POSITIVE_INFINITY }),
    session.start(arrival).then(async (isSignedIn) => {
      if (!isSignedIn) return false;
      if (isOfflinePage()) await restorePortal(queryClient, session.userId());
      else {
        askWhoIsHere(queryClient, api);
        // Uses a client of its own, so that a refusal by the gateway has no effect before the guards have decided.
        beginReport(connectApi(session, gateway), queryClient, config);
      }
      return true;
    }),
  ]);
  tenantId = info.id;
  const realtime = createRealtime({
    socketUrl: config.socketUrl,
    tenantHost,
    tenantId,
    token: session.accessToken,
    refresh: session.refresh,
  });
  const tenant = { hostname: tenantHost, info, settings };
  return { services: { config, tenant, api, session, realtime }, queryClient, signedIn };
};
