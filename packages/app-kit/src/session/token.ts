import { limits } from '@esg/contract';

/** The claims that the app reads of an access token. It trusts none of them: the gateway checks the signature. */
export type TokenClaims = {
  /** User id. */
  readonly sub: string;
  /** Id of the organisation they work in, which differs from their own while a consultant views a client. */
  readonly organisation?: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly iat?: number;
};

/** Claims of a JSON web token, or nothing when it is not one. */
export const readClaims = (token: string): TokenClaims | undefined => {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const { sub, exp } = claims as TokenClaims;
    return typeof sub === 'string' && typeof exp === 'number' ? (claims as TokenClaims) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Seconds by which this machine's clock is ahead of the gateway's, as far as a token received just now tells. Without this a clock that is
 * ahead would refresh every second.
 */
export const clockSkewSeconds = ({ iat }: TokenClaims, nowMs: number): number =>
  iat === undefined ? 0 : Math.round(nowMs / 1000 - iat);

/** Whether the token ends within the threshold of spec section 9. */
export const isDueForRefresh = ({ exp }: TokenClaims, nowMs: number, skewSeconds: number): boolean =>
  exp - (nowMs / 1000 - skewSeconds) <= limits.refreshThresholdSeconds;
