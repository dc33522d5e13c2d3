import type { Bill } from '@esg/contract';
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { billCounters, bills, providerEvents } from './bills.tables.ts';

export type BillRow = typeof bills.$inferSelect;
type NewBill = Omit<typeof bills.$inferInsert, 'id' | 'tenantId' | 'organisationId' | 'number'>;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(bills.tenantId, tenantId), eq(bills.organisationId, organisationId));
const ownBill = (scoped: Scoped, id: string) => and(own(scoped), eq(bills.id, id));

/** The format of a bill number. */
export const billNumberOf = (number: number) => `INV-${String(number).padStart(6, '0')}`;

/** A bill as the API returns it. */
export const billOf = (row: BillRow): Bill => ({
  id: row.id,
  number: billNumberOf(row.number),
  purpose: row.purpose,
  paymentStatus: row.paymentStatus,
  paymentType: row.paymentType,
  currency: row.currency,
  lines: row.document.lines,
  voucherCode: row.document.voucherCode,
  discountMinor: row.document.discountMinor,
  totalMinor: row.totalMinor,
  issuedAt: row.issuedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

/**
 * Issues the bill under the tenant's next number. The counter's row is locked until the transaction ends, so that numbers have no gaps and
 * no duplicates.
 */
export const insertBill = async (scoped: Scoped, bill: NewBill): Promise<BillRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [counter] = await tx
    .insert(billCounters)
    .values({ tenantId, last: 1 })
    .onConflictDoUpdate({ target: billCounters.tenantId, set: { last: sql`${billCounters.last} + 1` } })
    .returning();
  const [row] = await tx
    .insert(bills)
    .values({ ...bill, tenantId, organisationId, number: counter?.last ?? 1 })
    .returning();
  if (!row) throw new Error('The database took a bill and gave none back');
  return row;
};

export const findBill = async (scoped: Scoped, id: string): Promise<BillRow | undefined> => {
  const [row] = await scoped.tx.select().from(bills).where(ownBill(scoped, id));
  return row;
};

/** The bill, locked for this transaction. */
export const lockBill = async (scoped: Scoped, id: string): Promise<BillRow | undefined> => {
  const [row] = await scoped.tx.select().from(bills).where(ownBill(scoped, id)).for('update');
  return row;
};

type PaymentChange = Partial<Pick<BillRow, 'paymentStatus' | 'attempts' | 'paymentReference' | 'paidAt'>>;

/** Changes the bill's payment status; nothing else of a bill changes. */
export const updatePayment = async (scoped: Scoped, id: string, change: PaymentChange) => {
  await scoped.tx.update(bills).set(change).where(ownBill(scoped, id));
};

/** Bills that are still to be paid. */
export const listOpenBills = (scoped: Scoped): Promise<BillRow[]> =>
  scoped.tx
    .select()
    .from(bills)
    .where(and(own(scoped), inArray(bills.paymentStatus, ['pending', 'failed', 'wait-for-pay'])))
    .orderBy(desc(bills.number));

/** Newest first, below that number. */
export const listBills = (scoped: Scoped, below: number | undefined, limit: number): Promise<BillRow[]> =>
  scoped.tx
    .select()
    .from(bills)
    .where(and(own(scoped), below === undefined ? undefined : lt(bills.number, below)))
    .orderBy(desc(bills.number))
    .limit(limit);

/** Id of the tenant's published brand. */
export const findBrandId = async ({ tx, tenantId }: Scoped) => {
  const [row] = await tx.select({ brandId: tenants.brandId }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.brandId;
};

/** Card payments of all tenants, billed before that moment, whose outcome was never stored. */
export const listUnanswered = (tx: Transaction, issuedBefore: Date, rowsMax: number): Promise<BillRow[]> =>
  tx
    .select()
    .from(bills)
    .where(and(eq(bills.paymentStatus, 'pending'), ne(bills.paymentType, 'offline'), lt(bills.issuedAt, issuedBefore)))
    .orderBy(bills.issuedAt)
    .limit(rowsMax);

/** Stores an event of the card provider. False where it was stored before. */
export const noteEvent = async (tx: Transaction, provider: string, id: string, receivedAt: Date): Promise<boolean> => {
  const rows = await tx
    .insert(providerEvents)
    .values({ provider, id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id });
  return rows.length > 0;
};

/** A bill of a tenant by its number, for operators. */
export const findBillByNumber = async (tx: Transaction, tenantId: string, number: number) => {
  const [row] = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.tenantId, tenantId), eq(bills.number, number)));
  return row;
};
