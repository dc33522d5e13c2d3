import { type ClientOrganization, type ConsultantCompany, mayViewClients, type TokenPair } from '@esg/contract';
import { homeScopeOf, type Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type AuthDeps, openSessionIn, requireRefreshTokenOf } from '../auth/index.ts';
import { type ClientProgress, listProgress } from './client-board.repository.ts';
import {
  findAdministered,
  findConsultancyOf,
  findOwnNameAndType,
  isClient,
  listClients,
} from './consultancies.repository.ts';

/** A client without reports has no row. */
const workOf = (row: ClientProgress | undefined): Pick<ClientOrganization, 'reports' | 'lastActivityAt'> => ({
  reports: {
    ongoing: row?.ongoing ?? 0,
    progress: { done: row?.done ?? 0, total: row?.total ?? 0 },
    nextDueOn: row?.next_due_on ?? null,
  },
  lastActivityAt: row?.last_activity_at ? new Date(row.last_activity_at).toISOString() : null,
});

/** Clients of the caller's consultancy, even while one of them is viewed. */
export const listMyClients = async ({ database, now }: AuthDeps, scope: Scope): Promise<ClientOrganization[]> => {
  const home = homeScopeOf(scope);
  const clients = await database.withScope(home, listClients);
  const ids = clients.map(({ id }) => id);
  const { administered, progress } = await database.withSystem(async (tx) => ({
    administered: await findAdministered(tx, home.tenantId, ids, now()),
    progress: new Map((await listProgress(tx, home)).map((row) => [row.client_id, row])),
  }));
  const { registered, invited } = administered;
  const stateOf = (id: string) => (registered.has(id) ? 'registered' : invited.has(id) ? 'invited' : 'none');
  return clients.map((client) => ({
    ...client,
    administrator: stateOf(client.id),
    ...workOf(progress.get(client.id)),
  }));
};

/** The consultancy of the caller and the client they view; for a client's own people, the consultancy that works for them. */
export const readConsultantCompany = async ({ database }: AuthDeps, scope: Scope): Promise<ConsultantCompany> => {
  const { visitor } = scope;
  const here = await database.withScope(scope, findOwnNameAndType);
  if (!here) throw new ProblemError('resource.not_found');
  const place = { id: here.id, name: here.name };
  if (visitor) return { consultancy: { id: visitor.organisationId, name: visitor.organisationName }, client: place };
  const consultancy = await database.withSystem((tx) => findConsultancyOf(tx, scope));
  if (consultancy) return { consultancy, client: place };
  return { consultancy: mayViewClients(scope.role, here.type) ? place : null, client: null };
};

/**
 * A token pair for a client of the caller's consultancy, or for returning. Throws `auth.not_authenticated` for a refresh token of another
 * session, and `resource.not_found` for organisations that are no client.
 */
export const switchOrganization = async (
  deps: AuthDeps,
  scope: Scope,
  session: { id: string; signInId: string },
  { organisationId, refreshToken }: { organisationId: string; refreshToken: string },
): Promise<TokenPair> => {
  await requireRefreshTokenOf(deps, session.id, refreshToken);
  const home = homeScopeOf(scope);
  await deps.database.withScope(home, async (scoped) => {
    if (organisationId !== home.organisationId && !(await isClient(scoped, organisationId)))
      throw new ProblemError('resource.not_found');
  });
  const pair = await openSessionIn(deps, session.signInId, organisationId);
  const { userId, organisationId: consultancy } = home;
  deps.log.info(
    { kind: 'consultancies', userId, consultancy, organisationId },
    'a consultant changed the organisation',
  );
  return pair;
};
