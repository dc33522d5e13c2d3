import { organisationTypeBy, type PlanType } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findOrganisation, hasClients, updateOrganisationType } from './subscriptions.repository.ts';

/** Throws `subscription.has_clients` for a plan that does not allow the clients the caller's organisation has. */
export const requirePlanFits = async (scoped: Scoped, plan: PlanType) => {
  if (plan !== 'consultancy' && (await hasClients(scoped))) throw new ProblemError('subscription.has_clients');
};

/** Sets the type of the caller's organisation by its plan (decision 13): a consultancy, or a company with or without a voucher. */
export const followPlan = async (scoped: Scoped, plan: PlanType, hasVoucher: boolean, now: Date) => {
  await requirePlanFits(scoped, plan);
  const type = organisationTypeBy(plan, hasVoucher);
  const organisation = await findOrganisation(scoped);
  if (organisation && organisation.type !== type) await updateOrganisationType(scoped, type, now);
};
