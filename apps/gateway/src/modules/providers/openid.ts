import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import * as v from 'valibot';
import { createFetchOutside } from '../../platform/outbound/index.ts';

const timeoutSeconds = 10;

/** A provider with its decrypted secret, for the duration of one call. */
export type Provider = { issuer: string; clientId: string; clientSecret: string };
/** Values that are sent along and compared with the answer. */
export type Checks = { state: string; nonce: string; verifier: string };

/** The person who signed in, as the provider describes them. */
const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))),
  email_verified: v.optional(v.boolean()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  name: v.optional(v.string()),
});
export type ProviderClaims = v.InferOutput<typeof Claims>;

/**
 * Reads the provider's own description. It and every address in it are requested by HTTPS on the public internet, unless `allowLocal`
 * allows the developer's own machine. Id tokens are accepted only with a signature by its published keys. Throws where there is no
 * description, or it is of another issuer.
 */
export const discover = (provider: Provider, allowLocal: boolean): Promise<Configuration> =>
  discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
    execute: [enableNonRepudiationChecks, ...(allowLocal ? [allowInsecureRequests] : [])],
    timeout: timeoutSeconds,
    [customFetch]: createFetchOutside(allowLocal),
  });

/** A random nonce and PKCE verifier. */
export const newChecks = () => ({ nonce: randomNonce(), verifier: randomPKCECodeVerifier() });

/** The address at which the person signs in (authorisation code with PKCE, state and nonce). */
export const authorizationAddress = async (
  provider: Configuration,
  { state, nonce, verifier }: Checks,
  redirectUri: string,
): Promise<string> =>
  buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    response_type: 'code',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;

/** The person who signed in, from the address that the provider sent them back to. Throws where anything does not match. */
export const readAnswer = async (
  provider: Configuration,
  { state, nonce, verifier }: Checks,
  address: URL,
): Promise<ProviderClaims> => {
  const tokens = await authorizationCodeGrant(provider, address, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider gave no id token');
  if (claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint) return v.parse(Claims, claims);
  // Many providers put only the subject into the token.
  return v.parse(Claims, { ...claims, ...(await fetchUserInfo(provider, tokens.access_token, claims.sub)) });
};
