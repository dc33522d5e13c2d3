import {
  type BankAccount,
  type BillLine,
  currency,
  formatDay,
  formatMoney,
  formatPeriod,
  type Language,
  languageTags,
} from '@esg/contract';
import { documentColors } from '@esg/tokens/node';
import type { InvoiceModel } from '../../exports/index.ts';
import { type BillRow, billNumberOf } from '../bills.repository.ts';
import { invoiceWords } from './words.ts';

const dayOf = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);

/** The address as written on an envelope; only the organisation's name where no address was entered. */
const recipientLines = ({ organisation, contact }: BillRow['document']): string[] => {
  if (!contact) return [organisation];
  const { name, addressLine1, addressLine2, city, state, zipCode, country, email } = contact;
  const place = [city, state, zipCode].filter(Boolean).join(', ');
  return [organisation, name, addressLine1, addressLine2, place, country, email].filter(Boolean);
};

const rowOf = (line: BillLine, language: Language): string[] => {
  const words = invoiceWords[language];
  // The last day that is paid, not the first unpaid one.
  const lastDay = dayOf(new Date(new Date(line.periodEnd).getTime() - 1));
  const period = formatPeriod({ start: dayOf(line.periodStart), end: lastDay }, language);
  const item = line.proration
    ? words.addedSeats(period, line.proration.days, line.proration.ofDays)
    : words.seatsFor(period);
  return [item, String(line.seats), formatMoney(line.unitMinor, language), formatMoney(line.amountMinor, language)];
};

/** How the total is made up, line by line. */
const transferFacts = (account: BankAccount, number: string, language: Language): InvoiceModel['facts'] => {
  const words = invoiceWords[language];
  const { bank, accountName, accountNumber, swift, fps } = account;
  return [
    [words.bank, bank],
    [words.accountName, accountName],
    [words.accountNumber, accountNumber],
    ...(swift ? [[words.swift, swift] as const] : []),
    ...(fps ? [[words.fps, fps] as const] : []),
    [words.reference, number],
  ];
};

/** A bill as its invoice prints it, made only of what was stored when the bill was issued. */
export const invoiceModelOf = (bill: BillRow, language: Language): InvoiceModel => {
  const words = invoiceWords[language];
  const { document, totalMinor, issuedAt, dueAt, paymentType, purpose } = bill;
  const { lines, discountMinor, voucherCode, brand, organisation, payTo } = document;
  const number = billNumberOf(bill.number);
  const isTransfer = paymentType === 'offline';
  return {
    language,
    organisation,
    languageTag: languageTags[language],
    publishedAt: issuedAt.toISOString(),
    title: `${words.invoice} ${number}`,
    heading: words.invoice,
    framework: { name: words.invoice, version: number },
    brand: { name: brand.companyName, colors: documentColors(brand.colorSetting) },
    facts: [
      [words.number, number],
      [words.issued, formatDay(dayOf(issuedAt), language)],
      ...(isTransfer ? [[words.due, formatDay(dayOf(dueAt), language)] as const] : []),
      [words.purpose, words.purposes[purpose]],
    ],
    recipient: { label: words.billTo, lines: recipientLines(document) },
    columns: [words.item, words.seats, words.price, words.amount],
    rows: lines.map((line) => rowOf(line, language)),
    totals: [
      [words.subtotal, formatMoney(totalMinor + discountMinor, language)],
      ...(discountMinor > 0
        ? [[words.voucher(voucherCode ?? ''), formatMoney(-discountMinor, language)] as const]
        : []),
      [`${words.total} (${currency})`, formatMoney(totalMinor, language)],
    ],
    transfer: payTo && { label: words.transferTo, facts: transferFacts(payTo, number, language) },
    notes: isTransfer
      ? [words.byTransfer(number), ...(payTo ? [] : [words.accountFrom(brand.supportEmail)])]
      : [words.byCard],
    foot: `${brand.companyName} · ${brand.supportEmail}`,
  };
};
