import type {
  BankAccount,
  BillingContact,
  BillingPlan,
  Card,
  PaymentType,
  PlanType,
  ProviderState,
  SubscriptionStatus,
} from '@esg/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence, tenantFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

export const tenantColumn = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });
export const ownerColumns = () => ({
  tenantId: tenantColumn(),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
});

/** The price of a plan at a tenant that sets its own; others have the standard price. Amounts in US cents. */
export const planPrices = pgTable(
  'plan_prices',
  {
    tenantId: tenantColumn(),
    plan: text('plan').$type<PlanType>().notNull(),
    seatMonthMinor: integer('seat_month_minor').notNull(),
    annualDiscountPercent: integer('annual_discount_percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.plan] }), ...tenantFence(table)],
).enableRLS();

/** The account that a tenant's customers transfer to; without a row its support tells them. */
export const bankAccounts = pgTable(
  'bank_accounts',
  { tenantId: tenantColumn().primaryKey(), account: jsonb('account').$type<BankAccount>().notNull() },
  (table) => [...tenantFence(table)],
).enableRLS();

/** A code that makes a subscription cheaper or its trial longer. */
export const vouchers = pgTable(
  'vouchers',
  {
    tenantId: tenantColumn(),
    /** Upper case. */
    code: text('code').notNull(),
    percentOff: integer('percent_off').notNull().default(0),
    extraTrialDays: integer('extra_trial_days').notNull().default(0),
    expiresAt: instant('expires_at'),
    usesMax: integer('uses_max'),
    uses: integer('uses').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.code] }), ...tenantFence(table)],
).enableRLS();

/** What an organisation chose and has not paid yet. */
export const temporaryPayments = pgTable(
  'temporary_payments',
  {
    ...ownerColumns(),
    plan: text('plan').$type<PlanType>().notNull(),
    billingPlan: integer('billing_plan').$type<BillingPlan>().notNull(),
    seats: integer('seats').notNull(),
    voucherCode: text('voucher_code'),
  },
  (table) => [primaryKey({ columns: [table.organisationId] }), ...organisationFence(table)],
).enableRLS();

/** The billing contact and address. */
export const billingContacts = pgTable(
  'billing_contacts',
  { ...ownerColumns(), contact: jsonb('contact').$type<BillingContact>().notNull() },
  (table) => [primaryKey({ columns: [table.organisationId] }), ...organisationFence(table)],
).enableRLS();

/** An organisation's subscription, one each. An ended one is continued, so that nobody gets a second trial. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: idColumn(),
    ...ownerColumns(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    providerState: text('provider_state').$type<ProviderState>().notNull(),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    plan: text('plan').$type<PlanType>().notNull(),
    billingPlan: integer('billing_plan').$type<BillingPlan>().notNull(),
    seats: integer('seats').notNull(),
    seatsAtRenewal: integer('seats_at_renewal'),
    /** Price of one seat for one billing period, as agreed at the start. */
    seatPeriodMinor: integer('seat_period_minor').notNull(),
    voucherCode: text('voucher_code'),
    /** The voucher's reduction of the first bill. */
    percentOff: integer('percent_off').notNull().default(0),
    trialEndsAt: instant('trial_ends_at'),
    trialReminded: boolean('trial_reminded').notNull().default(false),
    /** Start of the first paid period, from which all later ones are counted. */
    anchorAt: instant('anchor_at'),
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    dueSince: instant('due_since'),
    retries: integer('retries').notNull().default(0),
    endsAt: instant('ends_at'),
    suspendedAt: instant('suspended_at'),
    terminatedAt: instant('terminated_at'),
    removalAt: instant('removal_at'),
    /** When the next scheduled change is due; null where only people change it. */
    nextDueAt: instant('next_due_at'),
    /** The provider's reference of the card; never its number. */
    customerId: text('customer_id'),
    cardId: text('card_id'),
    card: jsonb('card').$type<Card>(),
    /** Origin of the site that links in e-mails lead to: where an administrator last managed the subscription. */
    site: text('site').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('subscriptions_organisation').on(table.organisationId),
    index('subscriptions_due').on(table.nextDueAt),
    ...organisationFence(table),
  ],
).enableRLS();
