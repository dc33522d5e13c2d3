import type { ConfirmationStep, EmailConfirmation, Registration } from '@esg/contract';
import { hashSecret } from '../../platform/auth/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Account, insertAccount, insertNewOrganisation } from './accounts.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { deleteKeys, findKey, issueKey, takeKey } from './keys.repository.ts';
import type { Letters } from './letters.ts';
import type { Sender } from './mail.ts';
import { lockKeyOf, openSignIn, type SignedIn, type Visit } from './sign-in.service.ts';
import { logRefusals } from './sign-in-log.ts';
import { requireUncommon } from './weak-passwords.ts';

/**
 * Accepts a registration. It does the same work whether or not the e-mail has an account, and leaves the rest to the e-mail: nothing is
 * created until its link is opened, so nobody can register for somebody else.
 */
export const register = async (
  deps: AuthDeps,
  letters: Letters,
  given: Registration,
  { tenant, place, browser }: Sender & { browser: string | undefined },
) => {
  const { email, firstName, lastName, language } = given;
  requireUncommon(given.password, { email, tenant });
  const passwordHash = await deps.passwords.hash(given.password);
  const browserHash = browser && hashSecret(browser);
  const data = { firstName, lastName, language, passwordHash, browserHash };
  const key = { tenantId: tenant.id, kind: 'confirm-email' as const, subject: email, data };
  await deps.jobs.start();
  await deps.database.withSystem(async (tx) => {
    const { id } = await issueKey(tx, key, deps.now());
    await letters.request({ place, kind: 'registration', keyId: id }, tx);
  });
};

/** The name of an organisation until its people give one, which is their first step. */
const provisionalName = (email: string) => email.split('@').at(-1) ?? email;

const makeAccount = (deps: AuthDeps, secret: string, tenantId: string): Promise<Account> =>
  deps.database.withSystem(async (tx) => {
    const now = deps.now();
    const found = await takeKey(tx, { tenantId, kinds: ['confirm-email'] as const, secret }, now);
    if (!found) throw new ProblemError('auth.link_invalid');
    const { subject: email, data } = found;
    await deleteKeys(tx, { tenantId, kinds: ['confirm-email'], subject: email });
    const { firstName, lastName, language, passwordHash } = data;
    const organisationId = await insertNewOrganisation(tx, { tenantId, name: provisionalName(email), language });
    const owner = { tenantId, organisationId, role: 'administrator' as const };
    const person = { email, firstName, lastName, language, passwordHash, acceptedTermsAt: now };
    const account = await insertAccount(tx, { ...owner, ...person });
    if (!account) throw new ProblemError('auth.link_invalid');
    return account;
  });

/**
 * Creates the account and its organisation, on trial, for a registration with a confirmed e-mail, and signs in. In another browser than the
 * registering one it first asks for the password: somebody who registered with another person's address knows the password, so the owner of
 * the address must not start working in that account with one press. Throws `auth.link_invalid`, also where somebody else got an account
 * with this e-mail meanwhile, and `auth.invalid_credentials`.
 */
export const confirmEmail = async (
  deps: AuthDeps,
  { key, password }: EmailConfirmation,
  { browser, ...visit }: Visit & { browser: string | undefined },
): Promise<SignedIn | ConfirmationStep> => {
  const tenantId = visit.tenant.id;
  const holder = { tenantId, kinds: ['confirm-email'] as const, secret: key };
  const pending = await deps.database.withSystem((tx) => findKey(tx, holder, deps.now()));
  if (!pending) throw new ProblemError('auth.link_invalid');
  const { subject: email, data } = pending;
  const isSameBrowser = browser !== undefined && hashSecret(browser) === data.browserHash;
  if (!isSameBrowser) {
    if (password === undefined) return { step: 'password', email };
    await logRefusals(deps, visit, { way: 'confirmation' }, () =>
      deps.limits.guess('signIn', lockKeyOf(tenantId, email), async () => {
        const isRight = await deps.passwords.verify(data.passwordHash, password);
        if (!isRight) throw new ProblemError('auth.invalid_credentials');
      }),
    );
  }
  return openSignIn(deps, await makeAccount(deps, key, tenantId), visit, 'confirmation');
};
