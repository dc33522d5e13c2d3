import type { RecoveryCodes, SecondFactorProof, TotpConfirmation, TotpSetup } from '@esg/contract';
import { type SecurityChange, securityChanged } from '@esg/email';
import type { Scope, Transaction } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { type Account, findAccountById, lockAccountById } from '../accounts.repository.ts';
import type { AuthDeps } from '../auth.deps.ts';
import { findKey, issueKey, takeKey, tryKey } from '../keys.repository.ts';
import { type Sender, writeTo } from '../mail.ts';
import { requirePassword } from '../passwords.service.ts';
import { lockKeyOf, openSignIn, type Visit } from '../sign-in.service.ts';
import { logRefusals } from '../sign-in-log.ts';
import { deleteTotp, findTotp, putRecoveryCodes, putTotp, takeRecoveryCode, takeStep } from './totp.repository.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, stepOf, totpAddress } from './totp.ts';

/** The purpose with which the secret of a person's app is encrypted. */
const purposeOf = (userId: string) => `totp:${userId}`;

/** Notifies somebody that their ways to sign in have changed. */
export const notifyChange = (
  deps: Pick<GatewayDeps, 'mailer' | 'now'>,
  tx: Transaction,
  sender: Sender,
  account: Account,
  change: SecurityChange,
) =>
  writeTo(deps, tx, sender, account, securityChanged, {
    firstName: account.firstName,
    change,
    changedAt: deps.now().toISOString(),
    securityUrl: `${sender.place.site}/ct/account-settings/security`,
  });

/** A secret for the caller's authenticator app, once they have given their password. It takes effect after a code of it was confirmed. */
export const beginTotp = async (
  deps: AuthDeps,
  scope: Scope,
  password: string,
  { tenant }: Sender,
): Promise<TotpSetup> => {
  const account = await requirePassword(deps, scope, password);
  const secret = newTotpSecret();
  const data = { secret: deps.vault.seal(secret, purposeOf(account.id)) };
  const key = { tenantId: scope.tenantId, kind: 'totp-setup' as const, subject: account.id, data };
  const issued = await deps.database.withSystem((tx) => issueKey(tx, key, deps.now()));
  return { key: issued.secret, secret, otpauthUrl: totpAddress(secret, tenant.companyName, account.email) };
};

const makeRecoveryCodes = async (tx: Transaction, account: Account, now: Date): Promise<RecoveryCodes> => {
  const codes = newRecoveryCodes();
  await putRecoveryCodes(tx, account, codes.map(hashRecoveryCode), now);
  return { codes };
};

/**
 * Requires the app from now on, after a code of it was confirmed. Returns the recovery codes. Throws `auth.code_wrong`, or
 * `auth.link_invalid` when it was begun too long ago or tried too often.
 */
export const confirmTotp = async (
  deps: AuthDeps,
  { tenantId, userId }: Scope,
  { key, code }: TotpConfirmation,
  sender: Sender,
): Promise<RecoveryCodes> => {
  const now = deps.now();
  const holder = { tenantId, kinds: ['totp-setup'] as const, secret: key };
  await deps.limits.countAttempt('key', userId);
  await deps.jobs.start();
  // A wrong code is counted with its key, so the refusal is thrown after the transaction.
  const codes = await deps.database.withSystem(async (tx) => {
    const found = await tryKey(tx, holder, now);
    const account = await lockAccountById(tx, tenantId, userId);
    if (found?.subject !== userId || !account) throw new ProblemError('auth.link_invalid');
    const { secret } = found.data;
    const lastStep = stepOf(deps.vault.open(secret, purposeOf(userId)), code, now);
    if (lastStep === undefined) return undefined;
    await takeKey(tx, holder, now);
    await putTotp(tx, account, { secret, lastStep, createdAt: now });
    await notifyChange(deps, tx, sender, account, 'totp-added');
    return makeRecoveryCodes(tx, account, now);
  });
  if (!codes) throw new ProblemError('auth.code_wrong');
  return codes;
};

/** Runs a change of the caller's ways to sign in, once they have given their password, and notifies them by e-mail. */
export const changeWithPassword = async <Result>(
  deps: AuthDeps,
  scope: Scope,
  { password, change }: { password: string; change: SecurityChange },
  sender: Sender,
  run: (tx: Transaction, account: Account) => Promise<Result>,
): Promise<Result> => {
  const account = await requirePassword(deps, scope, password);
  await deps.jobs.start();
  return deps.database.withSystem(async (tx) => {
    const result = await run(tx, account);
    await notifyChange(deps, tx, sender, account, change);
    return result;
  });
};

/** Turns the app off. Throws `resource.not_found` where it was not required. */
export const endTotp = (deps: AuthDeps, scope: Scope, password: string, sender: Sender) =>
  changeWithPassword(deps, scope, { password, change: 'totp-removed' }, sender, async (tx, { id }) => {
    if (!(await deleteTotp(tx, id))) throw new ProblemError('resource.not_found');
  });

/** Replaces the recovery codes by new ones. Throws `resource.not_found` where no app is required. */
export const renewRecoveryCodes = (deps: AuthDeps, scope: Scope, password: string, sender: Sender) =>
  changeWithPassword(deps, scope, { password, change: 'recovery-codes-made' }, sender, async (tx, account) => {
    if (!(await findTotp(tx, account.id))) throw new ProblemError('resource.not_found');
    return makeRecoveryCodes(tx, account, deps.now());
  });

const isRight = async (deps: AuthDeps, tx: Transaction, userId: string, { factor, code }: SecondFactorProof) => {
  if (factor === 'recovery-code') return takeRecoveryCode(tx, userId, hashRecoveryCode(code));
  const app = await findTotp(tx, userId);
  const step = app && stepOf(deps.vault.open(app.secret, purposeOf(userId)), code, deps.now());
  return step !== undefined && takeStep(tx, userId, step);
};

/**
 * The second step of a sign-in. A wrong code may be tried again a few times, and counts towards the lock like a wrong password.
 * Throws `auth.code_wrong`, `auth.locked`, or `auth.link_invalid` when the first step is too long ago or was tried too often.
 */
export const proveSecondFactor = async (deps: AuthDeps, proof: SecondFactorProof, visit: Visit) => {
  const tenantId = visit.tenant.id;
  const now = deps.now();
  const holder = { tenantId, kinds: ['second-factor'] as const, secret: proof.key };
  await deps.limits.countAttempt('signIn', visit.client.address);
  const account = await deps.database.withSystem(async (tx) => {
    const found = await findKey(tx, holder, now);
    return found && findAccountById(tx, tenantId, found.data.userId);
  });
  if (!account) throw new ProblemError('auth.link_invalid');
  const lockKey = lockKeyOf(tenantId, account.email);
  const given = { way: proof.factor, accountId: account.id };
  await logRefusals(deps, visit, given, () =>
    deps.limits.guess('signIn', lockKey, async () => {
      // A wrong code is counted with its key, so the refusal is thrown after the transaction.
      const isProved = await deps.database.withSystem(async (tx) => {
        if (!(await tryKey(tx, holder, now))) throw new ProblemError('auth.link_invalid');
        return (await isRight(deps, tx, account.id, proof)) && (await takeKey(tx, holder, now)) !== undefined;
      });
      if (!isProved) throw new ProblemError('auth.code_wrong');
    }),
  );
  return openSignIn(deps, account, visit, proof.factor);
};
