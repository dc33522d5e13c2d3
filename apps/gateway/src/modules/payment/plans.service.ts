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

/** What a plan costs at the caller's tenant. */
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

/** What was chosen last; what a choice starts with where there is none: with its own plan for a consultancy. */
export const chosenIn = async (scoped: Scoped): Promise<TemporaryPayment> => {
  const chosen = await findTemporaryPayment(scoped);
  if (chosen) return chosen;
  const organisation = await findOrganisation(scoped);
  return { ...defaultTemporaryPayment, userType: organisation?.type === 'Consultancy' ? 'consultancy' : 'report' };
};

/** GET payment/temporary. */
export const readTemporaryPayment = ({ database }: Deps, scope: Scope): Promise<TemporaryPayment> =>
  database.withScope(scope, chosenIn);

/** The tenant's voucher, good at that moment. Throws `voucher.unknown`, `voucher.expired` or `voucher.used_up`. */
export const voucherIn = async (scoped: Scoped, code: string, now: Date): Promise<VoucherRow> => {
  const voucher = await findVoucher(scoped, code);
  if (!voucher) throw new ProblemError('voucher.unknown');
  if (voucher.expiresAt && voucher.expiresAt <= now) throw new ProblemError('voucher.expired');
  if (voucher.usesMax !== null && voucher.uses >= voucher.usesMax) throw new ProblemError('voucher.used_up');
  return voucher;
};

/**
 * The same for somebody who has entered it: wrong ones are counted, because a code is worth money. Throws `request.too_many`
 * as well.
 */
export const enteredVoucher = ({ database, limits, now }: Deps, scope: Scope, code: string): Promise<VoucherRow> =>
  limits.guess('voucher', scope.userId, () => database.withScope(scope, (scoped) => voucherIn(scoped, code, now())));

/** Remembers a choice until it is paid. */
export const chooseTemporaryPayment = async (deps: Deps, scope: Scope, chosen: TemporaryPayment) => {
  if (chosen.voucherCode) await enteredVoucher(deps, scope, chosen.voucherCode);
  await deps.database.withScope(scope, async (scoped) => {
    await requirePlanFits(scoped, chosen.userType);
    await assertSeatCount(scoped, chosen.seat, deps.now());
    await saveTemporaryPayment(scoped, chosen);
  });
  return chosen;
};

/** Looks at a voucher and remembers it with what was chosen; it is used when the subscription is made. */
export const enterVoucher = async (deps: Deps, scope: Scope, voucherCode: string): Promise<Voucher> => {
  const { code, percentOff, extraTrialDays, expiresAt } = await enteredVoucher(deps, scope, voucherCode);
  await deps.database.withScope(scope, async (scoped) => {
    const chosen = await chosenIn(scoped);
    await saveTemporaryPayment(scoped, { ...chosen, voucherCode: code });
  });
  return { code, percentOff, extraTrialDays, expiresAt: expiresAt?.toISOString() ?? null };
};

/** Whom bills are addressed to; null until somebody said so. */
export const readBillingContact = ({ database }: Deps, scope: Scope): Promise<BillingContact | null> =>
  database.withScope(scope, findBillingContact);

/** From the next bill on; those that were issued stay as they are. */
export const changeBillingContact = ({ database }: Deps, scope: Scope, contact: BillingContact) =>
  database.withScope(scope, async (scoped) => {
    await saveBillingContact(scoped, contact);
    return contact;
  });
