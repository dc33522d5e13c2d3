import { type Language, languages } from '@esg/contract';
import { readHandOver } from './hand-over-address.ts';

export type SessionParams = {
  readonly language: Language | undefined;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string } | undefined;
  /** The code with which the accounts site sends the person back; see `beginHandOver`. */
  readonly handOverCode: string | undefined;
  /** The address without them. */
  readonly rest: string;
};

/** Reads `language`, `token` and `refreshToken` (spec section 2), and the code of a hand-over, and returns the address without them. */
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
  const { code: handOverCode, hash } = readHandOver(url.hash);
  return {
    language: languages.find((known) => known === language),
    tokens: accessToken && refreshToken ? { accessToken, refreshToken } : undefined,
    handOverCode,
    rest: `${url.pathname}${url.search}${hash}`,
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
