import { type ApiClient, fetchSessionTokens } from '@esg/api-client';
import { nextPathOf, tenantOrigin } from '@esg/app-kit/next-path';
import type { Language, TokenPair } from '@esg/contract';

/** What the address says about a visit: which tenant, where to go afterwards, whether the person came to leave. */
export type Visit = { readonly tenantHost: string | undefined; readonly next: string; readonly leaving: boolean };

export const readVisit = (href: string): Visit => {
  const { searchParams } = new URL(href);
  return {
    tenantHost: searchParams.get('tenant') ?? undefined,
    next: nextPathOf(searchParams.get('next')),
    leaving: searchParams.has('leaving'),
  };
};

/** Address in the tenant's web app. `language` where one was chosen here; `tokens` only where the login frame cannot hand them over. */
export const returnAddress = (
  {
    tenantHost,
    next,
    language,
    tokens,
  }: { tenantHost: string; next: string; language: Language | undefined; tokens?: TokenPair },
  here: Pick<Location, 'protocol' | 'port'>,
): string => {
  const url = new URL(next, tenantOrigin(tenantHost, here));
  if (language) url.searchParams.set('language', language);
  if (tokens) {
    url.searchParams.set('token', tokens.accessToken);
    url.searchParams.set('refreshToken', tokens.refreshToken);
  }
  return url.href;
};

/**
 * Tokens of the session kept here. Whoever is sent to sign in while this site knows them has a browser that hides the
 * site's cookie from the login frame.
 */
export const existingTokens = (api: ApiClient): Promise<TokenPair | undefined> =>
  fetchSessionTokens(api).catch(() => undefined);
