import { formatMoney } from '@esg/contract';
import type { Outcome } from './order.ts';

type MoneyOutcome = Exclude<
  Outcome,
  {
    kind:
      | 'added'
      | 'updated'
      | 'host-added'
      | 'accounts-host-set'
      | 'terms-set'
      | 'module-set'
      | 'platform-set'
      | 'frameworks-listed'
      | 'domain-proved'
      | 'model-set'
      | 'listed';
  }
>;
type Voucher = Extract<Outcome, { kind: 'vouchers' }>['vouchers'][number];

const money = (minor: number) => formatMoney(minor, 'en');

const voucherLine = ({ code, percentOff, extraTrialDays, uses, usesMax, expiresAt }: Voucher) => {
  const gifts = [
    ...(percentOff > 0 ? [`${percentOff} % off the first bill`] : []),
    ...(extraTrialDays > 0 ? [`${extraTrialDays} more days of trial`] : []),
  ];
  const used = `used ${uses}${usesMax === null ? '' : ` of ${usesMax}`} times`;
  return `    ${code}  ${gifts.join(', ')}; ${used}${expiresAt ? `; until ${expiresAt.slice(0, 10)}` : ''}`;
};

/** The result of an order about money, as the operator reads it. */
export const describeMoney = (outcome: MoneyOutcome): string => {
  switch (outcome.kind) {
    case 'marked-paid':
      return `  ${outcome.name}: ${outcome.bill} over ${money(outcome.amountMinor)} is paid. The receipt is on its way.\n`;
    case 'voucher-added':
      return `  ${outcome.name} has the voucher ${outcome.code}.\n`;
    case 'vouchers':
      return `  ${outcome.name}\n${outcome.vouchers.map(voucherLine).join('\n') || '    no voucher'}\n`;
    case 'price-set':
      return `  ${outcome.name}, plan ${outcome.plan}: ${money(outcome.seatMonthMinor)} for a seat and month, ${money(outcome.seatAnnualMinor)} for a seat and year.\n`;
    case 'bank-set':
      return outcome.account
        ? `  Invoices of ${outcome.name} ask for transfers to ${outcome.account.accountNumber}, ${outcome.account.accountName}, ${outcome.account.bank}.\n`
        : `  Invoices of ${outcome.name} name no account: its support tells customers where to transfer to.\n`;
    case 'lock-set':
      return outcome.enabled === 'on'
        ? `  An organisation at ${outcome.name} is locked. Its people see it within seconds.\n`
        : `  An organisation at ${outcome.name} is open again.\n`;
    case 'time-passed':
      return `  The subscription at ${outcome.name} is ${outcome.days} days older.\n`;
  }
};
