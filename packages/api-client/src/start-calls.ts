import type { HandOver, Language, SignIn } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import type {
  ChangeMyLanguageErrors,
  ChangeMyLanguageResponses,
  FollowSessionErrors,
  FollowSessionResponses,
  IssueHandOverCodeErrors,
  IssueHandOverCodeResponses,
  IssueSessionTokensErrors,
  IssueSessionTokensResponses,
  LogOutErrors,
  LogOutResponses,
  ReadMeErrors,
  ReadMeResponses,
  ReadMyProfileErrors,
  ReadMyProfileResponses,
  ReadSubscriptionStatusErrors,
  ReadSubscriptionStatusResponses,
  ReadTenantInfoErrors,
  ReadTenantInfoResponses,
  ReadTenantSettingsErrors,
  ReadTenantSettingsResponses,
  RedeemHandOverErrors,
  RedeemHandOverResponses,
  RefreshTokenErrors,
  RefreshTokenResponses,
  SignInErrors,
  SignInResponses,
} from './generated/types.gen.ts';

/*
 * The calls that every visit begins with, as the generator writes them. A page loads a module as a whole: imported from `sdk.gen.ts`, these
 * few would bring all calls into the first load. A test compares them with the generated ones.
 */

type Reading = { readonly client: ApiClient; readonly throwOnError: true; readonly signal?: AbortSignal };
type Writing<Body> = Reading & { readonly body: Body };

const headers = { 'Content-Type': 'application/json' };

export const readTenantInfo = ({ client, ...call }: Reading & { readonly path: { hostname: string } }) =>
  client.get<ReadTenantInfoResponses, ReadTenantInfoErrors, true>({
    url: '/api/esg-tenant/tenants/info/{hostname}',
    ...call,
  });

export const readTenantSettings = ({ client, ...call }: Reading) =>
  client.get<ReadTenantSettingsResponses, ReadTenantSettingsErrors, true>({
    url: '/api/esg-tenant/settings/info',
    ...call,
  });

export const readMe = ({ client, ...call }: Reading) =>
  client.get<ReadMeResponses, ReadMeErrors, true>({ url: '/api/users/me', ...call });

export const readMyProfile = ({ client, ...call }: Reading) =>
  client.get<ReadMyProfileResponses, ReadMyProfileErrors, true>({ url: '/api/users/profiles', ...call });

export const readSubscriptionStatus = ({ client, ...call }: Reading) =>
  client.get<ReadSubscriptionStatusResponses, ReadSubscriptionStatusErrors, true>({
    url: '/api/payment/organizations/subscriptions/current-status',
    ...call,
  });

export const changeMyLanguage = ({ client, ...call }: Writing<{ lang: Language }>) =>
  client.patch<ChangeMyLanguageResponses, ChangeMyLanguageErrors, true>({ url: '/api/users/lang', ...call, headers });

export const signIn = ({ client, ...call }: Writing<SignIn>) =>
  client.post<SignInResponses, SignInErrors, true>({ url: '/api/auth/sign-in', ...call, headers });

export const refreshToken = ({ client, ...call }: Writing<{ refreshToken: string }>) =>
  client.post<RefreshTokenResponses, RefreshTokenErrors, true>({ url: '/api/auth/refresh-token', ...call, headers });

export const issueSessionTokens = ({ client, ...call }: Reading & { readonly credentials: 'include' }) =>
  client.post<IssueSessionTokensResponses, IssueSessionTokensErrors, true>({
    url: '/api/auth/session-tokens',
    ...call,
  });

export const issueHandOverCode = ({
  client,
  ...call
}: Writing<{ challenge: string }> & { readonly credentials: 'include' }) =>
  client.post<IssueHandOverCodeResponses, IssueHandOverCodeErrors, true>({
    url: '/api/auth/hand-over-codes',
    ...call,
    headers,
  });

export const redeemHandOver = ({ client, ...call }: Writing<HandOver>) =>
  client.post<RedeemHandOverResponses, RedeemHandOverErrors, true>({ url: '/api/auth/hand-overs', ...call, headers });

export const followSession = ({
  client,
  ...call
}: Writing<{ refreshToken: string }> & { readonly credentials: 'include' }) =>
  client.post<FollowSessionResponses, FollowSessionErrors, true>({
    url: '/api/auth/accounts-sessions',
    ...call,
    headers,
  });

export const logOut = ({ client, ...call }: Reading) =>
  client.post<LogOutResponses, LogOutErrors, true>({ url: '/api/auth/logout', ...call });
