import { systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { notifyWithin } from '../notifications/index.ts';
import { type BillRow, findBillByNumber } from './bills.repository.ts';
import { settle } from './collect.ts';
import { defineInvoiceMail } from './invoice-mail.ts';

export type MarkPaidDeps = Pick<GatewayDeps, 'database' | 'storage' | 'mailer' | 'jobs' | 'log' | 'now'>;

/** Why a bill cannot be marked as paid: it does not exist, or does not wait for a transfer. */
export type NotMarked = 'unknown' | Exclude<BillRow['paymentStatus'], 'wait-for-pay'>;
export type MarkPaid = (tenantId: string, number: number) => Promise<{ bill: BillRow } | { refused: NotMarked }>;

/**
 * Lets an operator confirm that the transfer for a bill has arrived: seats and period are valid from then on, the organisation is open, and
 * the receipt is sent.
 */
export const createMarkPaid = (deps: MarkPaidDeps): MarkPaid => {
  const invoiceMail = defineInvoiceMail(deps);
  return async (tenantId, number) => {
    await deps.jobs.start();
    return deps.database.withSystem(async (tx) => {
      const bill = await findBillByNumber(tx, tenantId, number);
      if (bill?.paymentStatus !== 'wait-for-pay') return { refused: bill?.paymentStatus ?? 'unknown' };
      const scoped = { ...systemScope(bill), tx };
      const outcome = { kind: 'paid' as const, reference: `transfer-${number}` };
      await settle({ ...deps, invoiceMail, notifyWithin }, scoped, bill.id, outcome, deps.now());
      return { bill };
    });
  };
};
