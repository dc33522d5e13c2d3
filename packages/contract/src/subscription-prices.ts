import { dayMilliseconds } from './durations.ts';
import { type Language, languageTags } from './languages.ts';

/** Money is always an integer in the currency's minor unit: cents of a US dollar. */
export const currency = 'USD';

/** Seats that can be bought without contacting support (spec section 9). */
export const seatLimits = { min: 3, max: 20, default: 3 } as const;

/** Months between two bills: monthly and annual billing (spec section 4). */
export const billingPlans = [1, 12] as const;
export type BillingPlan = (typeof billingPlans)[number];

/** The plans: `report` for companies, `consultancy` for consultants (decision 8). */
export const planTypes = ['report', 'consultancy'] as const;
export type PlanType = (typeof planTypes)[number];

/** The price of a seat at a tenant. */
export type SeatPrice = {
  /** One seat for one month, billed monthly. */
  seatMonthMinor: number;
  /** The discount on twelve months that are billed at once. */
  annualDiscountPercent: number;
};

/** Decision 8; a tenant may set its own. */
export const standardSeatPrice: SeatPrice = { seatMonthMinor: 4900, annualDiscountPercent: 20 };

/** Divides integers and rounds half up, without calculating fractions of a cent. */
const divideRounded = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));

/** A percentage of an amount, rounded to the minor unit. */
export const percentOf = (amountMinor: number, percent: number) => divideRounded(amountMinor * percent, 100);

/** One seat for one billing period. */
export const seatPeriodMinor = ({ seatMonthMinor, annualDiscountPercent }: SeatPrice, plan: BillingPlan) =>
  plan === 1 ? seatMonthMinor : percentOf(12 * seatMonthMinor, 100 - annualDiscountPercent);

/** A bill for whole seats: their price, the voucher's discount, and the amount to pay. */
export const billAmounts = (unitMinor: number, seats: number, percentOff = 0) => {
  const subtotalMinor = unitMinor * seats;
  const discountMinor = percentOf(subtotalMinor, percentOff);
  return { subtotalMinor, discountMinor, totalMinor: subtotalMinor - discountMinor };
};

/** Days from one moment to another; a started day counts in full. */
export const daysBegun = (from: Date, to: Date) =>
  Math.max(0, Math.ceil((to.getTime() - from.getTime()) / dayMilliseconds));

/** The paid period, for adding seats to it. */
export type PaidPeriod = { start: Date; end: Date };

/**
 * Seats added during a period are charged for its remaining days, including today: price of the period × seats × days left ÷ days of the
 * period, rounded half up (docs/adr/0026).
 */
export const addedSeatsMinor = (unitMinor: number, added: number, { start, end }: PaidPeriod, now: Date) => {
  const days = daysBegun(start, end);
  // Before the period begins, as when a bank transfer arrives during the trial, all of its days remain.
  const left = Math.min(days, daysBegun(now, end));
  return { days, left, amountMinor: days === 0 ? 0 : divideRounded(unitMinor * added * left, days) };
};

/** The same day a number of months later; the last day of a shorter month. In UTC. */
export const monthsAfter = (moment: Date, months: number): Date => {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
};

/**
 * End of the period that starts at `start`, counted from the first one's start: a subscription that began on the 31st is renewed
 * on the last day of short months and on the 31st again after them.
 */
export const periodEndAfter = (anchor: Date, start: Date, plan: BillingPlan): Date => {
  let months: number = plan;
  while (monthsAfter(anchor, months) <= start) months += plan;
  return monthsAfter(anchor, months);
};

/** Shows an amount with its currency's code, `USD 1,881.60`; exactly, because no fraction is ever calculated. */
export const formatMoney = (amountMinor: number, language: Language): string => {
  const cents = String(Math.abs(amountMinor) % 100).padStart(2, '0');
  const decimal = `${amountMinor < 0 ? '-' : ''}${Math.floor(Math.abs(amountMinor) / 100)}.${cents}`;
  const format = new Intl.NumberFormat(languageTags[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  return format.format(decimal as `${number}`).replace(/\s/g, ' ');
};
