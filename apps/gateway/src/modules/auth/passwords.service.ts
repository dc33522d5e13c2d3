import type { PasswordChange, PasswordReset } from '@esg/contract';
import { passwordChanged } from '@esg/email';
import type { Scope, Transaction } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Account, lockAccountById, updatePassword } from './accounts.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { deleteKeys, takeKey } from './keys.repository.ts';
import { type Sender, writeTo } from './mail.ts';
import { accountsPage } from './place.ts';
import { revokeSignInsOf } from './sessions.repository.ts';
import { disconnectSessions } from './sessions.service.ts';
import { lockKeyOf } from './sign-in.service.ts';
import { requireUncommon } from './weak-passwords.ts';

const replace = async (
  deps: AuthDeps,
  tx: Transaction,
  sender: Sender,
  account: Account,
  { passwordHash, keepSignIn }: { passwordHash: string; keepSignIn?: string },
) => {
  const now = deps.now();
  await updatePassword(tx, account.id, passwordHash);
  const { tenantId, id: subject } = account;
  await deleteKeys(tx, { tenantId, kinds: ['reset-password', 'new-password'], subject });
  const facts = { firstName: account.firstName, changedAt: now.toISOString() };
  const forgottenUrl = accountsPage(sender.place, '/forgotten-password');
  await writeTo(deps, tx, sender, account, passwordChanged, { ...facts, forgottenUrl });
  return revokeSignInsOf(tx, account.id, { except: keepSignIn }, now);
};

/** Sets the password by the key of an e-mail or of a sign-in, and ends all sessions of the account. Throws `auth.link_invalid`. */
export const resetPassword = async (deps: AuthDeps, { key, password }: PasswordReset, sender: Sender) => {
  const passwordHash = await deps.passwords.hash(password);
  const tenantId = sender.tenant.id;
  await deps.jobs.start();
  const { account, ended } = await deps.database.withSystem(async (tx) => {
    const holder = { tenantId, kinds: ['reset-password', 'new-password'] as const, secret: key };
    const found = await takeKey(tx, holder, deps.now());
    const owner = found && (await lockAccountById(tx, tenantId, found.data.userId));
    if (!owner) throw new ProblemError('auth.link_invalid');
    requireUncommon(password, { email: owner.email, tenant: sender.tenant });
    return { account: owner, ended: await replace(deps, tx, sender, owner, { passwordHash }) };
  });
  disconnectSessions(deps, ended.sessions);
  await deps.limits.clearGuesses(lockKeyOf(tenantId, account.email));
};

/**
 * Checks the caller's password before a change of how they sign in. Wrong ones count like those of a sign-in. Throws `auth.password_wrong`
 * or `auth.locked`.
 */
export const requirePassword = async (deps: AuthDeps, { tenantId, userId }: Scope, password: string) => {
  const account = await deps.database.withSystem((tx) => lockAccountById(tx, tenantId, userId));
  if (!account) throw new ProblemError('auth.not_authenticated');
  const lockKey = lockKeyOf(tenantId, account.email);
  await deps.limits.guess('signIn', lockKey, async () => {
    const isRight = await deps.passwords.verify(account.passwordHash ?? undefined, password);
    if (!isRight) throw new ProblemError('auth.password_wrong');
  });
  await deps.limits.clearGuesses(lockKey);
  return account;
};

/** Changes the caller's password (spec section 7) and signs them out everywhere else. */
export const changePassword = async (
  deps: AuthDeps,
  scope: Scope,
  { currentPassword, newPassword }: PasswordChange,
  { keepSignIn, ...sender }: Sender & { keepSignIn: string },
) => {
  const account = await requirePassword(deps, scope, currentPassword);
  requireUncommon(newPassword, { email: account.email, tenant: sender.tenant }, 'newPassword');
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.jobs.start();
  const ended = await deps.database.withSystem((tx) =>
    replace(deps, tx, sender, account, { passwordHash, keepSignIn }),
  );
  disconnectSessions(deps, ended.sessions);
};
