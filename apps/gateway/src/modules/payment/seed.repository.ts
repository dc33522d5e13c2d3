import type { Transaction } from '../../platform/database/index.ts';
import { vouchers } from './payment.tables.ts';

/** Gives a tenant a voucher; one of the same code stays as it is. */
export const insertVoucher = async (tx: Transaction, voucher: typeof vouchers.$inferInsert) => {
  await tx.insert(vouchers).values(voucher).onConflictDoNothing();
};
