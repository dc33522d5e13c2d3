import {
  activate,
  chooseLanguage,
  chosenLanguage,
  isPreviewFrame,
  kitCatalogue,
  registerCatalogue,
} from '@esg/app-kit';
import { keepPaperLight, type SessionParams, storedLanguage, takeSessionParams } from '@esg/app-kit/start';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogue } from './catalogue.ts';
import { type Composed, compose } from './compose.ts';
import { LiveTenant } from './LiveTenant.tsx';
import { followNotices } from './live-updates.ts';
import { agreeOnLanguage } from './own-language.ts';
import { createAppRouter } from './router.ts';

const forbidden = 403;

/** The code that handles a refusal is loaded with the first one. */
const followRefusals = ({ services, queryClient }: Composed, go: (path: string) => unknown) => {
  services.api.interceptors.response.use((response) => {
    // A refusal itself reads the subscription's status; the guards handle a refusal of that.
    if (response.status === forbidden && !response.url.endsWith('/current-status'))
      void import('./handle-forbidden.ts').then(({ handleForbidden }) =>
        handleForbidden(services, queryClient, { path: location.pathname, go }),
      );
    return response;
  });
};

const appOf = (composed: Composed): ReactElement => {
  const { services, queryClient } = composed;
  const { api, session } = services;
  const router = createAppRouter({ api, session, queryClient });
  if (!isPreviewFrame()) followRefusals(composed, (href) => router.navigate({ href, replace: true }));
  return (
    <QueryClientProvider client={queryClient}>
      <LiveTenant services={services}>
        <RouterProvider router={router} />
      </LiveTenant>
    </QueryClientProvider>
  );
};

const quietMs = 5_000;

/**
 * Sends the unsent changes of an earlier visit, once the page has settled; none of them is loaded before. If the code cannot be fetched, it
 * is requested again.
 */
const resumeDrafts = (composed: Composed): unknown => {
  const { api, session } = composed.services;
  const resume = async () => {
    const { resumeAll } = await import('./resume.ts');
    const userId = session.userId();
    if (userId) await resumeAll(api, composed.queryClient, userId);
  };
  return setTimeout(() => void resume().catch(() => resumeDrafts(composed)), quietMs);
};

/** A frame of the brand studio only shows pages: it sends no unsent changes and listens only to the studio. */
const findFramedApp = async (composed: Composed, words: Promise<void>): Promise<ReactElement> => {
  const [{ followStudio }] = await Promise.all([import('./preview.ts'), words]);
  followStudio(composed);
  return appOf(composed);
};

/** If even the error page cannot be fetched, the page reloads after a while. */
const unreachable = async (error: unknown): Promise<ReactElement | undefined> => {
  try {
    const { ResponseNotFoundPage } = await import('./standalone-pages.tsx');
    return <ResponseNotFoundPage error={error} />;
  } catch {
    setTimeout(() => location.reload(), quietMs);
    return undefined;
  }
};

const findApp = async (
  { language, ...arrival }: SessionParams,
  words: Promise<void>,
): Promise<ReactElement | undefined> => {
  try {
    const composed = await compose(arrival, async (replacement) => {
      // From here on the page handles focus: it takes it over from the question.
      const [{ askToReplace }] = await Promise.all([import('./ask-to-replace.tsx'), words, follow()]);
      return askToReplace(replacement);
    });
    // Keeps the preloader: the accounts site is about to replace the page.
    if (!composed.signedIn) return void composed.services.session.revoke();
    if (isPreviewFrame()) return await findFramedApp(composed, words);
    followNotices(composed.services, composed.queryClient);
    resumeDrafts(composed);
    await words;
    const agreed = agreeOnLanguage(language, composed);
    // Only a first visit waits, so that nobody sees another language first.
    if (!(language ?? chosenLanguage())) await agreed;
    return appOf(composed);
  } catch (error) {
    return unreachable(error);
  }
};

let following: Promise<void> | undefined;
/** Starts the app, once per page. A frame of the brand studio only shows pages. */
const follow = (): Promise<void> => {
  following ??= isPreviewFrame()
    ? Promise.resolve()
    : import('./follow-pages.ts').then(({ followPages }) => followPages());
  return following;
};

/** The preloader of `index.html` stays until there is something to show. */
export const start = async (): Promise<void> => {
  keepPaperLight();
  const params = takeSessionParams();
  const { language } = params;
  const words = Promise.all([registerCatalogue(catalogue), registerCatalogue(kitCatalogue)]).then(() =>
    language && !isPreviewFrame() ? chooseLanguage(language) : activate(language ?? storedLanguage()),
  );
  const [app] = await Promise.all([findApp(params, words), words]);
  const root = document.getElementById('root');
  if (!app || !root) return;
  // Loaded with the frame: before it there is no page that another could follow.
  void follow();
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{app}</I18nProvider>
    </StrictMode>,
  );
};
