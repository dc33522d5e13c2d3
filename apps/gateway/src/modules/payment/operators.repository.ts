import type { BankAccount, PlanType, SeatPrice } from '@esg/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { users } from '../users/users.tables.ts';
import { bankAccounts, planPrices, vouchers } from './payment.tables.ts';

/** Adds a voucher to a tenant. False where one has the same code; that one stays unchanged. */
export const insertVoucher = async (tx: Transaction, voucher: typeof vouchers.$inferInsert): Promise<boolean> => {
  const rows = await tx.insert(vouchers).values(voucher).onConflictDoNothing().returning({ code: vouchers.code });
  return rows.length > 0;
};

/** A tenant's vouchers by code. */
export const listVouchers = (tx: Transaction, tenantId: string) =>
  tx.select().from(vouchers).where(eq(vouchers.tenantId, tenantId)).orderBy(asc(vouchers.code));

/** The price of a seat at a tenant for new subscriptions; existing ones keep theirs. */
export const savePrice = async (tx: Transaction, tenantId: string, plan: PlanType, price: SeatPrice) => {
  await tx
    .insert(planPrices)
    .values({ ...price, tenantId, plan })
    .onConflictDoUpdate({ target: [planPrices.tenantId, planPrices.plan], set: price });
};

/** The account that a tenant's customers transfer to from the next bill on; without an account its support tells them. */
export const saveBankAccount = async (tx: Transaction, tenantId: string, account: BankAccount | null) => {
  if (account === null) await tx.delete(bankAccounts).where(eq(bankAccounts.tenantId, tenantId));
  else
    await tx
      .insert(bankAccounts)
      .values({ tenantId, account })
      .onConflictDoUpdate({ target: bankAccounts.tenantId, set: { account } });
};

/** The organisation of a tenant that this person administers. */
export const findAdministered = async (tx: Transaction, tenantId: string, email: string) => {
  const [row] = await tx
    .select({ tenantId: users.tenantId, organisationId: users.organisationId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email), eq(users.role, 'administrator')));
  return row;
};
