import type {
  BankAccount,
  BillingContact,
  BillLine,
  Language,
  PaymentPurpose,
  PaymentStatus,
  PaymentType,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant, organisationFence, tenantFence } from '../../platform/database/index.ts';
import { ownerColumns, subscriptions, tenantColumn } from './payment.tables.ts';

/** The last bill number of each tenant. */
export const billCounters = pgTable(
  'bill_counters',
  { tenantId: tenantColumn().primaryKey(), last: integer('last').notNull() },
  (table) => [...tenantFence(table)],
).enableRLS();

/** Everything that an invoice says, as it was when the bill was issued. */
export type BillDocument = {
  organisation: string;
  contact: BillingContact | null;
  lines: BillLine[];
  voucherCode: string | null;
  discountMinor: number;
  language: Language;
  /** The account to transfer to; absent where support tells it, and where a card pays. */
  payTo?: BankAccount;
  brand: { companyName: string; supportEmail: string; colorSetting: unknown; logoFileId: string | null };
};

/** A bill. Only its payment status changes; a trigger of the migration keeps everything else as it was. */
export const bills = pgTable(
  'bills',
  {
    id: idColumn(),
    ...ownerColumns(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull(),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    currency: text('currency').$type<'USD'>().notNull(),
    /** Seats of the subscription once this bill is paid. */
    seats: integer('seats').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    totalMinor: integer('total_minor').notNull(),
    document: jsonb('document').$type<BillDocument>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    dueAt: instant('due_at').notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    /** Attempts to charge a card; each has its own idempotency key. */
    attempts: integer('attempts').notNull().default(0),
    /** The provider's id of the payment. */
    paymentReference: text('payment_reference'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    unique('bills_number').on(table.tenantId, table.number),
    index('bills_organisation').on(table.organisationId, table.issuedAt.desc(), table.id),
    index('bills_subscription').on(table.subscriptionId),
    ...organisationFence(table),
  ],
).enableRLS();

/** Events of the card provider that were processed, so that a repeated one changes nothing. They are not visible to anybody. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('provider_events_received').on(table.receivedAt),
    ...fenceOf(() => sql`false`),
  ],
).enableRLS();
