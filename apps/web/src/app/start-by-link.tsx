import {
  activate,
  kitCatalogue,
  loadRuntimeConfig,
  Notifications,
  registerCatalogue,
  type Services,
  ServicesProvider,
} from '@esg/app-kit';
import { createQueryClient, followPages, keepPaperLight, storedLanguage } from '@esg/app-kit/start';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type GuestLink, takeGuestLink } from '../features/contribution/guest-link.ts';
import { requestPlaceIn } from '../features/contribution/request/request-link.ts';
import { catalogue } from './catalogue.ts';
import { guestServices } from './guest-services.ts';
import { ResponseNotFoundPage } from './standalone-pages.tsx';

/** The page of the address: an entity's request, or the questions of an invitation. Each loads its own code. */
const pageFor = async (services: Services, queryClient: QueryClient, link: GuestLink): Promise<ReactElement> => {
  const place = requestPlaceIn(location.pathname);
  if (place)
    return (await import('./request-by-link.tsx')).requestPage(services, queryClient, { place, key: link.key });
  return (await import('./contribution-by-link.tsx')).contributionPage(services, link);
};

/**
 * The page of somebody who came by a link and did not sign in. It is separate from the app and its guards, shares no session with it, and
 * removes the secret of the link from the address at once.
 */
export const startByLink = async (): Promise<void> => {
  keepPaperLight();
  const link = takeGuestLink();
  await Promise.all([registerCatalogue(catalogue), registerCatalogue(kitCatalogue)]);
  await activate(storedLanguage());
  const root = document.getElementById('root');
  if (!root) return;
  followPages();
  const queryClient = createQueryClient();
  const page = await loadRuntimeConfig()
    .then((config) => guestServices(config, queryClient))
    .then(async (services) => ({ services, shown: await pageFor(services, queryClient, link) }))
    .then(
      ({ services, shown }) => (
        <ServicesProvider services={services}>
          {shown}
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
