import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { limits } from './limits.ts';
import { CardSchema, CardTokenIdSchema } from './payment-cards.ts';
import { IdSchema, InstantSchema, LineSchema, ref, WrittenSchema } from './schema.ts';
import { paymentStatuses, paymentTypes, providerStates, subscriptionStatuses } from './subscription-life.ts';
import { billingPlans, planTypes, seatLimits } from './subscription-prices.ts';

export const PlanTypeSchema = v.pipe(v.picklist(planTypes), ref('PlanType'));
export const BillingPlanSchema = v.pipe(v.picklist(billingPlans), ref('BillingPlan'));
export const SubscriptionStatusSchema = v.pipe(v.picklist(subscriptionStatuses), ref('SubscriptionStatus'));
export const ProviderStateSchema = v.pipe(v.picklist(providerStates), ref('ProviderState'));
export const PaymentStatusSchema = v.pipe(v.picklist(paymentStatuses), ref('PaymentStatus'));
export const PaymentTypeSchema = v.pipe(v.picklist(paymentTypes), ref('PaymentType'));
const MinorSchema = v.pipe(v.number(), v.integer());
/** The number of seats is checked with problem codes of its own (`seats.…`), whose sentences say what to do. */
const SeatSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const VoucherCodeSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.minLength(2), v.maxLength(40));

/** GET payment/beginningPrice. */
export const BeginningPriceQuerySchema = v.object({ userType: v.optional(v.picklist(planTypes), 'report') });
export const BeginningPriceSchema = v.pipe(
  v.object({
    userType: PlanTypeSchema,
    currency: v.literal('USD'),
    /** One seat for one month, billed monthly, in cents. */
    seatMonthMinor: MinorSchema,
    /** One seat for one year, billed at once, in cents. */
    seatAnnualMinor: MinorSchema,
    annualDiscountPercent: v.number(),
    seatsMin: v.number(),
    /** A larger number is sold by support only. */
    seatsMax: v.number(),
    trialDays: v.number(),
  }),
  ref('BeginningPrice'),
);
export type BeginningPrice = v.InferOutput<typeof BeginningPriceSchema>;

/** GET and POST payment/temporary: the choice that is not paid yet. */
export const TemporaryPaymentSchema = v.pipe(
  v.object({
    userType: v.optional(PlanTypeSchema, 'report'),
    billingPlan: BillingPlanSchema,
    seat: SeatSchema,
    voucherCode: v.optional(v.nullable(VoucherCodeSchema), null),
  }),
  ref('TemporaryPayment'),
);
export type TemporaryPayment = v.InferOutput<typeof TemporaryPaymentSchema>;
/** The defaults of the plan selection (spec section 9). */
export const defaultTemporaryPayment: TemporaryPayment = {
  userType: 'report',
  billingPlan: 1,
  seat: seatLimits.default,
  voucherCode: null,
};

/** POST stripe/organizations/subscriptions. */
export const CardSubscriptionDraftSchema = v.pipe(
  v.object({
    ...TemporaryPaymentSchema.pipe[0].entries,
    /** Token of the card, from the provider's script. */
    tokenId: CardTokenIdSchema,
  }),
  ref('CardSubscriptionDraft'),
);
export type CardSubscriptionDraft = v.InferOutput<typeof CardSubscriptionDraftSchema>;

/** POST payment/organizations/temp-payment-information: by bank transfer, annual billing and USD only (spec section 9). */
export const OfflineSubscriptionDraftSchema = v.pipe(
  v.object({ ...TemporaryPaymentSchema.pipe[0].entries, paymentType: v.literal('offline') }),
  ref('OfflineSubscriptionDraft'),
);
export type OfflineSubscriptionDraft = v.InferOutput<typeof OfflineSubscriptionDraftSchema>;

/** A line of an operator's bank details. */
const BankLineSchema = v.pipe(WrittenSchema, v.minLength(2), v.maxLength(140));
/** The bank account of a tenant, to which its customers transfer money, as the operator set it. */
export const BankAccountSchema = v.pipe(
  v.object({
    bank: BankLineSchema,
    accountName: BankLineSchema,
    accountNumber: BankLineSchema,
    swift: v.nullable(BankLineSchema),
    /** Identifier of Hong Kong's Faster Payment System. */
    fps: v.nullable(BankLineSchema),
  }),
  ref('BankAccount'),
);
export type BankAccount = v.InferOutput<typeof BankAccountSchema>;

/** An unpaid bill. */
const OpenBillSchema = v.pipe(
  v.object({
    id: IdSchema,
    number: v.string(),
    paymentStatus: PaymentStatusSchema,
    totalMinor: MinorSchema,
    dueAt: InstantSchema,
    /**
     * The account to transfer it to: the one on the invoice, or the present one where the invoice has none; null where support gives it.
     */
    payTo: v.nullable(BankAccountSchema),
  }),
  ref('OpenBill'),
);

