import type { ConfirmedEmail, Registration } from '@esg/contract';
import { ProblemError } from '../../platform/http/index.ts';
import { insertAccount, insertNewOrganisation } from './accounts.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { issueKey, removeKeys, takeKey } from './keys.repository.ts';
import type { Letters } from './letters.ts';
import type { Sender } from './mail.ts';
import { requireUncommon } from './weak-passwords.ts';

/**
 * Takes a registration. Does the same work whether or not the e-mail has an account, and leaves the rest to the e-mail: nothing
 * exists until its link is opened, so nobody can register for somebody else.
 */
export const register = async (deps: AuthDeps, letters: Letters, given: Registration, { tenant, place }: Sender) => {
  const { email, firstName, lastName, language } = given;
  requireUncommon(given.password, { email, tenant });
  const passwordHash = await deps.passwords.hash(given.password);
  const data = { firstName, lastName, language, passwordHash };
  const key = { tenantId: tenant.id, kind: 'confirm-email' as const, subject: email, data };
  await deps.jobs.start();
  await deps.database.withSystem(async (tx) => {
    const { id } = await issueKey(tx, key, deps.now());
    await letters.request({ place, kind: 'registration', keyId: id }, tx);
  });
};

/** What an organisation is called until its people say, which is the first step they are asked for. */
const provisionalName = (email: string) => email.split('@').at(-1) ?? email;

/**
 * Makes the account and its organisation, on trial, of a registration whose e-mail is confirmed. Throws `auth.link_invalid`,
 * also where somebody else got an account with this e-mail meanwhile.
 */
export const confirmEmail = (deps: AuthDeps, secret: string, { tenant }: Sender): Promise<ConfirmedEmail> =>
  deps.database.withSystem(async (tx) => {
    const tenantId = tenant.id;
    const now = deps.now();
    const found = await takeKey(tx, { tenantId, kinds: ['confirm-email'] as const, secret }, now);
    if (!found) throw new ProblemError('auth.link_invalid');
    const { subject: email, data } = found;
    await removeKeys(tx, { tenantId, kinds: ['confirm-email'], subject: email });
    const { firstName, lastName, language, passwordHash } = data;
    const organisationId = await insertNewOrganisation(tx, { tenantId, name: provisionalName(email), language });
    const owner = { tenantId, organisationId, role: 'administrator' as const };
    const person = { email, firstName, lastName, language, passwordHash, acceptedTermsAt: now };
    if (!(await insertAccount(tx, { ...owner, ...person }))) throw new ProblemError('auth.link_invalid');
    return { email };
  });
