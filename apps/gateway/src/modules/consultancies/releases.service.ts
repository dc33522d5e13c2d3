import type { ClientRelease } from '@esg/contract';
import { consultancyLeft } from '@esg/email';
import { homeScopeOf, type Scope, type Transaction } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { AuthDeps, Sender } from '../auth/index.ts';
import { endInvitationsOfOutsiders } from '../contributions/index.ts';
import { findActor } from '../users/index.ts';
import { endAcceptedRequests, latestRequests } from './access-requests.repository.ts';
import {
  announceBoth,
  asConsultancy,
  clientPath,
  consultancyPath,
  letterFacts,
  logInReports,
  noticeAdministrators,
  type Sides,
  visiting,
  writeToAdministrators,
} from './client-notices.ts';
import { findAdministered, findConsultancyOf, findOwnNameAndType, listClients } from './consultancies.repository.ts';
import {
  detachClient,
  insertRelease,
  isRestorable,
  listAdministratorNames,
  listReleases,
  type ReleaseRow,
} from './releases.repository.ts';

type Standing = Pick<ClientRelease, 'standing' | 'administrators'>;

/** Whether it can be asked, and who answers. */
const readStanding = async (tx: Transaction, tenantId: string, { clientId }: ReleaseRow): Promise<Standing> => ({
  standing: (await isRestorable(tx, tenantId, clientId)) ? 'free' : 'on-its-own',
  administrators: await listAdministratorNames(tx, tenantId, clientId),
});

const releaseOf = (row: ReleaseRow, standing: Standing, request: ClientRelease['request']): ClientRelease => ({
  id: row.id,
  client: { id: row.clientId, name: row.clientName },
  releasedAt: row.releasedAt.toISOString(),
  releasedBy: row.releasedByName,
  ...standing,
  request,
});

/** Former clients, each with the last request that it was sent. */
export const listClientReleases = async ({ database, now }: AuthDeps, scope: Scope): Promise<ClientRelease[]> => {
  const home = homeScopeOf(scope);
  const rows = await database.withScope(home, listReleases);
  return database.withSystem(async (tx) => {
    const requests = await latestRequests(tx, home, now());
    const releases: ClientRelease[] = [];
    for (const row of rows)
      releases.push(releaseOf(row, await readStanding(tx, home.tenantId, row), requests.get(row.id) ?? null));
    return releases;
  });
};

/**
 * Stops managing a client: it keeps its people, reports and data and chooses a plan of its own; nobody of the consultancy has access any
 * more. Throws `resource.not_found` for other organisations, `organisation.name_differs`, or `client.no_administrator`.
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
  // The change is outside of the consultancy's scope, so each statement names the organisation.
  const row = await deps.database.withSystem(async (tx) => {
    const scoped = { ...home, tx };
    const client = (await listClients(scoped)).find(({ id }) => id === clientId);
    if (!client) throw new ProblemError('resource.not_found');
    if (client.name.trim() !== name.trim()) throw new ProblemError('organisation.name_differs');
    const { registered } = await findAdministered(tx, home.tenantId, [clientId], now);
    if (!registered.has(clientId)) throw new ProblemError('client.no_administrator');
    if (!(await detachClient(scoped, clientId, now))) throw new ProblemError('resource.not_found');
    const { name: releasedByName } = await findActor(scoped);
    await endAcceptedRequests(scoped, clientId, { at: now, byName: releasedByName });
    const there = await visiting(scoped, clientId, releasedByName);
    const consultancy = there.visitor.organisationName;
    await endInvitationsOfOutsiders(there, home.organisationId, now);
    await logInReports(there, consultancy, now, 'client-let-go');
    const path = '/ct/framework-reports';
    await noticeAdministrators(there, { kind: 'consultancy.left', facts: { consultancy }, path }, now);
    await writeToAdministrators(deps, there, sender, consultancyLeft, {
      organisation: client.name,
      consultancy,
      by: `${releasedByName} (${consultancy})`,
      at: now.toISOString(),
      url: `${sender.place.site}${path}`,
    });
    const release = await insertRelease(scoped, { clientId, clientName: client.name, releasedAt: now, releasedByName });
    return releaseOf(release, await readStanding(tx, home.tenantId, release), null);
  });
  deps.log.info(
    { kind: 'consultancies', userId: scope.userId, organisationId: clientId },
    'a consultancy stopped managing a client',
  );
  announceBoth(deps, home, clientId);
  return row;
};

/**
 * The company ends the access, with the same effect as when the consultancy stops. Throws `client.request_over` where there is none any
 * more.
 */
export const endAccess = async (deps: AuthDeps, sender: Sender, sides: Sides) => {
  const { consultancy, client, byName, now } = sides;
  const { organisationId: clientId } = client.scoped;
  if (!(await detachClient(consultancy.scoped, clientId, now))) throw new ProblemError('client.request_over');
  await endAcceptedRequests(consultancy.scoped, clientId, { at: now, byName });
  await endInvitationsOfOutsiders(client.scoped, consultancy.scoped.organisationId, now);
  await logInReports(client.scoped, consultancy.name, now, 'client-let-go');
  const release = {
    clientId,
    clientName: client.name,
    releasedAt: now,
    releasedByName: byName,
  };
  await insertRelease(consultancy.scoped, release);
  const facts = { consultancy: consultancy.name };
  await noticeAdministrators(client.scoped, { kind: 'consultancy.left', facts, path: clientPath }, now);
  await writeToAdministrators(deps, client.scoped, sender, consultancyLeft, letterFacts(sides, sender, clientPath));
};

/**
 * An administrator of a company ends the access of the consultancy that manages it, whoever began that. Throws `resource.not_found` where
 * none does, and `permission.denied` to people of the consultancy.
 */
export const endManagement = async (deps: AuthDeps, scope: Scope, sender: Sender) => {
  if (scope.visitor) throw new ProblemError('permission.denied');
  await deps.jobs.start();
  const now = deps.now();
  const ended = await deps.database.withSystem(async (tx) => {
    const consultancy = await findConsultancyOf(tx, scope);
    if (!consultancy) throw new ProblemError('resource.not_found');
    const scoped = { ...scope, tx };
    const there = asConsultancy(scoped, consultancy.id);
    const name = (await findOwnNameAndType(scoped))?.name ?? '';
    await endAccess(deps, sender, {
      consultancy: { scoped: there, name: consultancy.name },
      client: { scoped, name },
      byName: (await findActor(scoped)).name,
      now,
    });
    await noticeAdministrators(there, { kind: 'client.ended', facts: { client: name }, path: consultancyPath }, now);
    return consultancy;
  });
  const { tenantId, userId, organisationId } = scope;
  deps.log.info({ kind: 'consultancies', userId, organisationId }, 'a company ended the access of its consultancy');
  announceBoth(deps, { tenantId, organisationId: ended.id }, organisationId);
};
