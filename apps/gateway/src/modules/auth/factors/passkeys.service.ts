import type {
  AccountSecurity,
  NewPasskey,
  PasskeyChange,
  PasskeyOptions,
  PasskeyProof,
  PasskeyRemoval,
  Passkey as PasskeyView,
} from '@esg/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Scope, Transaction } from '../../../platform/database/index.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { findAccountById, lockAccountById } from '../accounts.repository.ts';
import type { AuthDeps } from '../auth.deps.ts';
import { issueKey, takeKey } from '../keys.repository.ts';
import type { Sender } from '../mail.ts';
import { requirePassword } from '../passwords.service.ts';
import type { Place } from '../place.ts';
import { openSignIn, type Visit } from '../sign-in.service.ts';
import { logRefusals, type SignInTry } from '../sign-in-log.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  lockPasskey,
  type Passkey,
  renamePasskey,
  touchPasskey,
} from './passkeys.repository.ts';
import { countRecoveryCodes, findTotp } from './totp.repository.ts';
import { changeWithPassword, notifyChange } from './totp.service.ts';

/** Passkeys belong to the accounts site: only its pages can use them. */
const siteOf = ({ accounts }: Place) => ({ origin: accounts, rpId: new URL(accounts).hostname });

/** The library's error says why a passkey is refused; the caller learns only that it is. */
const orRefuse = async <Result>(deps: AuthDeps, verify: Promise<Result>): Promise<Result> => {
  try {
    return await verify;
  } catch (err) {
    deps.log.info({ err }, 'a passkey was refused');
    throw new ProblemError('auth.passkey_refused');
  }
};

const viewOf = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** How the caller can sign in. */
export const readSecurity = ({ database }: AuthDeps, { tenantId, userId }: Scope): Promise<AccountSecurity> =>
  database.withSystem(async (tx) => {
    const account = await findAccountById(tx, tenantId, userId);
    if (!account) throw new ProblemError('auth.not_authenticated');
    const totp = await findTotp(tx, userId);
    const own = await listPasskeys(tx, userId);
    return {
      hasPassword: account.passwordHash !== null,
      totpSince: totp?.createdAt.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(tx, userId),
      passkeys: own.map(viewOf),
    };
  });

