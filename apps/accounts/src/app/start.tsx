import '@esg/ui/theme';
import { type ApiClient, ApiError, endSession, tenantQueries } from '@esg/api-client';
import {
  activate,
  chooseLanguage,
  chosenLanguage,
  isPreviewFrame,
  kitCatalogue,
  registerCatalogue,
} from '@esg/app-kit';
import {
  createQueryClient,
  followPages,
  keepPaperLight,
  rememberPageFacts,
  storedLanguage,
  takeSessionParams,
} from '@esg/app-kit/start';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UnknownTenantPage } from '../page/UnknownTenantPage.tsx';
import { UnreachablePage } from '../page/UnreachablePage.tsx';
import { createAccountsApi } from './accounts-api.ts';
import { catalogue } from './catalogue.ts';
import { pageAt } from './pages.ts';
import { findSignedIn, readVisit, returnAddress } from './visit.ts';

const queryClient = createQueryClient();

/** Ends the session stored here, once: returning to this address later must not end the next one. */
const leave = async (api: ApiClient) => {
  await endSession(api).catch(() => {});
  const url = new URL(location.href);
  url.searchParams.delete('leaving');
  history.replaceState(history.state, '', url);
};

/** The page for this visit, or nothing when the person is already being redirected. */
const findPage = async (): Promise<ReactElement | undefined> => {
  const { tenantHost, next, leaving, challenge, linkKey, news } = readVisit(location.href);
  if (!tenantHost) return <UnknownTenantPage />;
  const api = createAccountsApi(tenantHost);
  rememberPageFacts(queryClient, api, tenantHost);
  const { load, forStrangers } = pageAt(isPreviewFrame() ? '/sign-in' : location.pathname);
  try {
    const [Page, settings] = await Promise.all([
      load(),
      queryClient.fetchQuery(tenantQueries.settings(api)),
      queryClient.fetchQuery(tenantQueries.info(api, tenantHost)),
    ]);
    document.title = settings.companyName;
    const page = { api, tenantHost, next, settings, challenge, linkKey };
    if (isPreviewFrame()) {
      (await import('./preview.ts')).followStudio(tenantHost, settings, queryClient);
      return <Page {...page} forLooking />;
    }
    if (leaving) await leave(api);
    const signedIn = forStrangers && !leaving ? await findSignedIn(api, challenge) : undefined;
    if (signedIn) {
      location.replace(returnAddress({ tenantHost, next, language: chosenLanguage(), code: signedIn.code }, location));
      return undefined;
    }
    return <Page {...page} news={leaving ? 'logged-out' : news} />;
  } catch (error) {
    const unknown = error instanceof ApiError && error.status === 404;
    return unknown ? <UnknownTenantPage /> : <UnreachablePage />;
  }
};

/** Shows the page that this address asks for. */
export const start = async (): Promise<void> => {
  keepPaperLight();
  const { language } = takeSessionParams();
  await Promise.all([registerCatalogue(catalogue), registerCatalogue(kitCatalogue)]);
  await (language && !isPreviewFrame() ? chooseLanguage(language) : activate(language ?? storedLanguage()));
  const page = await findPage();
  const root = document.getElementById('root');
  if (!page || !root) return;
  if (!isPreviewFrame()) followPages();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>{page}</I18nProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
};
