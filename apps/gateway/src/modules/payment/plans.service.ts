import {
  type BeginningPrice,
  type BillingContact,
  currency,
  defaultTemporaryPayment,
  type PlanType,
  seatLimits,
  seatPeriodMinor,
  subscriptionDays,
  type TemporaryPayment,
  type Voucher,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { requirePlanFits } from './organisation-type.ts';
import {
  findBillingContact,
  findSeatPrice,
  findTemporaryPayment,
  findVoucher,
  saveBillingContact,
  saveTemporaryPayment,
  type VoucherRow,
} from './plans.repository.ts';
import { assertSeatCount } from './seats.ts';
import { findOrganisation } from './subscriptions.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'limits' | 'now'>;

/** The price of a plan at the caller's tenant. */
export const readBeginningPrice = ({ database }: Deps, scope: Scope, userType: PlanType): Promise<BeginningPrice> =>
  database.withScope(scope, async (scoped) => {
    const price = await findSeatPrice(scoped, userType);
    return {
      userType,
      currency,
      ...price,
      seatAnnualMinor: seatPeriodMinor(price, 12),
      seatsMin: seatLimits.min,
      seatsMax: seatLimits.max,
      trialDays: subscriptionDays.trial,
    };
  });

/** The last choice; where there is none, the defaults, which for a consultancy are its own plan. */
export const chosenIn = async (scoped: Scoped): Promise<TemporaryPayment> => {
  const chosen = await findTemporaryPayment(scoped);
  if (chosen) return chosen;
  const organisation = await findOrganisation(scoped);
  return { ...defaultTemporaryPayment, userType: organisation?.type === 'Consultancy' ? 'consultancy' : 'report' };
};

/** GET payment/temporary. */
export const readTemporaryPayment = ({ database }: Deps, scope: Scope): Promise<TemporaryPayment> =>
  database.withScope(scope, chosenIn);

/** The tenant's voucher, valid at that moment. Throws `voucher.unknown`, `voucher.expired` or `voucher.used_up`. */
export const voucherIn = async (scoped: Scoped, code: string, now: Date): Promise<VoucherRow> => {
  const voucher = await findVoucher(scoped, code);
  if (!voucher) throw new ProblemError('voucher.unknown');
  if (voucher.expiresAt && voucher.expiresAt <= now) throw new ProblemError('voucher.expired');
  if (voucher.usesMax !== null && voucher.uses >= voucher.usesMax) throw new ProblemError('voucher.used_up');
  return voucher;
};

/** The same for a code that somebody entered: wrong codes are counted, because a code is worth money. Also throws `request.too_many`. */
export const enteredVoucher = ({ database, limits, now }: Deps, scope: Scope, code: string): Promise<VoucherRow> =>
  limits.guess('voucher', scope.userId, () => database.withScope(scope, (scoped) => voucherIn(scoped, code, now())));

/** Stores a choice until it is paid. */
export const chooseTemporaryPayment = async (deps: Deps, scope: Scope, chosen: TemporaryPayment) => {
  if (chosen.voucherCode) await enteredVoucher(deps, scope, chosen.voucherCode);
  await deps.database.withScope(scope, async (scoped) => {
    await requirePlanFits(scoped, chosen.userType);
    await assertSeatCount(scoped, chosen.seat, deps.now());
    await saveTemporaryPayment(scoped, chosen);
  });
  return chosen;
};

/** Checks a voucher and stores it with the choice; it is used when the subscription is made. */
export const enterVoucher = async (deps: Deps, scope: Scope, voucherCode: string): Promise<Voucher> => {
  const { code, percentOff, extraTrialDays, expiresAt } = await enteredVoucher(deps, scope, voucherCode);
  await deps.database.withScope(scope, async (scoped) => {
    const chosen = await chosenIn(scoped);
    await saveTemporaryPayment(scoped, { ...chosen, voucherCode: code });
  });
  return { code, percentOff, extraTrialDays, expiresAt: expiresAt?.toISOString() ?? null };
};

/** The billing contact; null until somebody entered it. */
export const readBillingContact = ({ database }: Deps, scope: Scope): Promise<BillingContact | null> =>
  database.withScope(scope, findBillingContact);

/** Applies from the next bill on; bills that were issued stay unchanged. */
export const changeBillingContact = ({ database }: Deps, scope: Scope, contact: BillingContact) =>
  database.withScope(scope, async (scoped) => {
    await saveBillingContact(scoped, contact);
    return contact;
  });
