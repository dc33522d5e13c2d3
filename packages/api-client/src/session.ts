import type { Language, SignIn, TokenPair } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import {
  changeMyLanguage,
  issueSessionTokens,
  logOut,
  readMe,
  readMyProfile,
  readSubscriptionStatus,
  refreshToken,
  signIn,
} from './start-calls.ts';

const throwOnError = true;
const staleTime = 5 * 60_000;

/** The signed-in person. */
export const sessionQueries = {
  me: (client: ApiClient) => ({
    ...query(keys.me, (signal) => readMe({ client, signal, throwOnError })),
    staleTime,
  }),
  /** Role, permissions and organisation: what guards and menus read. */
  profile: (client: ApiClient) => ({
    ...query(keys.profile, (signal) => readMyProfile({ client, signal, throwOnError })),
    staleTime,
  }),
  /** Whether people of the organisation may work; everybody may ask. */
  subscription: (client: ApiClient) => ({
    ...query(keys.subscriptionStatus, (signal) => readSubscriptionStatus({ client, signal, throwOnError })),
    staleTime,
  }),
};

export const sessionMutations = {
  /** Signs in at the tenant of the `tenant-url` header and leaves the accounts site's cookie. */
  signIn: (client: ApiClient) => mutation((body: SignIn) => signIn({ client, throwOnError, body })),
  changeLanguage: (client: ApiClient) =>
    mutation((lang: Language) => changeMyLanguage({ client, throwOnError, body: { lang } })),
};

/** A new pair for the old one, which is used up by this. */
export const exchangeRefreshToken = async (client: ApiClient, token: string): Promise<TokenPair> =>
  (await refreshToken({ client, throwOnError, body: { refreshToken: token } })).data;

/** Tokens of the accounts site's own session; nothing when nobody is signed in there. */
export const fetchSessionTokens = async (client: ApiClient): Promise<TokenPair | undefined> => {
  const { data, response } = await issueSessionTokens({ client, throwOnError, credentials: 'include' });
  return response.status === 204 || !data ? undefined : data;
};

/** Ends the session on the gateway. */
export const endSession = (client: ApiClient) => logOut({ client, throwOnError });
