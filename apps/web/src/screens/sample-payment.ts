import { keys, paymentQueries, referenceQueries } from '@esg/api-client';
import type { Bill, BillPage, PaymentInformation, Subscription } from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';

const days = (count: number) => new Date(Date.UTC(2026, 10, 21) + count * 86_400_000).toISOString();

/** A subscription that is paid by card every month. */
export const sampleSubscription: Subscription = {
  id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f20',
  status: 'registered',
  providerState: 'active',
  paymentStatus: 'paid',
  paymentType: 'card',
  userType: 'report',
  billingPlan: 1,
  currency: 'USD',
  seats: 8,
  seatsAtRenewal: null,
  seatsInUse: 5,
  seatsInvited: 1,
  seatPeriodMinor: 4900,
  renewalMinor: 39_200,
  voucherCode: 'GREEN-25',
  trialEndsAt: days(-60),
  periodStart: days(-10),
  periodEnd: days(20),
  renewsAt: days(20),
  endsAt: null,
  removalAt: null,
  openBill: null,
};

/** The first week, before anything is paid. */
export const onTrial: Subscription = {
  ...sampleSubscription,
  status: 'pending',
  providerState: 'trialing',
  paymentStatus: 'free-trial',
  paymentType: 'offline',
  trialEndsAt: days(5),
  periodStart: null,
  periodEnd: null,
  renewsAt: null,
  voucherCode: null,
};

/** A bank transfer that has not arrived yet. */
export const awaitingTransfer: Subscription = {
  ...onTrial,
  paymentStatus: 'wait-for-pay',
  billingPlan: 12,
  seatPeriodMinor: 47_040,
  renewalMinor: 376_320,
  openBill: {
    id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f21',
    number: 'INV-000021',
    paymentStatus: 'wait-for-pay',
    totalMinor: 376_320,
    dueAt: days(9),
    payTo: {
      bank: 'Harbour Bank, Central, Hong Kong',
      accountName: 'Verdant Reporting Limited',
      accountNumber: '012-345-678901-838',
      swift: 'HRBRHKHH',
      fps: '1234567',
    },
  },
};

/** The same, if the operator has entered no bank account. */
export const withoutAccount: Subscription = {
  ...awaitingTransfer,
  openBill: awaitingTransfer.openBill && { ...awaitingTransfer.openBill, payTo: null },
};

const bill = (number: number, change: Partial<Bill>): Bill => ({
  id: `5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f60${number}`,
  number: `INV-0000${number}`,
  purpose: 'subscription-renewal',
  paymentStatus: 'paid',
  paymentType: 'card',
  currency: 'USD',
  lines: [],
  voucherCode: null,
  discountMinor: 0,
  totalMinor: 39_200,
  issuedAt: days(number - 35),
  dueAt: days(number - 35),
  paidAt: days(number - 35),
  ...change,
});

const billsOf = ({ openBill }: Subscription): BillPage => ({
  items: [
    bill(25, { paymentStatus: openBill?.paymentStatus ?? 'failed', paidAt: null }),
    bill(24, { purpose: 'add-extra-seats', totalMinor: 3267 }),
    bill(23, { paymentStatus: 'cancel', paidAt: null }),
    bill(22, {}),
    bill(21, { purpose: 'create-subscription', totalMinor: 1_129_560 }),
  ],
  nextCursor: 'older',
});

export const paidByCard: PaymentInformation = {
  provider: 'sandbox',
  paymentType: 'card',
  card: { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 },
};
const byTransfer: PaymentInformation = { provider: 'sandbox', paymentType: 'offline', card: null };

const contact = {
  name: 'Mei Chan',
  email: 'billing@company.example',
  phone: '+85223456789',
  addressLine1: '1 Queen’s Road Central',
  addressLine2: '',
  city: 'Hong Kong',
  state: '',
  zipCode: '',
  country: 'HK',
};
const countries = [
  { id: 'HK', name: { en: 'Hong Kong', zhTw: '香港' }, diallingCode: '+852' },
  { id: 'GB', name: { en: 'United Kingdom', zhTw: '英國' }, diallingCode: '+44' },
];

/** Everything that the payment screens read, as the gateway would return it. */
export const seedPayment =
  (subscription: Subscription): Seed =>
  (cache, api) => {
    const isTransfer = subscription.paymentType === 'offline';
    cache.setQueryData(paymentQueries.subscription(api).queryKey, subscription);
    cache.setQueryData(paymentQueries.information(api).queryKey, isTransfer ? byTransfer : paidByCard);
    cache.setQueryData(keys.bills, { pages: [billsOf(subscription)], pageParams: [''] });
    cache.setQueryData(paymentQueries.billingContact(api).queryKey, contact);
    cache.setQueryData(referenceQueries.countries(api).queryKey, countries);
    cache.setQueryData(paymentQueries.seatQuote(api, 10).queryKey, {
      seat: 10,
      takesEffect: 'now',
      dueNowMinor: 6533,
      proration: { days: 20, ofDays: 30 },
      renewalMinor: 49_000,
      renewsAt: subscription.renewsAt,
    });
  };
