import { type ApiClient, fetchHandOverCode, fetchSessionTokens } from '@esg/api-client';
import { nextPathOf, tenantOrigin, withHandOver } from '@esg/app-kit/next-path';
import { type Language, providerProblems, type TokenPair } from '@esg/contract';

/** What the sign-in page says to somebody who comes from elsewhere; the gateway sends the problems of providers. */
export const signInNews = ['password-changed', ...providerProblems] as const;
export type SignInNews = (typeof signInNews)[number];

/** What the address says about a visit. */
export type Visit = {
  /** Whom the person signs in to. */
  readonly tenantHost: string | undefined;
  /** Where to go afterwards. */
  readonly next: string;
  /** The person came to leave. */
  readonly leaving: boolean;
  /** Of the page that sent the person here: a code is made for it; see `beginHandOver`. */
  readonly challenge: string | undefined;
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
    challenge: searchParams.get('challenge') ?? undefined,
    linkKey: searchParams.get('key') ?? '',
    news: signInNews.find((known) => known === news),
  };
};

type Return = {
  readonly tenantHost: string;
  readonly next: string;
  /** Where one was chosen here. */
  readonly language: Language | undefined;
  /** With which the page there gets its tokens. */
  readonly code?: string | undefined;
};

/** Address in the tenant's web app. It never carries a token. */
export const returnAddress = (
  { tenantHost, next, language, code }: Return,
  here: Pick<Location, 'protocol' | 'port'>,
): string => {
  const url = new URL(next, tenantOrigin(tenantHost, here));
  if (language) url.searchParams.set('language', language);
  return (code ? withHandOver(url, code) : url).href;
};

/**
 * Whether somebody is signed in here already, with a code for the page that sent them where there is one. Without such a page
 * they are led to the web app, which sends them here again if it has to.
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

/** Tokens of the session kept here, for what is done on this site as the signed-in person. */
export const existingTokens = (api: ApiClient): Promise<TokenPair | undefined> =>
  fetchSessionTokens(api).catch(() => undefined);
