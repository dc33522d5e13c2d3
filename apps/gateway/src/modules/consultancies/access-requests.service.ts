import { type AccessRequest, accessRequestLimits, dayMilliseconds } from '@esg/contract';
import { consultancyAsks, consultancyReturned } from '@esg/email';
import { homeScopeOf, type Scope, type Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { AuthDeps, Sender } from '../auth/index.ts';
import { findActor } from '../users/index.ts';
import {
  type AccessRequestRow,
  answerAccessRequest,
  insertAccessRequest,
  isPending,
  latestRequests,
  listAccessRequests,
  lockAccessRequest,
  madeBy,
  sentTo,
} from './access-requests.repository.ts';
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
import { findOwnNameAndType } from './consultancies.repository.ts';
import { attachClient, isRestorable, lockRelease, updateRestored } from './releases.repository.ts';
import { endAccess } from './releases.service.ts';

/** Where a company that is managed again finds who does. */
const settingsPath = '/ct/account-settings';

/**
 * Asks a former client whether the consultancy may manage it again, and notifies its administrators in the product and by e-mail. Throws
 * `resource.not_found` for any other organisation, `client.on_its_own`, `client.asked_already`, or `request.too_many`.
 */
export const requestAccess = async (
  deps: AuthDeps,
  scope: Scope,
  releaseId: string,
  sender: Sender,
): Promise<AccessRequest> => {
  await deps.jobs.start();
  const home = homeScopeOf(scope);
  const now = deps.now();
  const request = await deps.database.withSystem(async (tx) => {
    const scoped = { ...home, tx };
    const release = await lockRelease(scoped, releaseId);
    if (!release) throw new ProblemError('resource.not_found');
    const { clientId } = release;
    if (!(await isRestorable(tx, home.tenantId, clientId))) throw new ProblemError('client.on_its_own');
    const before = (await latestRequests(tx, home, now)).get(releaseId);
    if (before?.state === 'pending') throw new ProblemError('client.asked_already');
    await deps.limits.countAttempt('accessRequest', `${home.organisationId}:${clientId}`);
    const { name } = await findActor(scoped);
    const expiresAt = new Date(now.getTime() + accessRequestLimits.validDays * dayMilliseconds);
    const { id } = await insertAccessRequest(scoped, {
      releaseId,
      clientId,
      requestedAt: now,
      requestedByName: name,
      expiresAt,
    });
    await notifyOfRequest(deps, await visiting(scoped, clientId, name), sender, { expiresAt, now });
    const made = (await listAccessRequests(tx, madeBy(home), now)).find((each) => each.id === id);
    if (!made) throw new Error('A request for access was not found again');
    return { ...made, clientId };
  });
  const { clientId, releaseId: _releaseId, ...made } = request;
  deps.log.info({ kind: 'consultancies', userId: scope.userId, organisationId: clientId }, 'a former client was asked');
  announceBoth(deps, home, clientId);
  return made;
};

const notifyOfRequest = async (
  deps: AuthDeps,
  there: Awaited<ReturnType<typeof visiting>>,
  sender: Sender,
  { expiresAt, now }: { expiresAt: Date; now: Date },
) => {
  const { name, organisationName: consultancy } = there.visitor;
  const organisation = (await findOwnNameAndType(there))?.name ?? '';
  const notice = {
    kind: 'consultancy.asked' as const,
    facts: { consultancy },
    path: clientPath,
  };
  await noticeAdministrators(there, notice, now);
  await writeToAdministrators(deps, there, sender, consultancyAsks, {
    organisation,
    consultancy,
    by: name,
    until: expiresAt.toISOString(),
    answerUrl: `${sender.place.site}${clientPath}`,
  });
};

/** Withdraws the consultancy's own request. Throws `resource.not_found`, or `client.request_over`. */
export const withdrawAccessRequest = async (deps: AuthDeps, scope: Scope, id: string) => {
  const home = homeScopeOf(scope);
  const now = deps.now();
  const { clientId } = await deps.database.withSystem(async (tx) => {
    const scoped = { ...home, tx };
    const row = await lockAccessRequest(tx, madeBy(home), id);
    if (!row) throw new ProblemError('resource.not_found');
    if (!isPending(row, now)) throw new ProblemError('client.request_over');
    const { name } = await findActor(scoped);
    await answerAccessRequest(tx, id, { state: 'withdrawn', at: now, byName: name });
    return row;
  });
  announceBoth(deps, home, clientId);
};

/** Requests that consultancies sent to the caller's own organisation, the last one first. */
export const listReceivedRequests = async ({ database, now }: AuthDeps, scope: Scope): Promise<AccessRequest[]> => {
  const requests = await database.withSystem((tx) => listAccessRequests(tx, sentTo(scope), now()));
  return requests.map(({ releaseId: _releaseId, ...request }) => request);
};

type Answer = 'accepted' | 'declined' | 'ended';

/** A request to the caller's own organisation, locked for its answer. Throws `resource.not_found`, or `client.request_over`. */
const takeRequest = async (scoped: Scoped, id: string, answer: Answer, now: Date): Promise<AccessRequestRow> => {
  const row = await lockAccessRequest(scoped.tx, sentTo(scoped), id);
  if (!row) throw new ProblemError('resource.not_found');
  const isOpen = answer === 'ended' ? row.state === 'accepted' : isPending(row, now);
  if (!isOpen) throw new ProblemError('client.request_over');
  return row;
};

type Given = Sides & { readonly row: AccessRequestRow };

/**
 * The company is managed again from now on. Throws `client.on_its_own` where it has a plan by now, or `client.request_over` where the
 * asking organisation is no consultancy any more.
 */
const accept = async (deps: AuthDeps, sender: Sender, given: Given) => {
  const { row, consultancy, client, byName, now } = given;
  if ((await findOwnNameAndType(consultancy.scoped))?.type !== 'Consultancy')
    throw new ProblemError('client.request_over');
  if (!(await attachClient(consultancy.scoped, row.clientId, now))) throw new ProblemError('client.on_its_own');
  await updateRestored(consultancy.scoped, row.releaseId, now, byName);
  await logInReports(client.scoped, consultancy.name, now, 'client-taken-back');
  const facts = { consultancy: consultancy.name };
  await noticeAdministrators(client.scoped, { kind: 'consultancy.returned', facts, path: settingsPath }, now);
  await writeToAdministrators(
    deps,
    client.scoped,
    sender,
    consultancyReturned,
    letterFacts(given, sender, settingsPath),
  );
};

/**
 * An administrator of the company answers a request, or ends an accepted one. Only the first of several answers counts. Throws
 * `resource.not_found` for requests to others, `client.request_over`, or `client.on_its_own`.
 */
export const answerRequest = async (deps: AuthDeps, scope: Scope, id: string, answer: Answer, sender: Sender) => {
  await deps.jobs.start();
  const now = deps.now();
  const row = await deps.database.withSystem(async (tx) => {
    const scoped = { ...scope, tx };
    const taken = await takeRequest(scoped, id, answer, now);
    const there = asConsultancy(scoped, taken.organisationId);
    const given: Given = {
      row: taken,
      consultancy: { scoped: there, name: (await findOwnNameAndType(there))?.name ?? '' },
      client: { scoped, name: (await findOwnNameAndType(scoped))?.name ?? '' },
      byName: (await findActor(scoped)).name,
      now,
    };
    if (answer === 'accepted') await accept(deps, sender, given);
    if (answer === 'ended') await endAccess(deps, sender, given);
    if (answer !== 'ended') await answerAccessRequest(tx, id, { state: answer, at: now, byName: given.byName });
    const facts = { client: given.client.name };
    await noticeAdministrators(there, { kind: `client.${answer}`, facts, path: consultancyPath }, now);
    return taken;
  });
  const { organisationId, clientId } = row;
  deps.log.info(
    { kind: 'consultancies', userId: scope.userId, organisationId: clientId, answer },
    'a request for access was answered',
  );
  announceBoth(deps, { tenantId: scope.tenantId, organisationId }, clientId);
};
