import { type BankAccount, formatInstant, formatMoney } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type Invoice = {
  /** `INV-000042`. */
  number: string;
  /** In cents of a US dollar. */
  amountMinor: number;
  /** Moment in ISO 8601. */
  dueAt: string;
  /** Whether it is paid already; otherwise a bank transfer is expected. */
  isPaid: boolean;
  /** The organisation is suspended, and reopens once it is paid. */
  toResume?: boolean;
  /** The account to transfer it to; null where support gives it, and once it is paid. */
  payTo: BankAccount | null;
  billingUrl: string;
};

type AccountWords = Record<keyof BankAccount, string>;
const en: AccountWords = {
  bank: 'Bank',
  accountName: 'Account name',
  accountNumber: 'Account number',
  swift: 'SWIFT code',
  fps: 'FPS identifier',
};
const zhTw: AccountWords = {
  bank: '銀行',
  accountName: '帳戶名稱',
  accountNumber: '帳戶號碼',
  swift: 'SWIFT 代碼',
  fps: '轉數快識別碼',
};
const accountFacts = (account: BankAccount | null, words: AccountWords): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([part, word]) => {
      const value = account?.[part as keyof BankAccount];
      return value ? [[word, value]] : [];
    }),
  );

/** To administrators and billing contact, with the invoice as PDF: to be paid by bank transfer, or paid. */
export const invoice = defineMessage<Invoice>(
  {
    en: (
      { number, amountMinor, dueAt, isPaid, toResume, payTo, billingUrl },
      { companyName, supportEmail, timeZone },
    ) => ({
      subject: isPaid ? `${companyName}: receipt for invoice ${number}` : `${companyName}: invoice ${number}`,
      preview: isPaid ? 'Thank you. The payment has arrived.' : 'Please pay it by bank transfer.',
      heading: isPaid ? 'Thank you for your payment' : 'Your invoice',
      blocks: [
        text(
          isPaid
            ? 'The payment has arrived. The invoice is attached as PDF.'
            : toResume
              ? 'The invoice is attached as PDF. Your organisation is open again once it is paid: resume the subscription in the account settings, or transfer the amount in US dollars and give the invoice number as the reference.'
              : 'The invoice is attached as PDF. Transfer the amount in US dollars and give the invoice number as the reference. Your seats are available once the payment has arrived.',
        ),
        ...(isPaid || payTo ? [] : [text(`Ask ${supportEmail} for the bank account to pay into.`)]),
        facts({
          Invoice: number,
          Amount: formatMoney(amountMinor, 'en'),
          ...(isPaid ? {} : { 'Payable until': formatInstant(dueAt, 'en', timeZone) }),
          ...accountFacts(payTo, en),
        }),
        action('See all invoices', billingUrl),
      ],
      reason: `You receive this e-mail because invoices to your organisation from ${companyName} are addressed to you.`,
    }),
    zhTw: (
      { number, amountMinor, dueAt, isPaid, toResume, payTo, billingUrl },
      { companyName, supportEmail, timeZone },
    ) => ({
      subject: isPaid ? `${companyName}：已收到發票 ${number} 的款項` : `${companyName}：發票 ${number}`,
      preview: isPaid ? '多謝，款項已收到。' : '請以銀行轉帳付款。',
      heading: isPaid ? '多謝付款' : '貴機構的發票',
      blocks: [
        text(
          isPaid
            ? '款項已收到。發票以 PDF 附上。'
            : toResume
              ? '發票以 PDF 附上。付款後，貴機構即可恢復使用：請在帳戶設定中恢復訂閱，或以美元轉帳並註明發票編號。'
              : '發票以 PDF 附上。請以美元轉帳，並註明發票編號。收到款項後，席位即會生效。',
        ),
        ...(isPaid || payTo ? [] : [text(`收款帳戶資料請電郵 ${supportEmail} 查詢。`)]),
        facts({
          發票: number,
          金額: formatMoney(amountMinor, 'zhTw'),
          ...(isPaid ? {} : { 付款期限: formatInstant(dueAt, 'zhTw', timeZone) }),
          ...accountFacts(payTo, zhTw),
        }),
        action('查看所有發票', billingUrl),
      ],
      reason: `你收到此電郵，是因為貴機構在 ${companyName} 的發票寄往你的電郵地址。`,
    }),
  },
  ({ siteUrl }) => ({
    number: 'INV-000042',
    amountMinor: 188_160,
    dueAt: '2026-12-05T06:30:00Z',
    isPaid: false,
    payTo: null,
    billingUrl: new URL('/ct/account-settings/subscriptions', siteUrl).href,
  }),
);
