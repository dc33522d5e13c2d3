import { type FoundProvider, needsSeat, type ProviderProblem } from '@esg/contract';
import { asSuppliers, type Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { giveEntities, type OnGiven } from '../access-grants/index.ts';
import {
  type Account,
  type AuthDeps,
  findAccount,
  findAccountById,
  insertAccount,
  issueKey,
  openSignIn,
  type Sender,
  takeKey,
  type Visit,
} from '../auth/index.ts';
import { deleteInvitationTo } from '../invitations/index.ts';
import { assertFreeSeat, countSeatsInvited } from '../payment/index.ts';
import { authorizationAddress, discover, newChecks, type ProviderClaims, readAnswer } from './openid.ts';
import { type CountingProvider, findCountingProvider, findSubject, insertSubject } from './providers.repository.ts';
import { openProvider, redirectUriOf } from './providers.service.ts';

/** Why a person who came back from a provider is refused; the sign-in page shows it. */
export class NotLetIn extends Error {
  readonly problem: ProviderProblem;
  constructor(problem: ProviderProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Every error of a provider is the same problem for the person; the log has the details. */
const orFail = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new NotLetIn('provider-failed', cause);
  });

/** Where people with addresses of this domain sign in, if their organisation has proved it. Reveals nothing about single accounts. */
export const findChoice = async (
  { database }: AuthDeps,
  domain: string,
  { tenant, place }: Sender,
): Promise<FoundProvider> => {
  const row = await database.withSystem((tx) => findCountingProvider(tx, tenant.id, { domain }));
  if (!row) return { provider: null };
  const startUrl = new URL(`/api/auth/providers/${row.id}/start`, place.accounts);
  startUrl.searchParams.set('tenant', place.host);
  return { provider: { organizationName: row.organisationName, startUrl: startUrl.href } };
};

/** Where to sign in at a provider, and the state to come back with. Throws `resource.not_found` or `NotLetIn`. */
export const startVisit = async (deps: AuthDeps, id: string, next: string, { tenant, place }: Sender) => {
  const row = await deps.database.withSystem((tx) => findCountingProvider(tx, tenant.id, { id }));
  if (!row) throw new ProblemError('resource.not_found');
  const checks = newChecks();
  const key = {
    tenantId: tenant.id,
    kind: 'provider' as const,
    subject: id,
    data: { providerId: id, next, ...checks },
  };
  const { secret: state } = await deps.database.withSystem((tx) => issueKey(tx, key, deps.now()));
  const go = discover(openProvider(deps, row), deps.config.signInProvidersToLocal).then((provider) =>
    authorizationAddress(provider, { ...checks, state }, redirectUriOf(place)),
  );
  return { address: await orFail(go), state };
};

const namesOf = ({ given_name, family_name, name }: ProviderClaims, email: string) => {
  const [first = email.split('@')[0] ?? email, ...rest] = (name ?? '').trim().split(/\s+/).filter(Boolean);
  return { firstName: given_name?.trim() || first, lastName: family_name?.trim() || rest.join(' ') };
};

/** Seats that are reserved for others stay reserved. */
const takeSeat = async (scoped: Scoped, now: Date) => {
  try {
    await assertFreeSeat(scoped, (await countSeatsInvited(scoped, now)) + 1);
  } catch (error) {
    throw error instanceof ProblemError ? new NotLetIn('no-seat', error) : error;
  }
};

type Welcome = (scoped: Scoped, given: Parameters<OnGiven>[2]) => Promise<void>;

/** Creates the account of a new person, where the administrators allow that, or invited this person. */
const makeAccount = async (
  scoped: Scoped,
  { membership }: CountingProvider,
  claims: ProviderClaims & { email: string },
  now: Date,
  welcome: Welcome,
) => {
  const { tx, tenantId, organisationId } = scoped;
  const { email } = claims;
  const invited = await deleteInvitationTo(scoped, email);
  if (!invited && membership !== 'join-as-basic') return undefined;
  const role = invited?.role ?? 'basic';
  if (needsSeat(role)) await takeSeat(scoped, now);
  const language = invited?.language ?? 'en';
  const person = { email, ...namesOf(claims, email), language, acceptedTermsAt: null };
  const account = await insertAccount(tx, { tenantId, organisationId, role, ...person, passwordHash: null });
  if (account && invited && invited.entityIds.length > 0) {
    const { entityIds } = invited;
    const give = async (meant: Scoped) => {
      await giveEntities(tx, account, entityIds, now);
      await welcome(meant, { holderId: account.id, entityIds, invited });
    };
    await (role === 'supplier' ? asSuppliers(scoped, give) : give(scoped));
  }
  return account;
};

/** The account of somebody whom the organisation's provider confirms, created where that is allowed. */
const accountFor = async (
  scoped: Scoped,
  row: CountingProvider,
  claims: ProviderClaims,
  now: Date,
  welcome: Welcome,
): Promise<Account> => {
  const { tx, tenantId } = scoped;
  const { email } = claims;
  if (!email || claims.email_verified !== true) throw new NotLetIn('email-unverified');
  const requireProved = (address: string) => {
    if (!row.domains.includes(address.split('@').at(-1) ?? '')) throw new NotLetIn('domain-refused');
  };
  const knownId = await findSubject(scoped, row.id, claims.sub);
  const known = knownId && (await findAccountById(tx, tenantId, knownId));
  if (known) {
    // The provider may have another address for them now; only the account's own was proved.
    requireProved(known.email);
    return known;
  }
  requireProved(email);
  // Inside the fence: an account of another organisation cannot be seen, and its e-mail cannot be used.
  const account =
    (await findAccount(tx, tenantId, email)) ?? (await makeAccount(scoped, row, { ...claims, email }, now, welcome));
  if (!account) throw new NotLetIn('no-account');
  const subject = { providerId: row.id, userId: account.id, subject: claims.sub, createdAt: now };
  if (!(await insertSubject(scoped, subject))) throw new NotLetIn('no-account');
  return account;
};

/**
 * Signs in the person who comes back from a provider with the state they left with. Only members of the provider's own organisation are
 * accepted. Throws `NotLetIn`.
 */
export const endVisit = async (
  deps: AuthDeps,
  { state, search }: { state: string; search: string },
  visit: Visit,
  onGiven: OnGiven,
) => {
  const now = deps.now();
  const tenantId = visit.tenant.id;
  await deps.limits.countAttempt('signIn', visit.client.address);
  const { row, found } = await deps.database.withSystem(async (tx) => {
    const taken = await takeKey(tx, { tenantId, kinds: ['provider'] as const, secret: state }, now);
    return { found: taken, row: taken && (await findCountingProvider(tx, tenantId, { id: taken.data.providerId })) };
  });
  if (!found || !row) throw new NotLetIn('provider-failed');
  const address = new URL(redirectUriOf(visit.place) + search);
  const answer = discover(openProvider(deps, row), deps.config.signInProvidersToLocal).then((provider) =>
    readAnswer(provider, { ...found.data, state }, address),
  );
  const scope = { tenantId, organisationId: row.organisationId, userId: row.id, role: 'basic' as const };
  const claims = await orFail(answer);
  const welcome: Welcome = (scoped, given) => onGiven(deps, scoped, given, now);
  await deps.jobs.start();
  const account = await deps.database.withScope(scope, (scoped) => accountFor(scoped, row, claims, now, welcome));
  return { signedIn: await openSignIn(deps, account, visit, 'provider'), next: found.data.next };
};
