import { randomUUID } from 'node:crypto';
import type { ClientAdministratorInvitation, ClientOrganization, NewClient } from '@esg/contract';
import { findCountry } from '@esg/standards';
import { homeScopeOf, type Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { AuthDeps, Sender } from '../auth/index.ts';
import { inviteUser } from '../invitations/index.ts';
import { findActor } from '../users/index.ts';
import { findOwnNameAndType, insertClient, isClient } from './consultancies.repository.ts';

const announce = ({ realtime }: AuthDeps, home: Scope) => realtime.publish(home, { type: 'people.changed' });

/** Adds a company as a client of the caller's consultancy. Throws `request.invalid` for an unknown country. */
export const createClient = async (deps: AuthDeps, scope: Scope, given: NewClient): Promise<ClientOrganization> => {
  const { name, industry, headquartersCountry } = given;
  if (headquartersCountry && !findCountry(headquartersCountry))
    throw new ProblemError('request.invalid', {
      issues: [{ path: 'headquartersCountry', rule: 'choice_unknown', params: {} }],
    });
  const home = homeScopeOf(scope);
  const consultancyId = home.organisationId;
  const id = randomUUID();
  const client = { name, industry: industry || null, headquartersCountry: headquartersCountry || null };
  await deps.database.withScope({ ...home, organisationId: id }, (scoped) =>
    insertClient(scoped, { ...client, consultancyId }),
  );
  deps.log.info({ kind: 'consultancies', userId: scope.userId, consultancyId, organisationId: id }, 'a new client');
  announce(deps, home);
  return {
    id,
    name,
    industry: client.industry,
    headquartersCountry: client.headquartersCountry,
    administrator: 'none',
    reports: { ongoing: 0, progress: { done: 0, total: 0 }, nextDueOn: null },
    lastActivityAt: null,
  };
};

/**
 * Asks somebody to administer a client of the caller's consultancy. Asking again replaces the link. Throws `resource.not_found` for other
 * organisations, or `user.email_taken`.
 */
export const inviteClientAdministrator = async (
  deps: AuthDeps,
  scope: Scope,
  clientId: string,
  { email, language }: ClientAdministratorInvitation,
  sender: Sender,
) => {
  const home = homeScopeOf(scope);
  const visitor = await deps.database.withScope(home, async (scoped) => {
    if (!(await isClient(scoped, clientId))) throw new ProblemError('resource.not_found');
    const own = await findOwnNameAndType(scoped);
    const { name } = await findActor(scoped);
    return { name, organisationId: home.organisationId, organisationName: own?.name ?? '' };
  });
  const there: Scope = { ...home, organisationId: clientId, role: 'consultant', organisationType: 'Client', visitor };
  await inviteUser(deps, there, { email, role: 'administrator', language }, sender);
  announce(deps, home);
};
