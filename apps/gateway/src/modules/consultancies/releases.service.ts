import type { AuditEntry, ClientRelease } from '@esg/contract';
import { homeScopeOf, type Scope, type Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { AuthDeps } from '../auth/index.ts';
import { appendAudit } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { findAdministered, findOwnNameAndType, listClients } from './consultancies.repository.ts';
import {
  attachClient,
  detachClient,
  insertRelease,
  isRestorable,
  listReleases,
  listReportIds,
  lockRelease,
  type ReleaseRow,
  updateRestored,
} from './releases.repository.ts';

const releaseOf = (row: ReleaseRow, restorable: boolean): ClientRelease => ({
  id: row.id,
  client: { id: row.clientId, name: row.clientName },
  releasedAt: row.releasedAt.toISOString(),
  releasedBy: row.releasedByName,
  restorable,
});

/** Writes into the log of each of the client's reports that the consultancy's work on it ended, or began again. */
const logInReports = async (
  scoped: Scoped,
  clientId: string,
  name: string,
  now: Date,
  action: Extract<AuditEntry['action'], 'client-let-go' | 'client-taken-back'>,
) => {
  const own = await findOwnNameAndType(scoped);
  const visitor = { name, organisationId: scoped.organisationId, organisationName: own?.name ?? '' };
  const there: Scoped = { ...scoped, organisationId: clientId, visitor };
  const actor = await findActor(there);
  for (const reportId of await listReportIds(there))
    await appendAudit(there, reportId, actor, now, [{ action, newValue: visitor.organisationName }]);
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
    Promise.all(rows.map(async (row) => releaseOf(row, await isRestorable(tx, home.tenantId, row.clientId)))),
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
): Promise<ClientRelease> => {
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
    await logInReports(scoped, clientId, releasedByName, now, 'client-let-go');
    return insertRelease(scoped, { clientId, clientName: client.name, releasedAt: now, releasedByName });
  });
  deps.log.info({ kind: 'consultancies', userId: scope.userId, organisationId: clientId }, 'a client was let go');
  announce(deps, home, clientId);
  return releaseOf(row, true);
};

/** Takes a client back that was let go. Throws `resource.not_found`, or `client.on_its_own` once it went its own way. */
export const restoreClient = async (deps: AuthDeps, scope: Scope, id: string) => {
  const home = homeScopeOf(scope);
  const now = deps.now();
  const { clientId } = await deps.database.withSystem(async (tx) => {
    const scoped = { ...home, tx };
    const row = await lockRelease(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    if (!(await attachClient(scoped, row.clientId, now))) throw new ProblemError('client.on_its_own');
    const { name } = await findActor(scoped);
    await updateRestored(scoped, id, now, name);
    await logInReports(scoped, row.clientId, name, now, 'client-taken-back');
    return row;
  });
  deps.log.info({ kind: 'consultancies', userId: scope.userId, organisationId: clientId }, 'a client was taken back');
  announce(deps, home, clientId);
};
