import {
  addedSeatsMinor,
  type BillLine,
  billAmounts,
  currency,
  daysAfter,
  type PaidPeriod,
  type PaymentPurpose,
  subscriptionDays,
} from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { brandLookOf, findBrand } from '../brands/index.ts';
import { type BillRow, findBrandId, insertBill } from './bills.repository.ts';
import type { BillDocument } from './bills.tables.ts';
import { findBankAccount, findBillingContact } from './plans.repository.ts';
import { findOrganisation, type SubscriptionRow } from './subscriptions.repository.ts';

/** Copies the present names, address and brand, so that the invoice never changes. */
const partiesIn = async (
  scoped: Scoped,
): Promise<Pick<BillDocument, 'organisation' | 'contact' | 'language' | 'brand'>> => {
  const organisation = await findOrganisation(scoped);
  const brandId = await findBrandId(scoped);
  const brand = brandId && (await findBrand(scoped.tx, brandId));
  if (!organisation || !brand) throw new Error(`The organisation ${scoped.organisationId} has no name or brand`);
  const { companyName, supportEmail, colorSetting, logo } = brandLookOf(brand);
  return {
    organisation: organisation.name,
    contact: await findBillingContact(scoped),
    language: organisation.language,
    brand: { companyName, supportEmail, colorSetting, logoFileId: logo?.id ?? null },
  };
};

type Draft = {
  purpose: PaymentPurpose;
  seats: number;
  period: PaidPeriod;
  lines: BillLine[];
  discountMinor: number;
  totalMinor: number;
};

const issue = async (scoped: Scoped, subscription: SubscriptionRow, draft: Draft, now: Date): Promise<BillRow> => {
  const { lines, discountMinor, period, ...fields } = draft;
  const isTransfer = subscription.paymentType === 'offline';
  const voucherCode = discountMinor > 0 ? subscription.voucherCode : null;
  const payTo = isTransfer ? await findBankAccount(scoped) : null;
  return insertBill(scoped, {
    ...fields,
    currency,
    paymentType: subscription.paymentType,
    subscriptionId: subscription.id,
    periodStart: period.start,
    periodEnd: period.end,
    issuedAt: now,
    document: { ...(await partiesIn(scoped)), lines, voucherCode, discountMinor, ...(payTo && { payTo }) },
    dueAt: isTransfer ? daysAfter(now, subscriptionDays.transferTerms) : now,
    paymentStatus: isTransfer ? 'wait-for-pay' : 'pending',
  });
};

const lineOf = (
  seats: number,
  unitMinor: number,
  { start, end }: PaidPeriod,
): Omit<BillLine, 'proration' | 'amountMinor'> => ({
  seats,
  unitMinor,
  periodStart: start.toISOString(),
  periodEnd: end.toISOString(),
});

/** Bills one whole period; the voucher reduces the first one. */
export const issuePeriodBill = (
  scoped: Scoped,
  subscription: SubscriptionRow,
  purpose: Exclude<PaymentPurpose, 'add-extra-seats'>,
  period: PaidPeriod,
  seats: number,
  now: Date,
): Promise<BillRow> => {
  const { seatPeriodMinor, percentOff } = subscription;
  const amounts = billAmounts(seatPeriodMinor, seats, purpose === 'create-subscription' ? percentOff : 0);
  const line = { ...lineOf(seats, seatPeriodMinor, period), proration: null, amountMinor: amounts.subtotalMinor };
  const { discountMinor, totalMinor } = amounts;
  return issue(scoped, subscription, { purpose, seats, period, lines: [line], discountMinor, totalMinor }, now);
};

/** Bills seats that were added during a paid period, for the remaining days. */
export const issueAddedSeatsBill = (
  scoped: Scoped,
  subscription: SubscriptionRow,
  period: PaidPeriod,
  seats: number,
  now: Date,
): Promise<BillRow> => {
  const added = seats - subscription.seats;
  const { days, left, amountMinor } = addedSeatsMinor(subscription.seatPeriodMinor, added, period, now);
  const proration = { days: left, ofDays: days };
  const line = { ...lineOf(added, subscription.seatPeriodMinor, period), proration, amountMinor };
  const draft = { purpose: 'add-extra-seats' as const, seats, period, lines: [line] };
  return issue(scoped, subscription, { ...draft, discountMinor: 0, totalMinor: amountMinor }, now);
};
