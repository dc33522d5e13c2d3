import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { notifyWithin } from '../notifications/index.ts';
import type { CardProvider } from './cards/provider.ts';
import type { StatusMemory } from './suspended.ts';

/** Which invoice is sent, and whether as a bill to pay or as a receipt. */
export type InvoiceMail = {
  tenantId: string;
  organisationId: string;
  billId: string;
  site: string;
  isPaid: boolean;
  /** Paying it reopens a suspended organisation. */
  toResume?: boolean;
};

/** The dependencies of this module's services. */
export type PaymentDeps = GatewayDeps & {
  cards: CardProvider;
  statuses: StatusMemory;
  invoiceMail: Job<InvoiceMail>;
  /** Adds a notification for the administrators. */
  notifyWithin: typeof notifyWithin;
};

/** After a commit: makes this process read the status again, and the organisation's pages reload. */
export const publishSubscriptionChange = (
  { statuses, realtime }: PaymentDeps,
  scope: Pick<Scope, 'tenantId' | 'organisationId'>,
) => {
  statuses.forget(scope.organisationId);
  realtime.publish(scope, { type: 'subscription.changed' });
};

/** The same after a plan was chosen, which may change the organisation's type. */
export const announcePlan = (deps: PaymentDeps, scope: Pick<Scope, 'tenantId' | 'organisationId'>) => {
  deps.realtime.publish(scope, { type: 'organisation.changed', organisationId: scope.organisationId });
  publishSubscriptionChange(deps, scope);
};
