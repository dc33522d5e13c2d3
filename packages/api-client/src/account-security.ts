import type {
  NewPasskey,
  PasskeyChange,
  PasskeyProof,
  PasskeyRemoval,
  PasswordProof,
  SecondFactorProof,
  TotpConfirmation,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  challengePasskey,
  changePasskey,
  confirmTotp,
  endColleagueSessions,
  endTotp,
  proveSecondFactor,
  readAccountSecurity,
  removePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** How the signed-in person can sign in: password, authenticator app, passkeys. */
export const accountSecurityQueries = {
  own: (client: ApiClient) =>
    query(keys.accountSecurity, (signal) => readAccountSecurity({ client, signal, throwOnError })),
};

const refresh = (queryClient: QueryClient) => () => queryClient.invalidateQueries({ queryKey: keys.accountSecurity });

export const accountSecurityMutations = {
  /** A secret for an authenticator app; `confirmTotp` with a code of it turns it on and gives the recovery codes. */
  beginTotp: (client: ApiClient) => mutation((body: PasswordProof) => beginTotp({ client, throwOnError, body })),
  confirmTotp: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: TotpConfirmation) => confirmTotp({ client, throwOnError, body }), refresh(queryClient)),
  endTotp: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: PasswordProof) => endTotp({ client, throwOnError, body }), refresh(queryClient)),
  renewRecoveryCodes: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: PasswordProof) => renewRecoveryCodes({ client, throwOnError, body }), refresh(queryClient)),
  /** Only for pages of the accounts site: browsers make passkeys for the host they are on. */
  beginPasskey: (client: ApiClient) => mutation((body: PasswordProof) => beginPasskey({ client, throwOnError, body })),
  addPasskey: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: NewPasskey) => addPasskey({ client, throwOnError, body }), refresh(queryClient)),
  renamePasskey: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: PasskeyChange & { id: string }) => changePasskey({ client, throwOnError, body, path: { id } }),
      refresh(queryClient),
    ),
  removePasskey: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: PasskeyRemoval) => removePasskey({ client, throwOnError, body }), refresh(queryClient)),
};

/** For administrators (`users:manage`). */
export const colleagueSecurityMutations = {
  /** Signs a person of the own organisation out everywhere; their account stays, and they can sign in again. */
  endSessions: (client: ApiClient) =>
    mutation((id: string) => endColleagueSessions({ client, throwOnError, path: { id } })),
};

/** Signing in with more than a password, or without one; each sets the accounts site's cookie. */
export const signInStepMutations = {
  proveSecondFactor: (client: ApiClient) =>
    mutation((body: SecondFactorProof) => proveSecondFactor({ client, throwOnError, body })),
  /** Options for `startAuthentication`, and the key to answer with. */
  challengePasskey: (client: ApiClient) => mutation(() => challengePasskey({ client, throwOnError })),
  signInWithPasskey: (client: ApiClient) =>
    mutation((body: PasskeyProof) => signInWithPasskey({ client, throwOnError, body })),
};
