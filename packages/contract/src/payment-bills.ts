import * as v from 'valibot';
import { PageSizeSchema } from './pages.ts';
import { PaymentStatusSchema, PaymentTypeSchema } from './payment.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';
import { paymentPurposes } from './subscription-life.ts';

const MinorSchema = v.pipe(v.number(), v.integer());

const BillLineSchema = v.object({
  seats: v.number(),
  /** One seat for the whole billing period, in cents. */
  unitMinor: MinorSchema,
  periodStart: InstantSchema,
  periodEnd: InstantSchema,
  /** Paid days of the period's days, where seats were added during it. */
  proration: v.nullable(v.object({ days: v.number(), ofDays: v.number() })),
  amountMinor: MinorSchema,
});

/** GET payment/organizations/bills. */
export const BillSchema = v.pipe(
  v.object({
    id: IdSchema,
    /** Numbered per tenant, without a gap: `INV-000042`. */
    number: v.string(),
    purpose: v.picklist(paymentPurposes),
    paymentStatus: PaymentStatusSchema,
    paymentType: PaymentTypeSchema,
    currency: v.literal('USD'),
    lines: v.array(BillLineSchema),
    voucherCode: v.nullable(v.string()),
    discountMinor: MinorSchema,
    totalMinor: MinorSchema,
    issuedAt: InstantSchema,
    dueAt: InstantSchema,
    paidAt: v.nullable(InstantSchema),
  }),
  ref('Bill'),
);
export type Bill = v.InferOutput<typeof BillSchema>;
export type BillLine = v.InferOutput<typeof BillLineSchema>;

export const BillListQuerySchema = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: PageSizeSchema,
});
export const BillPageSchema = v.pipe(
  v.object({ items: v.array(BillSchema), nextCursor: v.nullable(v.string()) }),
  ref('BillPage'),
);
export type BillPage = v.InferOutput<typeof BillPageSchema>;
