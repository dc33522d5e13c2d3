import { seatPeriodMinor } from '@esg/contract';
import {
  findAdministered,
  insertVoucher,
  listVouchers,
  type MarkPaid,
  saveBankAccount,
  savePrice,
  setLocked,
} from '../modules/payment/index.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { OperatorDeps } from './operator.deps.ts';
import { listHosts } from './operator.repository.ts';
import { type MoneyOrder, type OrderOf, type Outcome, Refusal } from './order.ts';

/** The tenant of a host. Throws a `Refusal`. */
export const tenantAt = async (tx: Transaction, host: string) => {
  const tenant = (await listHosts(tx)).find((other) => other.host === host);
  if (!tenant)
    throw new Refusal(`--tenant: nobody lives at ${host}; "npm run tenant -- list" shows the hosts there are.`);
  return tenant;
};

const notMarked: Record<Extract<Awaited<ReturnType<MarkPaid>>, { refused: unknown }>['refused'], string> = {
  unknown: 'this tenant has no such bill; look at the reference of the transfer again',
  paid: 'it is marked as paid already',
  cancel: 'it was cancelled, and another bill stands for it; ask the customer',
  pending: 'it is being paid by card',
  failed: 'it is to be paid by card',
  'free-trial': 'there is nothing to pay',
};

const markPaid = async (deps: OperatorDeps, order: OrderOf<'mark-paid'>): Promise<Outcome> => {
  const tenant = await deps.database.withSystem((tx) => tenantAt(tx, order.tenant));
  const marked = await deps.markPaid(tenant.tenantId, Number(order.bill.slice('INV-'.length)));
  if ('refused' in marked) throw new Refusal(`--bill: ${order.bill}: ${notMarked[marked.refused]}.`);
  deps.onSubscriptionChanged(marked.bill);
  return { kind: 'marked-paid', name: tenant.name, bill: order.bill, amountMinor: marked.bill.totalMinor };
};

const addVoucher = ({ database }: OperatorDeps, order: OrderOf<'add-voucher'>): Promise<Outcome> =>
  database.withSystem(async (tx) => {
    const { tenantId, name } = await tenantAt(tx, order.tenant);
    const { code, percentOff = 0, extraTrialDays = 0, usesMax = null } = order;
    if (percentOff === 0 && extraTrialDays === 0)
      throw new Refusal('--percent-off: the voucher gives nothing; give --percent-off or --extra-trial-days.');
    // It is valid until the end of that day, in every time zone.
    const expiresAt = order.expires ? new Date(`${order.expires}T23:59:59.999-12:00`) : null;
    if (!(await insertVoucher(tx, { tenantId, code, percentOff, extraTrialDays, usesMax, expiresAt })))
      throw new Refusal(`--code: ${name} has a voucher ${code} already; give another code.`);
    return { kind: 'voucher-added', name, code };
  });

const listAll = ({ database }: OperatorDeps, order: OrderOf<'vouchers'>): Promise<Outcome> =>
  database.withSystem(async (tx) => {
    const { tenantId, name } = await tenantAt(tx, order.tenant);
    const vouchers = (await listVouchers(tx, tenantId)).map(({ expiresAt, tenantId: _, ...voucher }) => ({
      ...voucher,
      expiresAt: expiresAt?.toISOString() ?? null,
    }));
    return { kind: 'vouchers', name, vouchers };
  });

const setPrice = ({ database }: OperatorDeps, order: OrderOf<'set-price'>): Promise<Outcome> =>
  database.withSystem(async (tx) => {
    const { tenantId, name } = await tenantAt(tx, order.tenant);
    const { plan, seatMonthMinor, annualDiscountPercent } = order;
    const price = { seatMonthMinor, annualDiscountPercent };
    await savePrice(tx, tenantId, plan, price);
    return { kind: 'price-set', name, plan, seatMonthMinor, seatAnnualMinor: seatPeriodMinor(price, 12) };
  });

const setBank = ({ database }: OperatorDeps, order: OrderOf<'set-bank'>): Promise<Outcome> =>
  database.withSystem(async (tx) => {
    const { tenantId, name } = await tenantAt(tx, order.tenant);
    const { bank, accountName, accountNumber, swift = null, fps = null } = order;
    const given = [bank, accountName, accountNumber, swift, fps].some((part) => part != null);
    if (given && !(bank && accountName && accountNumber))
      throw new Refusal('--bank: give --bank, --account-name and --account-number together, or none of them.');
    const account = bank && accountName && accountNumber ? { bank, accountName, accountNumber, swift, fps } : null;
    await saveBankAccount(tx, tenantId, account);
    return { kind: 'bank-set', name, account };
  });

/** The subscription of the organisation that this person administers. Throws a `Refusal`. */
const administeredBy = ({ database }: OperatorDeps, { tenant, adminEmail }: { tenant: string; adminEmail: string }) =>
  database.withSystem(async (tx) => {
    const { tenantId, name } = await tenantAt(tx, tenant);
    const owner = await findAdministered(tx, tenantId, adminEmail);
    if (!owner) throw new Refusal(`--admin-email: no administrator of ${name} has the address ${adminEmail}.`);
    return { owner, name };
  });

const setLock = async (deps: OperatorDeps, order: OrderOf<'set-lock'>): Promise<Outcome> => {
  const { owner, name } = await administeredBy(deps, order);
  const { enabled } = order;
  const set = await deps.database.withSystem((tx) => setLocked(tx, owner, enabled === 'on', deps.now()));
  if (set === 'none') throw new Refusal('--admin-email: this organisation has no subscription yet.');
  if (set === 'refused')
    throw new Refusal(`--enabled: it cannot be ${enabled === 'on' ? 'locked' : 'opened'} as it stands.`);
  deps.onSubscriptionChanged(owner);
  return { kind: 'lock-set', name, enabled };
};

const passTime = async (deps: OperatorDeps, order: OrderOf<'pass-time'>): Promise<Outcome> => {
  if (!deps.passTime)
    throw new Refusal('Time passes by order only in a demonstration that is running, and never in production.');
  const { owner, name } = await administeredBy(deps, order);
  if (!(await deps.passTime(owner, order.days)))
    throw new Refusal('--admin-email: this organisation has no subscription yet.');
  return { kind: 'time-passed', name, days: order.days };
};

/** Bills, vouchers and prices. Throws a `Refusal` with the option and the remedy; then nothing has changed. */
export const carryOutMoney = (deps: OperatorDeps, order: MoneyOrder): Promise<Outcome> => {
  switch (order.kind) {
    case 'mark-paid':
      return markPaid(deps, order);
    case 'add-voucher':
      return addVoucher(deps, order);
    case 'vouchers':
      return listAll(deps, order);
    case 'set-price':
      return setPrice(deps, order);
    case 'set-bank':
      return setBank(deps, order);
    case 'set-lock':
      return setLock(deps, order);
    case 'pass-time':
      return passTime(deps, order);
  }
};
