import { type ApiClient, createApiClient, tenantQueries } from '@esg/api-client';
import {
  activate,
  activeLanguage,
  chosenLanguage,
  createQueryClient,
  createRealtime,
  followPages,
  gatewayRoot,
  keepPaperLight,
  kitCatalogue,
  loadRuntimeConfig,
  Notifications,
  registerCatalogue,
  rememberPageFacts,
  type Services,
  ServicesProvider,
  type Session,
  showNumbersIn,
  storedLanguage,
} from '@esg/app-kit';
import { type ContributionSession, defaultNumberFormat, type RuntimeConfig } from '@esg/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ContributionApp } from '../features/contribution/ContributionApp.tsx';
import { keptSession, takeGuestLink } from '../features/contribution/guest-link.ts';
import { catalogue } from './catalogue.ts';
import { ResponseNotFoundPage } from './standalone-pages.tsx';

/** A client without a person, or for the holder of this session: never with the tokens of whoever is signed in in this browser. */
const clientOf = (config: RuntimeConfig, token?: string): ApiClient =>
  createApiClient({
    baseUrl: gatewayRoot(config),
    headers: () => ({
      'platform-language': activeLanguage(),
      'tenant-url': location.hostname,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }),
    onTokenExpired: async () => false,
    // The page itself says that the session is over.
    onUnauthenticated: () => {},
  });

/** The session of somebody without an account: it has nothing to refresh, and no sign-out. */
const sessionOf = ({ contributionId }: ContributionSession): Session => ({
  start: async () => true,
  accessToken: () => undefined,
  userId: () => contributionId,
  refresh: async () => false,
  signOut: async () => {},
  revoke: () => {},
  trade: () => Promise.reject(new Error('Somebody without an account belongs to no other organisation')),
  onToken: () => () => {},
});

const servicesOf = async (config: RuntimeConfig, queryClient: ReturnType<typeof createQueryClient>) => {
  const api = clientOf(config);
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
  const nobody: ContributionSession = {
    token: '',
    contributionId: '',
    language: activeLanguage(),
    numberFormat: defaultNumberFormat,
  };
  const services: Services = {
    config,
    tenant: { hostname, info, settings },
    api,
    realtime,
    session: sessionOf(nobody),
  };
  return services;
};

/** Makes the services of the holder of a session, once per session. */
const remember = (services: Services) => {
  let made: { token: string; services: Services } | undefined;
  return (session: ContributionSession): Services => {
    if (made?.token !== session.token) {
      if (!chosenLanguage()) void activate(session.language);
      showNumbersIn(session.numberFormat);
      const own = { api: clientOf(services.config, session.token), session: sessionOf(session) };
      made = { token: session.token, services: { ...services, ...own } };
    }
    return made.services;
  };
};

/**
 * The page of somebody without an account who was invited to questions of a report. It is separate from the app and its guards, shares no
 * session with it, and removes the secret of the link from the address at once.
 */
export const startContribution = async (): Promise<void> => {
  keepPaperLight();
  const { key, endReminders } = takeGuestLink();
  await Promise.all([registerCatalogue(catalogue), registerCatalogue(kitCatalogue)]);
  await activate(storedLanguage());
  const root = document.getElementById('root');
  if (!root) return;
  followPages();
  const queryClient = createQueryClient();
  const page = await loadRuntimeConfig()
    .then((config) => servicesOf(config, queryClient))
    .then(
      (services) => (
        <ServicesProvider services={services}>
          <ContributionApp
            api={services.api}
            servicesFor={remember(services)}
            linkKey={key}
            kept={keptSession()}
            endReminders={endReminders}
          />
          <Notifications />
        </ServicesProvider>
      ),
      (error: unknown) => <ResponseNotFoundPage error={error} />,
    );
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
};
