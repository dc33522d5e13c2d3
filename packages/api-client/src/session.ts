import type { HandOver, Language, SignIn, TokenPair, User } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import { mutation, query } from './query.ts';
import {
  changeMyLanguage,
  followSession,
  issueHandOverCode,
  issueSessionTokens,
  logOut,
  readMe,
  readMyProfile,
  readSubscriptionStatus,
  redeemHandOver,
  refreshToken,
  signIn,
} from './start-calls.ts';
import { startKeys } from './start-keys.ts';

const throwOnError = true;
const staleTime = 5 * 60_000;

/** The signed-in person. */
export const sessionQueries = {
  me: (client: ApiClient) => ({
    ...query(startKeys.me, (signal) => readMe({ client, signal, throwOnError })),
    staleTime,
  }),
  /** Role, permissions and organisation: what guards and menus read. */
  profile: (client: ApiClient) => ({
    ...query(startKeys.profile, (signal) => readMyProfile({ client, signal, throwOnError })),
    staleTime,
  }),
  /** Whether people of the organisation may work; everybody may ask. */
  subscription: (client: ApiClient) => ({
    ...query(startKeys.subscriptionStatus, (signal) => readSubscriptionStatus({ client, signal, throwOnError })),
    staleTime,
  }),
};

export const sessionMutations = {
  /** Signs in at the tenant of the `tenant-url` header and sets the accounts site's cookie. */
  signIn: (client: ApiClient) => mutation((body: SignIn) => signIn({ client, throwOnError, body })),
  changeLanguage: (client: ApiClient) =>
    mutation((lang: Language) => changeMyLanguage({ client, throwOnError, body: { lang } })),
};

/** A new pair for the old one, which is then used up. */
export const exchangeRefreshToken = async (client: ApiClient, token: string): Promise<TokenPair> =>
  (await refreshToken({ client, throwOnError, body: { refreshToken: token } })).data;

/** Tokens of the accounts site's own session; nothing when nobody is signed in there. */
export const fetchSessionTokens = async (client: ApiClient): Promise<TokenPair | undefined> => {
  const { data, response } = await issueSessionTokens({ client, throwOnError, credentials: 'include' });
  return response.status === 204 || !data ? undefined : data;
};

/** A code that the page which made the challenge exchanges for tokens; nothing when nobody is signed in on the accounts site. */
export const fetchHandOverCode = async (client: ApiClient, challenge: string): Promise<string | undefined> => {
  const { data, response } = await issueHandOverCode({
    client,
    throwOnError,
    credentials: 'include',
    body: { challenge },
  });
  return response.status === 204 ? undefined : data?.code;
};

/** The tokens of a code. Rejects where it was used, is too old or was made for another page. */
export const exchangeHandOverCode = async (client: ApiClient, handOver: HandOver): Promise<TokenPair> =>
  (await redeemHandOver({ client, throwOnError, body: handOver })).data;

/** Stores the sign-in of this client's tokens in the accounts site's cookie; for its own pages. */
export const followTokens = (client: ApiClient, token: string) =>
  followSession({ client, throwOnError, credentials: 'include', body: { refreshToken: token } });

/** The person of this client's tokens. */
export const fetchMe = async (client: ApiClient): Promise<User> => (await readMe({ client, throwOnError })).data;

/** Ends the session on the gateway. */
export const endSession = (client: ApiClient) => logOut({ client, throwOnError });
