import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { notifyWithin } from '../notifications/index.ts';
import type { CardProvider } from './cards/provider.ts';
import type { StatusMemory } from './suspended.ts';

/** Which invoice goes out, and whether as one to pay or as a receipt. */
export type InvoiceMail = {
  tenantId: string;
  organisationId: string;
  billId: string;
  site: string;
  isPaid: boolean;
  /** It opens a suspended organisation again. */
  toResume?: boolean;
};

/** What the services of this module work with. */
export type PaymentDeps = GatewayDeps & {
  cards: CardProvider;
  statuses: StatusMemory;
  invoiceMail: Job<InvoiceMail>;
  /** Puts a notification into the administrators' centre. */
  notifyWithin: typeof notifyWithin;
};

/** After a commit: this process looks at the status again, and the organisation's people at their screens. */
export const publishSubscriptionChange = (
  { statuses, realtime }: PaymentDeps,
  scope: Pick<Scope, 'tenantId' | 'organisationId'>,
) => {
  statuses.forget(scope.organisationId);
  realtime.publish(scope, { type: 'subscription.changed' });
};

/** The same where a plan was taken, which may make another kind of organisation of it. */
export const announcePlan = (deps: PaymentDeps, scope: Pick<Scope, 'tenantId' | 'organisationId'>) => {
  deps.realtime.publish(scope, { type: 'organisation.changed', organisationId: scope.organisationId });
  publishSubscriptionChange(deps, scope);
};

/** The scope of what time does, inside the fence of the organisation it is done to; `userId` names nobody. */
export const systemScope = ({ tenantId, organisationId }: Pick<Scope, 'tenantId' | 'organisationId'>): Scope => ({
  tenantId,
  organisationId,
  role: 'administrator',
  userId: '00000000-0000-4000-8000-000000000000',
});
