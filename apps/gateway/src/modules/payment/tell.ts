import type { Scoped } from '../../platform/database/index.ts';
import type { BillRow } from './bills.repository.ts';
import type { PaymentDeps } from './payment.deps.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

type TellDeps = Pick<PaymentDeps, 'mailer'>;
export const tellPaid = async (_deps: TellDeps, _scoped: Scoped, _row: SubscriptionRow, _bill: BillRow) => {};
export const tellPaymentFailed = async (_deps: TellDeps, _scoped: Scoped, _row: SubscriptionRow, _bill: BillRow) => {};
export const tellResumed = async (_deps: TellDeps, _scoped: Scoped, _row: SubscriptionRow) => {};
export const tellInvoice = async (_deps: TellDeps, _scoped: Scoped, _row: SubscriptionRow, _bill: BillRow) => {};
export const tellSuspended = async (_deps: TellDeps, _scoped: Scoped, _row: SubscriptionRow) => {};
export const tellCancelled = async (_deps: TellDeps, _scoped: Scoped, _row: SubscriptionRow) => {};
export const tellTrialEnding = async (_deps: TellDeps, _scoped: Scoped, _row: SubscriptionRow) => {};
