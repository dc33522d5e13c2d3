import { formatInstant, formatMoney } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type Invoice = {
  /** `INV-000042`. */
  number: string;
  /** In cents of a US dollar. */
  amountMinor: number;
  /** Moment in ISO 8601. */
  dueAt: string;
  /** Whether it is paid already; otherwise a bank transfer is awaited. */
  isPaid: boolean;
  billingUrl: string;
};

/** To administrators and billing contact, with the invoice as PDF: it is to be paid by bank transfer, or was paid. */
export const invoice = defineMessage<Invoice>(
  {
    en: ({ number, amountMinor, dueAt, isPaid, billingUrl }, { companyName, supportEmail }) => ({
      subject: isPaid ? `${companyName}: receipt for invoice ${number}` : `${companyName}: invoice ${number}`,
      preview: isPaid ? 'Thank you. The payment has arrived.' : 'Please pay it by bank transfer.',
      heading: isPaid ? 'Thank you for your payment' : 'Your invoice',
      blocks: [
        text(
          isPaid
            ? 'The payment has arrived. The invoice is attached as PDF.'
            : `The invoice is attached as PDF. Please transfer the amount in US dollars and give the invoice number as the reference; ${supportEmail} tells you the account. Your seats are there once the payment has arrived.`,
        ),
        facts({
          Invoice: number,
          Amount: formatMoney(amountMinor, 'en'),
          ...(isPaid ? {} : { 'Payable until': formatInstant(dueAt, 'en') }),
        }),
        action('See all bills', billingUrl),
      ],
      reason: `You receive this e-mail because bills of your organisation at ${companyName} are addressed to you.`,
    }),
    zhTw: ({ number, amountMinor, dueAt, isPaid, billingUrl }, { companyName, supportEmail }) => ({
      subject: isPaid ? `${companyName}：發票 ${number} 收據` : `${companyName}：發票 ${number}`,
      preview: isPaid ? '多謝，款項已收到。' : '請以銀行轉帳付款。',
      heading: isPaid ? '多謝付款' : '你的發票',
      blocks: [
        text(
          isPaid
            ? '款項已收到。發票以 PDF 附上。'
            : `發票以 PDF 附上。請以美元轉帳，並註明發票編號；帳戶資料可電郵 ${supportEmail} 查詢。收到款項後，席位即會生效。`,
        ),
        facts({
          發票: number,
          金額: formatMoney(amountMinor, 'zhTw'),
          ...(isPaid ? {} : { 付款期限: formatInstant(dueAt, 'zhTw') }),
        }),
        action('查看所有帳單', billingUrl),
      ],
      reason: `你收到此電郵，因為貴機構在 ${companyName} 的帳單寄給你。`,
    }),
  },
  ({ siteUrl }) => ({
    ...{ number: 'INV-000042', amountMinor: 188_160, dueAt: '2026-12-05T06:30:00Z', isPaid: false },
    billingUrl: new URL('/ct/account-settings/subscriptions', siteUrl).href,
  }),
);
