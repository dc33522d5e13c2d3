import { type ApiClient, fetchSessionTokens } from '@esg/api-client';
import { nextPathOf, tenantOrigin } from '@esg/app-kit/next-path';
import { type Language, providerProblems, type TokenPair } from '@esg/contract';

/** What the sign-in page says to somebody who comes from elsewhere; the gateway sends the problems of providers. */
export const signInNews = ['email-confirmed', 'password-changed', ...providerProblems] as const;
export type SignInNews = (typeof signInNews)[number];

/** What the address says about a visit. */
export type Visit = {
  /** Whom the person signs in to. */
  readonly tenantHost: string | undefined;
  /** Where to go afterwards. */
  readonly next: string;
  /** The person came to leave. */
  readonly leaving: boolean;
  /** Secret of the e-mail's link that led here; empty where none did. */
  readonly linkKey: string;
  /** What to say on the sign-in page. */
  readonly news: SignInNews | undefined;
};

export const readVisit = (href: string): Visit => {
  const { searchParams } = new URL(href);
  const news = searchParams.get('problem') ?? searchParams.get('news');
  return {
    // A host may come with a port; every site of a deployment is at the same one.
    tenantHost: searchParams.get('tenant')?.replace(/:\d+$/, ''),
    next: nextPathOf(searchParams.get('next')),
    leaving: searchParams.has('leaving'),
    linkKey: searchParams.get('key') ?? '',
    news: signInNews.find((known) => known === news),
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
