import { type ApiClient, fetchHandOverCode, fetchSessionTokens } from '@esg/api-client';
import { nextPathOf, tenantOrigin, withHandOver } from '@esg/app-kit/next-path';
import { type Language, providerProblems, type TokenPair } from '@esg/contract';

/** What the sign-in page shows to somebody who comes from elsewhere; the gateway sends the problems of providers. */
export const signInNews = ['password-changed', ...providerProblems] as const;
export type SignInNews = (typeof signInNews)[number];

/** What the address contains about a visit. */
export type Visit = {
  /** The tenant that the person signs in to. */
  readonly tenantHost: string | undefined;
  /** The address to return to afterwards. */
  readonly next: string;
  /** The person came to sign out. */
  readonly leaving: boolean;
  /** The challenge of the page that sent the person here: a code is made for it; see `beginHandOver`. */
  readonly challenge: string | undefined;
  /** Secret of the link in an e-mail that led here; empty where there was none. */
  readonly linkKey: string;
  /** The message of the sign-in page. */
  readonly news: SignInNews | undefined;
};

export const readVisit = (href: string): Visit => {
  const { searchParams } = new URL(href);
  const news = searchParams.get('problem') ?? searchParams.get('news');
  return {
    // A host may include a port; every site of a deployment is at the same port.
    tenantHost: searchParams.get('tenant')?.replace(/:\d+$/, ''),
    next: nextPathOf(searchParams.get('next')),
    leaving: searchParams.has('leaving'),
    challenge: searchParams.get('challenge') ?? undefined,
    linkKey: searchParams.get('key') ?? '',
    news: signInNews.find((known) => known === news),
  };
};

type Return = {
  readonly tenantHost: string;
  readonly next: string;
  /** The language, where one was chosen here. */
  readonly language: Language | undefined;
  /** The code with which the page there gets its tokens. */
  readonly code?: string | undefined;
};

/** Address in the tenant's web app. It never contains a token. */
export const returnAddress = (
  { tenantHost, next, language, code }: Return,
  here: Pick<Location, 'protocol' | 'port'>,
): string => {
  const url = new URL(next, tenantOrigin(tenantHost, here));
  if (language) url.searchParams.set('language', language);
  return (code ? withHandOver(url, code) : url).href;
};

/**
 * Whether somebody is signed in here already, with a code for the page that sent them where there is one. Without such a page they are
 * redirected to the web app, which sends them here again if necessary.
 */
export const findSignedIn = async (
  api: ApiClient,
  challenge: string | undefined,
): Promise<{ code: string | undefined } | undefined> => {
  try {
    if (!challenge) return (await fetchSessionTokens(api)) && { code: undefined };
    const code = await fetchHandOverCode(api, challenge);
    return code === undefined ? undefined : { code };
  } catch {
    return undefined;
  }
};

/** Tokens of the session stored here, for actions of the signed-in person on this site. */
export const existingTokens = (api: ApiClient): Promise<TokenPair | undefined> =>
  fetchSessionTokens(api).catch(() => undefined);
