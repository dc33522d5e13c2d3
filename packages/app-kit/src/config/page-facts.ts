import { type ApiClient, tenantQueries } from '@esg/api-client';
import { type PageFacts, pageFactsId } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Whether the worker of this host kept the page, and shows it because the gateway cannot be reached (`offline-worker.js`). */
export const isOfflinePage = () => document.documentElement?.dataset.kept !== undefined;

/** Whether the browser had cached the page: by the back button, or by reopening its tab. Its data may be old. */
const isKeptPage = () => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'back_forward' || loaded?.transferSize === 0;
};

/**
 * The data that the gateway wrote into this page; nothing where another server made it, such as the development server, or where the
 * browser had cached it and the gateway has newer ones. Trusted as the page itself.
 */
export const readPageFacts = (): PageFacts | undefined => {
  if (!isOfflinePage() && isKeptPage()) return undefined;
  const text = document.getElementById(pageFactsId)?.textContent;
  return text ? (JSON.parse(text) as PageFacts) : undefined;
};

/**
 * Puts tenant info and settings of this host into the cache, with the calls that read them again, so that the page requests neither before
 * a notice says that they changed. Those of another host are ignored.
 */
export const rememberPageFacts = (queryClient: QueryClient, api: ApiClient, host: string): void => {
  const facts = readPageFacts();
  if (facts?.host !== host) return;
  const gcTime = Number.POSITIVE_INFINITY;
  void queryClient.fetchQuery({ ...tenantQueries.info(api, host), initialData: facts.info, gcTime });
  void queryClient.fetchQuery({ ...tenantQueries.settings(api), initialData: facts.settings, gcTime });
  // A query with only initial data is never refetched; setting its data makes `refetchQueries` read it again.
  queryClient.setQueryData(tenantQueries.settings(api).queryKey, facts.settings);
};
