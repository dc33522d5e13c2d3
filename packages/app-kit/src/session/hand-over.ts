import { type ApiClient, ApiError, exchangeHandOverCode } from '@esg/api-client';
import type { TokenPair } from '@esg/contract';
import { isRefusal } from './is-refusal.ts';

/** The key under which a page that sent somebody to sign in keeps its secret: for this tab only. */
export const verifierKey = 'hand-over';
const refusedKey = 'hand-over-refused';

/** The secret of this tab, once. */
const takeVerifier = (): string | undefined => {
  const verifier = sessionStorage.getItem(verifierKey) ?? undefined;
  sessionStorage.removeItem(verifierKey);
  return verifier;
};

/** Remembers the result of a code; throws at the second refusal in a row, so that nobody is redirected for ever. */
const noteOutcome = (isRefused: boolean) => {
  const isSecond = isRefused && sessionStorage.getItem(refusedKey) !== null;
  if (isRefused && !isSecond) sessionStorage.setItem(refusedKey, '1');
  else sessionStorage.removeItem(refusedKey);
  if (isSecond) throw new ApiError(422, 'auth.link_invalid');
};

/**
 * The tokens for a code that was made for this tab; none where it was refused, as when the page took too long. Rejects where the gateway
 * cannot be reached, and when codes are refused repeatedly.
 */
export const redeemHandOver = async (api: ApiClient, code: string): Promise<TokenPair | undefined> => {
  const verifier = takeVerifier();
  const unlessRefused = (error: unknown): undefined => {
    if (!isRefusal(error)) throw error;
  };
  const tokens = verifier ? await exchangeHandOverCode(api, { code, verifier }).catch(unlessRefused) : undefined;
  noteOutcome(!tokens);
  return tokens;
};
