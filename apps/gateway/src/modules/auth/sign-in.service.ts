import { type SignIn as SignInRequest, type SignInStep, secondFactors, type TokenPair } from '@esg/contract';
import { newSignIn } from '@esg/email';
import type { Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Account, findAccount } from './accounts.repository.ts';
import { insertSession, insertSignIn } from './auth.repository.ts';
import type { Client } from './client.ts';
import { listPasskeys } from './factors/passkeys.repository.ts';
import { findTotp } from './factors/totp.repository.ts';
import { issueKey } from './keys.repository.ts';
import { type Sender, writeTo } from './mail.ts';
import { isUnusualClient } from './sessions.repository.ts';
import { logRefusals, logSignIn, type SignInTry, type SignInWay } from './sign-in-log.ts';
import { issuePair, lifetimeFrom } from './token-pairs.ts';

export type SignedIn = { pair: TokenPair; accountsToken: string; expiresAt: Date };
/** The facts of a visit to a sign-in page. */
export type Visit = Sender & { client: Client };

/** Names of browser and system in one line. */
const deviceLine = ({ browser, system }: Client) => [browser, system].filter(Boolean).join(', ') || undefined;

/** Notifies somebody of a sign-in from a browser that they have not used lately. */
const announce = (deps: GatewayDeps, tx: Transaction, account: Account, { client, ...sender }: Visit, now: Date) =>
  writeTo(deps, tx, sender, account, newSignIn, {
    firstName: account.firstName,
    signedInAt: now.toISOString(),
    device: deviceLine(client),
    securityUrl: `${sender.place.site}/ct/account-settings/security`,
  });

/** The key by which wrong passwords and codes are counted, whether or not the account exists. */
export const lockKeyOf = (tenantId: string, email: string) => `${tenantId}:${email}`;

/** Opens a sign-in for somebody who has passed every required factor, and forgets earlier failures. */
export const openSignIn = async (
  deps: GatewayDeps,
  account: Account,
  visit: Visit,
  way: SignInWay,
): Promise<SignedIn> => {
  const now = deps.now();
  const { tenantId, organisationId, id: userId, role } = account;
  await deps.limits.clearGuesses(lockKeyOf(tenantId, account.email));
  const isUnusual = await deps.database.withSystem((tx) => isUnusualClient(tx, userId, visit.client));
  if (isUnusual) await deps.jobs.start();
  const { signIn: opened, session } = await deps.database.withSystem(async (tx) => {
    if (isUnusual) await announce(deps, tx, account, visit, now);
    const owner = { tenantId, organisationId, userId };
    const inserted = await insertSignIn(tx, {
      ...owner,
      ...visit.client,
      createdAt: now,
      expiresAt: lifetimeFrom(now),
    });
    return { signIn: inserted, session: await insertSession(tx, inserted, now, lifetimeFrom(now)) };
  });
  logSignIn(deps, visit, { way, accountId: userId });
  const accountsToken = await deps.tokens.signSignIn(opened.id, now, opened.expiresAt);
  return { pair: await issuePair(deps, session, role), accountsToken, expiresAt: opened.expiresAt };
};

/** The next step after the right password; none for most people. */
const nextStep = ({ database, now }: GatewayDeps, account: Account): Promise<SignInStep | undefined> =>
  database.withSystem(async (tx) => {
    const { tenantId, id: userId } = account;
    const issue = async (kind: 'new-password' | 'second-factor') =>
      (await issueKey(tx, { tenantId, kind, subject: userId, data: { userId } }, now())).secret;
    if (account.mustChangePassword) return { step: 'new-password', key: await issue('new-password') };
    if (!(await findTotp(tx, userId))) return undefined;
    const hasPasskey = (await listPasskeys(tx, userId)).length > 0;
    const factors = hasPasskey ? secondFactors : secondFactors.filter((factor) => factor !== 'passkey');
    return { step: 'second-factor', key: await issue('second-factor'), factors: [...factors] };
  });

/**
 * Signs a person in to one tenant, or returns the next step. Throws `auth.invalid_credentials`, `auth.locked` after too many wrong
 * passwords, or `request.too_many`. None of them reveals whether the account exists.
 */
export const signIn = async (
  deps: GatewayDeps,
  { email, password }: SignInRequest,
  visit: Visit,
): Promise<SignedIn | SignInStep> => {
  const tenantId = visit.tenant.id;
  const lockKey = lockKeyOf(tenantId, email);
  const given: SignInTry = { way: 'password' };
  const account = await logRefusals(deps, visit, given, async () => {
    await deps.limits.countAttempt('signIn', visit.client.address);
    return deps.limits.guess('signIn', lockKey, async () => {
      const found = await deps.database.withSystem((tx) => findAccount(tx, tenantId, email));
      given.accountId = found?.id;
      const isRight = await deps.passwords.verify(found?.passwordHash ?? undefined, password);
      if (!isRight || !found) throw new ProblemError('auth.invalid_credentials');
      return found;
    });
  });
  return (await nextStep(deps, account)) ?? openSignIn(deps, account, visit, 'password');
};
