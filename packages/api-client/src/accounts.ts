import type {
  EmailConfirmation,
  InvitationAcceptance,
  LinkRequest,
  PasswordChange,
  PasswordReset,
  Registration,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  acceptInvitation,
  changePassword,
  confirmEmail,
  endSession,
  endSessions,
  listSessions,
  register,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  sendInvitationLinkAgain,
  viewInvitation,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Calls without a session: registering, a forgotten password, the link of an e-mail. */
export const accountMutations = {
  /** The response is the same whether or not there is an account; the next step comes by e-mail. */
  register: (client: ApiClient) => mutation((body: Registration) => register({ client, throwOnError, body })),
  resendConfirmation: (client: ApiClient) =>
    mutation((body: LinkRequest) => resendConfirmation({ client, throwOnError, body })),
  /** Makes the account, signs in and sets the accounts site's cookie; in another browser it asks for the password first. */
  confirmEmail: (client: ApiClient) =>
    mutation((body: EmailConfirmation) => confirmEmail({ client, throwOnError, body })),
  requestPasswordReset: (client: ApiClient) =>
    mutation((body: LinkRequest) => requestPasswordReset({ client, throwOnError, body })),
  /** With the key of an e-mail, or of a sign-in that asks for another password. */
  resetPassword: (client: ApiClient) =>
    mutation((body: PasswordReset) => resetPassword({ client, throwOnError, body })),
  /** Makes the account, signs in and sets the accounts site's cookie. */
  acceptInvitation: (client: ApiClient) =>
    mutation((body: InvitationAcceptance) => acceptInvitation({ client, throwOnError, body })),
  /** The response is the same whether or not there is an invitation; the link comes by e-mail. */
  sendInvitationLinkAgain: (client: ApiClient) =>
    mutation((key: string) => sendInvitationLinkAgain({ client, throwOnError, body: { key } })),
};

export const invitationQueries = {
  /** The invitation behind a link. */
  byKey: (client: ApiClient, key: string) =>
    query(keys.invitation(key), (signal) => viewInvitation({ client, signal, throwOnError, body: { key } })),
};

/** The signed-in person's own account. */
export const ownAccountQueries = {
  /** The person's sessions, the one last used first. */
  sessions: (client: ApiClient) =>
    query(keys.accountSessions, (signal) => listSessions({ client, signal, throwOnError })),
};

export const ownAccountMutations = {
  /** Signs out everywhere else. */
  changePassword: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: PasswordChange) => changePassword({ client, throwOnError, body }),
      () => queryClient.invalidateQueries({ queryKey: keys.accountSessions }),
    ),
  endSession: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (id: string) => endSession({ client, throwOnError, path: { id } }),
      () => queryClient.invalidateQueries({ queryKey: keys.accountSessions }),
    ),
  endOtherSessions: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      () => endSessions({ client, throwOnError, query: { except: 'current' } }),
      () => queryClient.invalidateQueries({ queryKey: keys.accountSessions }),
    ),
  /** Signs out everywhere, including here. */
  endAllSessions: (client: ApiClient) => mutation(() => endSessions({ client, throwOnError })),
};