/** Options for a new passkey of the caller, once they have given their password. */
export const beginPasskey = async (
  deps: AuthDeps,
  scope: Scope,
  password: string,
  { tenant, place }: Sender,
): Promise<PasskeyOptions> => {
  const account = await requirePassword(deps, scope, password);
  const { rpId } = siteOf(place);
  const known = await deps.database.withSystem((tx) => listPasskeys(tx, account.id));
  const options = await generateRegistrationOptions({
    rpName: tenant.companyName,
    rpID: rpId,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const data = { challenge: options.challenge };
  const key = { tenantId: scope.tenantId, kind: 'passkey-registration' as const, subject: account.id, data };
  const { secret } = await deps.database.withSystem((tx) => issueKey(tx, key, deps.now()));
  return { key: secret, options: { ...options } };
};

const store = async (tx: Transaction, passkey: Parameters<typeof insertPasskey>[1]) => {
  if (!(await insertPasskey(tx, passkey))) throw new ProblemError('auth.passkey_refused');
};

/** Stores a new passkey of the caller. Throws `auth.passkey_refused`, or `auth.link_invalid` when it took too long. */
export const addPasskey = async (
  deps: AuthDeps,
  { tenantId, userId }: Scope,
  { key, name, response }: NewPasskey,
  sender: Sender,
): Promise<PasskeyView> => {
  const now = deps.now();
  const found = await deps.database.withSystem((tx) =>
    takeKey(tx, { tenantId, kinds: ['passkey-registration'] as const, secret: key }, now),
  );
  if (found?.subject !== userId) throw new ProblemError('auth.link_invalid');
  const { origin, rpId } = siteOf(sender.place);
  const verification = verifyRegistrationResponse({
    // The library validates its shape, which comes from the browser.
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: found.data.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
  });
  const { registrationInfo } = await orRefuse(deps, verification);
  if (!registrationInfo) throw new ProblemError('auth.passkey_refused');
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  await deps.jobs.start();
  return deps.database.withSystem(async (tx) => {
    const account = await lockAccountById(tx, tenantId, userId);
    if (!account) throw new ProblemError('auth.not_authenticated');
    const owner = { tenantId, organisationId: account.organisationId, userId };
    const stored = { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    await store(tx, { ...owner, ...stored, name, rpId, createdAt: now });
    await notifyChange(deps, tx, sender, account, 'passkey-added');
    const made = (await listPasskeys(tx, userId)).find((passkey) => passkey.credentialId === credentialId);
    return { id: made?.id ?? '', name, createdAt: now.toISOString(), lastUsedAt: null };
  });
};

/** Renames one of the caller's passkeys, which does not affect who may sign in. Throws `resource.not_found`. */
export const changePasskey = async (
  { database }: AuthDeps,
  { userId }: Scope,
  id: string,
  { name }: PasskeyChange,
): Promise<PasskeyView> => {
  const renamed = await database.withSystem((tx) => renamePasskey(tx, { userId, id, name }));
  if (!renamed) throw new ProblemError('resource.not_found');
  return viewOf(renamed);
};

/** Removes one of the caller's passkeys, once they have given their password. Throws `resource.not_found`. */
export const removePasskey = (deps: AuthDeps, scope: Scope, { id, password }: PasskeyRemoval, sender: Sender) =>
  changeWithPassword(deps, scope, { password, change: 'passkey-removed' }, sender, async (tx, account) => {
    if (!(await deletePasskey(tx, account.id, id))) throw new ProblemError('resource.not_found');
  });

/** Options to sign in with any passkey: the browser says whose it is. */
export const challengePasskey = async (deps: AuthDeps, { tenant, place }: Sender): Promise<PasskeyOptions> => {
  const options = await generateAuthenticationOptions({ rpID: siteOf(place).rpId, userVerification: 'required' });
  const data = { challenge: options.challenge };
  const key = { tenantId: tenant.id, kind: 'passkey-sign-in' as const, subject: '', data };
  const { secret } = await deps.database.withSystem((tx) => issueKey(tx, key, deps.now()));
  return { key: secret, options: { ...options } };
};

const credentialOf = ({ credentialId, publicKey, counter }: Passkey) => ({
  id: credentialId,
  counter,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
});

/**
 * Signs in with a passkey, which is more than one factor by itself: something owned, and a finger, a face or a PIN. Throws
 * `auth.passkey_refused`, also for a copy whose counter is lower than before.
 */
export const signInWithPasskey = async (deps: AuthDeps, { key, response }: PasskeyProof, visit: Visit) => {
  const tenantId = visit.tenant.id;
  const now = deps.now();
  const { origin, rpId } = siteOf(visit.place);
  const given: SignInTry = { way: 'passkey' };
  const account = await logRefusals(deps, visit, given, async () => {
    await deps.limits.countAttempt('signIn', visit.client.address);
    const found = await deps.database.withSystem((tx) =>
      takeKey(tx, { tenantId, kinds: ['passkey-sign-in'] as const, secret: key }, now),
    );
    if (!found) throw new ProblemError('auth.link_invalid');
    const known = await deps.database.withSystem(async (tx) => {
      const passkey = await lockPasskey(tx, { tenantId, credentialId: response.id, rpId });
      if (!passkey) throw new ProblemError('auth.passkey_refused');
      given.accountId = passkey.userId;
      const verification = verifyAuthenticationResponse({
        // The library validates its shape, which comes from the browser.
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: found.data.challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: credentialOf(passkey),
      });
      const { verified, authenticationInfo } = await orRefuse(deps, verification);
      if (!verified) throw new ProblemError('auth.passkey_refused');
      await touchPasskey(tx, passkey.id, { counter: authenticationInfo.newCounter, lastUsedAt: now });
      return findAccountById(tx, tenantId, passkey.userId);
    });
    if (!known) throw new ProblemError('auth.passkey_refused');
    return known;
  });
  return openSignIn(deps, account, visit, 'passkey');
};
