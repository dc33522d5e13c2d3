import { keys } from '@esg/api-client';
import { type PageFacts, pageFactsId } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';

/** What the gateway wrote into this page; nothing where another server gave it, such as the one for development. Trusted as the page itself. */
export const readPageFacts = (): PageFacts | undefined => {
  const text = document.getElementById(pageFactsId)?.textContent;
  return text ? (JSON.parse(text) as PageFacts) : undefined;
};

/** Puts tenant info and settings of this host into the cache, so that the page asks for neither. Another host's are left aside. */
export const rememberPageFacts = (queryClient: QueryClient, host: string): void => {
  const facts = readPageFacts();
  if (facts?.host !== host) return;
  queryClient.setQueryData(keys.tenantInfo(host), facts.info);
  queryClient.setQueryData(keys.tenantSettings, facts.settings);
};
