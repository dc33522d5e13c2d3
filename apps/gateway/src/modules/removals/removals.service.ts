import { daysAfter, type OrganizationRemoval, removalWaitingDays } from '@esg/contract';
import { type Scope, type Scoped, systemScope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  closeForRemoval,
  type PaymentDeps,
  publishSubscriptionChange,
  removeOrganisation,
  reopenAfterRemoval,
} from '../payment/index.ts';
import { findCallerName, listDueRemovals, lockOwn, ownsItsTenant, updateRemoval } from './removals.repository.ts';

const requireOwn = async (scoped: Scoped) => {
  const organisation = await lockOwn(scoped);
  if (!organisation) throw new ProblemError('resource.not_found');
  return organisation;
};

const announce = (deps: PaymentDeps, scope: Scope) => {
  publishSubscriptionChange(deps, scope);
  deps.realtime.publish(scope, { type: 'organisation.changed', organisationId: scope.organisationId });
};

const viewOf = (at: Date | null, requestedBy: string | null): OrganizationRemoval => ({
  removal: at && { at: at.toISOString(), requestedBy: requestedBy ?? '' },
});

/** When the caller's organisation is removed, if an administrator asked for it. */
export const readRemoval = ({ database }: PaymentDeps, scope: Scope): Promise<OrganizationRemoval> =>
  database.withScope(scope, async (scoped) => {
    const { removalAt, removalRequestedByName } = await requireOwn(scoped);
    return viewOf(removalAt, removalRequestedByName);
  });

/**
 * Asks for the removal of the caller's organisation. The organisation is closed for 30 days and is then removed with everything it has;
 * asking again does not extend that time. Throws `organisation.name_differs`, or `organisation.owns_tenant` where only support can do it.
 */
export const requestRemoval = async (deps: PaymentDeps, scope: Scope, name: string): Promise<OrganizationRemoval> => {
  await deps.jobs.start();
  const view = await deps.database.withScope(scope, async (scoped) => {
    const organisation = await requireOwn(scoped);
    if (organisation.name.trim() !== name) throw new ProblemError('organisation.name_differs');
    if (await ownsItsTenant(scoped)) throw new ProblemError('organisation.owns_tenant');
    if (organisation.removalAt) return viewOf(organisation.removalAt, organisation.removalRequestedByName);
    const removalAt = daysAfter(deps.now(), removalWaitingDays);
    const removalRequestedByName = await findCallerName(scoped);
    const statusBeforeRemoval = await closeForRemoval(deps, scoped, removalAt);
    await updateRemoval(scoped, { removalAt, removalRequestedByName, statusBeforeRemoval });
    return viewOf(removalAt, removalRequestedByName);
  });
  announce(deps, scope);
  return view;
};

/** Withdraws the removal and restores the subscription's status. Throws `resource.not_found` where nobody asked for one. */
export const withdrawRemoval = async (deps: PaymentDeps, scope: Scope) => {
  await deps.database.withScope(scope, async (scoped) => {
    const { removalAt, statusBeforeRemoval } = await requireOwn(scoped);
    if (!removalAt) throw new ProblemError('resource.not_found');
    if (statusBeforeRemoval) await reopenAfterRemoval(deps, scoped, statusBeforeRemoval);
    await updateRemoval(scoped, { removalAt: null, removalRequestedByName: null, statusBeforeRemoval: null });
  });
  announce(deps, scope);
};

/** Removes every organisation whose waiting time is over. One that fails is logged and tried again at the next run. */
export const removeDueOrganisations = async (deps: PaymentDeps) => {
  const due = await deps.database.withSystem((tx) => listDueRemovals(tx, deps.now()));
  for (const owner of due)
    await removeOrganisation(deps, systemScope(owner)).catch((err: unknown) =>
      deps.log.error({ err, organisation: owner.organisationId }, 'an organisation was not removed'),
    );
};
