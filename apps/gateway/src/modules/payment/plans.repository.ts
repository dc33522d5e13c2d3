import {
  type BankAccount,
  type BillingContact,
  type PlanType,
  type SeatPrice,
  standardSeatPrice,
  type TemporaryPayment,
} from '@esg/contract';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { bankAccounts, billingContacts, planPrices, temporaryPayments, vouchers } from './payment.tables.ts';

/** The price of a seat at the caller's tenant. */
export const findSeatPrice = async ({ tx, tenantId }: Scoped, plan: PlanType): Promise<SeatPrice> => {
  const [row] = await tx
    .select()
    .from(planPrices)
    .where(and(eq(planPrices.tenantId, tenantId), eq(planPrices.plan, plan)));
  return row ?? standardSeatPrice;
};

/** The account that the caller's organisation transfers to; null where the tenant's support tells it. */
export const findBankAccount = async ({ tx, tenantId }: Scoped): Promise<BankAccount | null> => {
  const [row] = await tx.select().from(bankAccounts).where(eq(bankAccounts.tenantId, tenantId));
  return row?.account ?? null;
};

export type VoucherRow = typeof vouchers.$inferSelect;
const ownVoucher = ({ tenantId }: Scoped, code: string) =>
  and(eq(vouchers.tenantId, tenantId), eq(vouchers.code, code));

/** The tenant's voucher of this code. */
export const findVoucher = async (scoped: Scoped, code: string): Promise<VoucherRow | undefined> => {
  const [row] = await scoped.tx.select().from(vouchers).where(ownVoucher(scoped, code));
  return row;
};

/** Counts one use. False where the last use was taken meanwhile. */
export const countVoucherUse = async (scoped: Scoped, code: string): Promise<boolean> => {
  const rows = await scoped.tx
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} + 1` })
    .where(and(ownVoucher(scoped, code), or(isNull(vouchers.usesMax), lt(vouchers.uses, vouchers.usesMax))))
    .returning({ code: vouchers.code });
  return rows.length > 0;
};

export const findTemporaryPayment = async ({ tx, organisationId }: Scoped): Promise<TemporaryPayment | undefined> => {
  const [row] = await tx.select().from(temporaryPayments).where(eq(temporaryPayments.organisationId, organisationId));
  return row && { userType: row.plan, billingPlan: row.billingPlan, seat: row.seats, voucherCode: row.voucherCode };
};

/** Stores the choice and replaces an earlier one. */
export const saveTemporaryPayment = async ({ tx, tenantId, organisationId }: Scoped, chosen: TemporaryPayment) => {
  const { userType, billingPlan, seat, voucherCode } = chosen;
  const fields = { plan: userType, billingPlan, seats: seat, voucherCode };
  await tx
    .insert(temporaryPayments)
    .values({ tenantId, organisationId, ...fields })
    .onConflictDoUpdate({ target: temporaryPayments.organisationId, set: fields });
};

/** Deletes the choice after it became a subscription. */
export const deleteTemporaryPayment = async ({ tx, organisationId }: Scoped) => {
  await tx.delete(temporaryPayments).where(eq(temporaryPayments.organisationId, organisationId));
};

/** The organisation's billing contact and address. */
export const findBillingContact = async ({ tx, organisationId }: Scoped): Promise<BillingContact | null> => {
  const [row] = await tx.select().from(billingContacts).where(eq(billingContacts.organisationId, organisationId));
  return row?.contact ?? null;
};

export const saveBillingContact = async ({ tx, tenantId, organisationId }: Scoped, contact: BillingContact) => {
  await tx
    .insert(billingContacts)
    .values({ tenantId, organisationId, contact })
    .onConflictDoUpdate({ target: billingContacts.organisationId, set: { contact } });
};
