import { describe, expect, it } from 'vitest';
import {
  canMoveSubscription,
  endOfCancelled,
  mayCancel,
  mayResume,
  nextDue,
  type SubscriptionCalendar,
  subscriptionStatuses,
} from './subscription-life.ts';
import {
  addedSeatsMinor,
  billAmounts,
  formatMoney,
  monthsAfter,
  periodEndAfter,
  seatPeriodMinor,
  standardSeatPrice,
} from './subscription-prices.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const calendar = (change: Partial<SubscriptionCalendar>): SubscriptionCalendar => ({
  status: 'registered',
  providerState: 'active',
  paymentType: 'card',
  trialEndsAt: null,
  trialReminded: false,
  periodEnd: null,
  dueSince: null,
  retries: 0,
  endsAt: null,
  suspendedAt: null,
  terminatedAt: null,
  removalAt: null,
  ...change,
});

describe('prices', () => {
  it('are 49 dollars a month, and a fifth less for a year', () => {
    expect(seatPeriodMinor(standardSeatPrice, 1)).toBe(4900);
    expect(seatPeriodMinor(standardSeatPrice, 12)).toBe(47_040);
  });

  it('are rounded half up to whole cents, with the voucher taken off', () => {
    expect(billAmounts(333, 3, 50)).toEqual({ subtotalMinor: 999, discountMinor: 500, totalMinor: 499 });
    expect(billAmounts(4900, 3, 100).totalMinor).toBe(0);
    for (let seats = 3; seats <= 20; seats += 1)
      for (let percent = 0; percent <= 100; percent += 7)
        expect(Number.isInteger(billAmounts(4901, seats, percent).totalMinor)).toBe(true);
  });

  it.each([
    ['2026-04-01', 30, 9800],
    ['2026-04-21', 10, 3267],
    ['2026-04-30', 1, 327],
    ['2026-05-01', 0, 0],
    ['2026-03-01', 30, 9800],
  ])('of two seats added on %s are charged for %i days', (today, left, amountMinor) => {
    const period = { start: at('2026-04-01'), end: at('2026-05-01') };
    expect(addedSeatsMinor(4900, 2, period, at(today))).toEqual({ days: 30, left, amountMinor });
  });

  it('are shown exactly, with the currency', () => {
    expect(formatMoney(188_160, 'en')).toBe('USD 1,881.60');
    expect(formatMoney(5, 'zhTw')).toContain('0.05');
    expect(formatMoney(-150, 'en')).toBe('-USD 1.50');
  });
});

describe('periods', () => {
  it('end on the last day of a short month and come back to the 31st', () => {
    expect(monthsAfter(at('2026-01-31'), 1)).toEqual(at('2026-02-28'));
    expect(periodEndAfter(at('2026-01-31'), at('2026-01-31'), 1)).toEqual(at('2026-02-28'));
    expect(periodEndAfter(at('2026-01-31'), at('2026-02-28'), 1)).toEqual(at('2026-03-31'));
    expect(periodEndAfter(at('2028-02-29'), at('2028-02-29'), 12)).toEqual(at('2029-02-28'));
  });
});

describe('the calendar', () => {
  it.each([
    [{ providerState: 'trialing', trialEndsAt: at('2026-01-08') }, 'remind-of-trial-end', '2026-01-05'],
    [{ providerState: 'trialing', trialEndsAt: at('2026-01-08'), trialReminded: true }, 'end-trial', '2026-01-08'],
    [{ periodEnd: at('2026-02-08') }, 'renew', '2026-02-08'],
    [{ providerState: 'past_due', dueSince: at('2026-02-08') }, 'retry-payment', '2026-02-09'],
    [{ providerState: 'past_due', dueSince: at('2026-02-08'), retries: 2 }, 'retry-payment', '2026-02-13'],
    [{ providerState: 'past_due', dueSince: at('2026-02-08'), retries: 3 }, 'suspend', '2026-02-15'],
    [{ providerState: 'past_due', dueSince: at('2026-02-08'), paymentType: 'offline' }, 'suspend', '2026-02-22'],
    [{ status: 'cancelled', endsAt: at('2026-03-01') }, 'terminate', '2026-03-01'],
    [{ status: 'suspended', suspendedAt: at('2026-03-01') }, 'terminate', '2026-04-30'],
    [{ status: 'terminated', terminatedAt: at('2026-01-01') }, 'announce-removal', '2026-04-01'],
    [{ status: 'pending-removal', removalAt: at('2026-05-01') }, 'remove', '2026-05-01'],
  ] as const)('of %j brings %s', (change, step, day) => {
    expect(nextDue(calendar(change))).toEqual({ step, at: at(day) });
  });

  it('has nothing due for a locked subscription', () => {
    expect(nextDue(calendar({ status: 'locked', periodEnd: at('2026-01-01') }))).toBeUndefined();
  });

  it('ends a cancelled subscription with its trial, with the period that is paid, or at once', () => {
    const now = at('2026-02-01');
    const trial = calendar({ providerState: 'trialing', trialEndsAt: at('2026-02-05') });
    expect(endOfCancelled(trial, now)).toEqual(at('2026-02-05'));
    expect(endOfCancelled(calendar({ periodEnd: at('2026-02-20') }), now)).toEqual(at('2026-02-20'));
    expect(endOfCancelled(calendar({ providerState: 'past_due', periodEnd: at('2026-01-20') }), now)).toEqual(now);
    expect(endOfCancelled(calendar({ status: 'suspended', periodEnd: at('2026-03-20') }), now)).toEqual(now);
  });
});

describe('transitions', () => {
  it('include every change that cancelling and resuming make, and none from a status to itself', () => {
    for (const status of subscriptionStatuses) {
      expect(canMoveSubscription(status, status)).toBe(false);
      if (mayCancel(status)) expect(canMoveSubscription(status, 'terminated')).toBe(true);
      if (mayResume(status)) expect(canMoveSubscription(status, 'registered')).toBe(true);
    }
  });
});
