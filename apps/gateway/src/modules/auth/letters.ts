import { alreadyRegistered, emailVerification, passwordReset } from '@esg/email';
import type { Transaction } from '../../platform/database/index.ts';
import { findAccount } from './accounts.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { deleteKeys, type FoundKey, findKeyById, findNewestKey, issueKey, renewKey } from './keys.repository.ts';
import { type Sender, writeTo } from './mail.ts';
import { accountsPage, type Place } from './place.ts';

/** The e-mail that somebody requested for an address. */
export type LetterRequest = { place: Place } & (
  | { kind: 'registration'; keyId: string }
  | { kind: 'confirmation'; email: string }
  | { kind: 'reset'; email: string }
);

type Registration = FoundKey<'confirm-email'>;

const writeVerification = async (deps: AuthDeps, tx: Transaction, sender: Sender, pending: Registration) => {
  const { firstName, language } = pending.data;
  const { secret } = await renewKey(tx, pending, deps.now());
  await writeTo(deps, tx, sender, { email: pending.subject, language }, emailVerification, {
    firstName,
    confirmUrl: accountsPage(sender.place, '/confirm-email', { key: secret, language }),
  });
};

const answerRegistration = async (deps: AuthDeps, tx: Transaction, sender: Sender, keyId: string) => {
  const pending = await findKeyById<'confirm-email'>(tx, keyId, deps.now());
  if (!pending) return;
  const tenantId = sender.tenant.id;
  const account = await findAccount(tx, tenantId, pending.subject);
  if (!account) return writeVerification(deps, tx, sender, pending);
  await deleteKeys(tx, { tenantId, kinds: ['confirm-email'], subject: pending.subject });
  await writeTo(deps, tx, sender, account, alreadyRegistered, {
    firstName: account.firstName,
    signInUrl: accountsPage(sender.place, '/'),
    forgottenUrl: accountsPage(sender.place, '/forgotten-password'),
  });
};

const answerConfirmation = async (deps: AuthDeps, tx: Transaction, sender: Sender, email: string) => {
  const about = { tenantId: sender.tenant.id, kind: 'confirm-email' as const, subject: email };
  const pending = await findNewestKey(tx, about, deps.now());
  if (pending) await writeVerification(deps, tx, sender, pending);
};

const answerReset = async (deps: AuthDeps, tx: Transaction, sender: Sender, email: string) => {
  const account = await findAccount(tx, sender.tenant.id, email);
  if (!account) return;
  const { tenantId, id: userId, language, firstName } = account;
  await deleteKeys(tx, { tenantId, kinds: ['reset-password'], subject: userId });
  const key = { tenantId, kind: 'reset-password' as const, subject: userId, data: { userId } };
  const { secret } = await issueKey(tx, key, deps.now());
  await writeTo(deps, tx, sender, account, passwordReset, {
    firstName,
    resetUrl: accountsPage(sender.place, '/reset-password', { key: secret, language }),
  });
};

/**
 * Sends the e-mail from a job: whether there is an account is checked after the response was sent, so that not even its time reveals it.
 */
export const createLetters = (deps: AuthDeps) => {
  const answer = async ({ place, ...request }: LetterRequest) => {
    const tenant = await deps.directory.find(place.host);
    if (!tenant) return;
    const sender = { tenant, place };
    await deps.database.withSystem((tx) => {
      if (request.kind === 'registration') return answerRegistration(deps, tx, sender, request.keyId);
      if (request.kind === 'confirmation') return answerConfirmation(deps, tx, sender, request.email);
      return answerReset(deps, tx, sender, request.email);
    });
  };
  const job = deps.jobs.define<LetterRequest>('auth.letter', answer, { forgetAfterSeconds: 60 });
  return {
    /** Queues the request. */
    request: async (request: LetterRequest, tx?: Transaction) => {
      if (!tx) await deps.jobs.start();
      await job.enqueue(request, tx);
    },
  };
};
export type Letters = ReturnType<typeof createLetters>;