/** GET payment/organizations/subscriptions. */
export const SubscriptionSchema = v.pipe(
  v.object({
    id: IdSchema,
    status: SubscriptionStatusSchema,
    providerState: ProviderStateSchema,
    paymentStatus: PaymentStatusSchema,
    paymentType: PaymentTypeSchema,
    userType: PlanTypeSchema,
    billingPlan: BillingPlanSchema,
    currency: v.literal('USD'),
    /** Seats that exist now. */
    seats: v.number(),
    /** Seats from the next renewal on, where they are fewer. */
    seatsAtRenewal: v.nullable(v.number()),
    seatsInUse: v.number(),
    /** Seats reserved for invited people who have not joined yet. */
    seatsInvited: v.number(),
    /** One seat for one billing period, in cents. */
    seatPeriodMinor: MinorSchema,
    /** The amount of the next bill, in cents. */
    renewalMinor: MinorSchema,
    voucherCode: v.nullable(v.string()),
    trialEndsAt: v.nullable(InstantSchema),
    periodStart: v.nullable(InstantSchema),
    periodEnd: v.nullable(InstantSchema),
    /** When the next bill is due; null where there will be none. */
    renewsAt: v.nullable(InstantSchema),
    /** When a cancelled subscription ends. */
    endsAt: v.nullable(InstantSchema),
    removalAt: v.nullable(InstantSchema),
    /** The unpaid bill; the newest where there are several. */
    openBill: v.nullable(OpenBillSchema),
  }),
  ref('Subscription'),
);
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

/** GET payment/organizations/subscriptions/current-status. `status` is null until a plan is chosen. */
export const SubscriptionCurrentStatusSchema = v.pipe(
  v.object({
    status: v.nullable(SubscriptionStatusSchema),
    providerState: v.nullable(ProviderStateSchema),
    /** Whether people of the organisation may work; if not, only account settings and billing are open. */
    mayWork: v.boolean(),
    trialEndsAt: v.nullable(InstantSchema),
    endsAt: v.nullable(InstantSchema),
    /** When the organisation's data are removed, where that is announced or was asked for. */
    removalAt: v.nullable(InstantSchema),
  }),
  ref('SubscriptionCurrentStatus'),
);
export type SubscriptionCurrentStatus = v.InferOutput<typeof SubscriptionCurrentStatusSchema>;

/** PATCH payment/organizations/seat. */
export const SeatChangeSchema = v.pipe(v.object({ seat: SeatSchema }), ref('SeatChange'));

/** GET payment/organizations/seat: a preview of the cost of a number of seats. */
export const SeatQuoteQuerySchema = v.object({
  seat: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(100_000)),
});
export const SeatQuoteSchema = v.pipe(
  v.object({
    seat: v.number(),
    /** More seats are available once they are paid, fewer apply from the next renewal; on trial both apply at once. */
    takesEffect: v.picklist(['now', 'renewal']),
    /** The price of the change itself, in cents. */
    dueNowMinor: MinorSchema,
    /** Paid days of the period's days. */
    proration: v.nullable(v.object({ days: v.number(), ofDays: v.number() })),
    /** The amount of the next regular bill, in cents. */
    renewalMinor: MinorSchema,
    renewsAt: v.nullable(InstantSchema),
  }),
  ref('SeatQuote'),
);
export type SeatQuote = v.InferOutput<typeof SeatQuoteSchema>;

/** GET payment/organizations/payment-information. */
export const PaymentInformationSchema = v.pipe(
  v.object({
    /** The card provider in use; the sandbox is for trying out and takes no money. */
    provider: v.picklist(['stripe', 'sandbox']),
    paymentType: v.nullable(PaymentTypeSchema),
    card: v.nullable(CardSchema),
  }),
  ref('PaymentInformation'),
);
export type PaymentInformation = v.InferOutput<typeof PaymentInformationSchema>;

const optionalLine = (lengthMax: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(lengthMax)), '');

/** GET and PUT payment/organizations/billing-contact (spec section 3). */
export const BillingContactSchema = v.pipe(
  v.object({
    name: LineSchema,
    email: EmailSchema,
    phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s().-]{5,30}$/)),
    addressLine1: LineSchema,
    addressLine2: optionalLine(limits.lineLengthMax),
    city: LineSchema,
    state: optionalLine(limits.lineLengthMax),
    zipCode: optionalLine(20),
    /** Id of GET system/countries. */
    country: v.pipe(v.string(), v.minLength(2), v.maxLength(12)),
  }),
  ref('BillingContact'),
);
export type BillingContact = v.InferOutput<typeof BillingContactSchema>;

/** POST organizations/voucher-codes. */
export const VoucherCodeEntrySchema = v.pipe(v.object({ voucherCode: VoucherCodeSchema }), ref('VoucherCodeEntry'));
export const VoucherSchema = v.pipe(
  v.object({
    code: v.string(),
    /** Taken off the first bill. */
    percentOff: v.number(),
    /** Added to the trial. */
    extraTrialDays: v.number(),
    expiresAt: v.nullable(InstantSchema),
  }),
  ref('Voucher'),
);
export type Voucher = v.InferOutput<typeof VoucherSchema>;
