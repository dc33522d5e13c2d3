import { type Language, languages } from '@esg/contract';

export type SessionParams = {
  readonly language: Language | undefined;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string } | undefined;
  /** The address without them. */
  readonly rest: string;
};

/** Reads `language`, `token` and `refreshToken` (spec section 2) and gives the address without them. */
export const readSessionParams = (href: string): SessionParams => {
  const url = new URL(href);
  const take = (name: string) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const language = take('language');
  const accessToken = take('token');
  const refreshToken = take('refreshToken');
  return {
    language: languages.find((known) => known === language),
    tokens: accessToken && refreshToken ? { accessToken, refreshToken } : undefined,
    rest: `${url.pathname}${url.search}${url.hash}`,
  };
};

/** Takes them out of the address bar and its history entry at once (decision 4). */
export const takeSessionParams = (): SessionParams => {
  const params = readSessionParams(location.href);
  if (params.rest !== `${location.pathname}${location.search}${location.hash}`) {
    history.replaceState(history.state, '', params.rest);
  }
  return params;
};
