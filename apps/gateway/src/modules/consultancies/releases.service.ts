import type { AuditEntry, ClientRelease, NotificationKind } from '@esg/contract';
import { consultancyLeft, consultancyReturned } from '@esg/email';
import { homeScopeOf, type Scope, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type AuthDeps, findAccount, type Sender, writeTo } from '../auth/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { appendAudit } from '../reports/index.ts';
import { findActor, listAdministrators } from '../users/index.ts';
import { findAdministered, findOwnNameAndType, listClients } from './consultancies.repository.ts';
import { endInvitationsOfOutsiders } from './outsiders.repository.ts';
import {
  attachClient,
  detachClient,
  findAdministrators,
  insertRelease,
  isRestorable,
  listReleases,
  listReportIds,
  lockRelease,
  type ReleaseRow,
  updateRestored,
} from './releases.repository.ts';

type Visiting = Scoped & { readonly visitor: NonNullable<Scoped['visitor']> };
type Standing = Pick<ClientRelease, 'standing' | 'administrators'>;

/** Whether it can be taken back, and whom to ask where it cannot. */
const standingOf = async (tx: Transaction, tenantId: string, row: ReleaseRow): Promise<Standing> => {
  const { names: administrators, isUsed } = await findAdministrators(tx, tenantId, row.clientId, row.releasedAt);
  if (!(await isRestorable(tx, tenantId, row.clientId))) return { standing: 'on-its-own', administrators };
  return { standing: isUsed ? 'in-use' : 'restorable', administrators };
};

const releaseOf = (row: ReleaseRow, standing: Standing): ClientRelease => ({
  id: row.id,
  client: { id: row.clientId, name: row.clientName },
  releasedAt: row.releasedAt.toISOString(),
  releasedBy: row.releasedByName,
  ...standing,
});

/** The consultancy's person, as one who acts in the client. */
const visiting = async (scoped: Scoped, clientId: string, name: string): Promise<Visiting> => {
  const own = await findOwnNameAndType(scoped);
  const visitor = { name, organisationId: scoped.organisationId, organisationName: own?.name ?? '' };
  return { ...scoped, organisationId: clientId, visitor };
};

/** Writes into the log of each of the client's reports that the consultancy's work on it ended, or began again. */
const logInReports = async (
  there: Visiting,
  now: Date,
  action: Extract<AuditEntry['action'], 'client-let-go' | 'client-taken-back'>,
) => {
  const actor = await findActor(there);
  for (const reportId of await listReportIds(there))
    await appendAudit(there, reportId, actor, now, [{ action, newValue: there.visitor.organisationName }]);
};

/** Tells the client's administrators, in the product and by e-mail, each in their language. */
const notifyAdministrators = async (
  deps: AuthDeps,
  there: Visiting,
  sender: Sender,
  organisation: string,
  now: Date,
  kind: Extract<NotificationKind, `consultancy.${string}`>,
) => {
  const { name: by, organisationName: consultancy } = there.visitor;
  await notifyWithin(there, { to: 'administrators', kind, facts: { consultancy }, path: '/ct/framework-reports' }, now);
  const message = kind === 'consultancy.left' ? consultancyLeft : consultancyReturned;
  const reportsUrl = `${sender.place.site}/ct/framework-reports`;
  const facts = { organisation, consultancy, by, at: now.toISOString(), reportsUrl };
  for (const email of await listAdministrators(there)) {
    const account = await findAccount(there.tx, there.tenantId, email);
    if (account) await writeTo(deps, there.tx, sender, account, message, facts);
  }
};

/** Everybody of both looks again: the list of clients, and what kind of organisation the company is now. */
const announce = ({ realtime }: AuthDeps, home: Scope, clientId: string) => {
  realtime.publish(home, { type: 'people.changed' });
  realtime.publish(
    { tenantId: home.tenantId, organisationId: clientId },
    { type: 'organisation.changed', organisationId: clientId },
  );
};

/** Clients that were let go and can be looked up again. */
export const listClientReleases = async ({ database }: AuthDeps, scope: Scope): Promise<ClientRelease[]> => {
  const home = homeScopeOf(scope);
  const rows = await database.withScope(home, listReleases);
  return database.withSystem((tx) =>
    Promise.all(rows.map(async (row) => releaseOf(row, await standingOf(tx, home.tenantId, row)))),
  );
};

/**
 * Lets a client go: it keeps its people, reports and data and chooses a plan of its own; nobody of the consultancy gets in any more.
 * Throws `resource.not_found` for others than its clients, `organisation.name_differs`, or `client.no_administrator`.
 */
export const releaseClient = async (
  deps: AuthDeps,
  scope: Scope,
  clientId: string,
  name: string,
  sender: Sender,
): Promise<ClientRelease> => {
  await deps.jobs.start();
  const home = homeScopeOf(scope);
  const now = deps.now();
  // The change is outside of the consultancy's fence, so that each statement names whose it is.
  const row = await deps.database.withSystem(async (tx) => {
    const scoped = { ...home, tx };
    const client = (await listClients(scoped)).find(({ id }) => id === clientId);
    if (!client) throw new ProblemError('resource.not_found');
    if (client.name.trim() !== name.trim()) throw new ProblemError('organisation.name_differs');
    const { registered } = await findAdministered(tx, home.tenantId, [clientId], now);
    if (!registered.has(clientId)) throw new ProblemError('client.no_administrator');
    if (!(await detachClient(scoped, clientId, now))) throw new ProblemError('resource.not_found');
    const { name: releasedByName } = await findActor(scoped);
    const there = await visiting(scoped, clientId, releasedByName);
    await endInvitationsOfOutsiders(there, home.organisationId, now);
    await logInReports(there, now, 'client-let-go');
    await notifyAdministrators(deps, there, sender, client.name, now, 'consultancy.left');
    const release = await insertRelease(scoped, { clientId, clientName: client.name, releasedAt: now, releasedByName });
    return releaseOf(release, await standingOf(tx, home.tenantId, release));
  });
  deps.log.info({ kind: 'consultancies', userId: scope.userId, organisationId: clientId }, 'a client was let go');
  announce(deps, home, clientId);
  return row;
};

/**
 * Takes a client back that was let go, as long as it lies as it was left. Throws `resource.not_found`, `client.in_use` once an
 * administrator of its own has signed in since, or `client.on_its_own` once it went its own way.
 */
export const restoreClient = async (deps: AuthDeps, scope: Scope, id: string, sender: Sender) => {
  await deps.jobs.start();
  const home = homeScopeOf(scope);
  const now = deps.now();
  const { clientId } = await deps.database.withSystem(async (tx) => {
    const scoped = { ...home, tx };
    const row = await lockRelease(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    const { isUsed } = await findAdministrators(tx, home.tenantId, row.clientId, row.releasedAt);
    if (isUsed && (await isRestorable(tx, home.tenantId, row.clientId))) throw new ProblemError('client.in_use');
    if (!(await attachClient(scoped, row.clientId, now))) throw new ProblemError('client.on_its_own');
    const { name } = await findActor(scoped);
    await updateRestored(scoped, id, now, name);
    const there = await visiting(scoped, row.clientId, name);
    await logInReports(there, now, 'client-taken-back');
    await notifyAdministrators(deps, there, sender, row.clientName, now, 'consultancy.returned');
    return row;
  });
  deps.log.info({ kind: 'consultancies', userId: scope.userId, organisationId: clientId }, 'a client was taken back');
  announce(deps, home, clientId);
};
