import { formatInstant, formatMoney } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type PaymentFailed = {
  number: string;
  /** In cents of a US dollar. */
  amountMinor: number;
  /** When the organisation is suspended if it is still unpaid. Moment in ISO 8601. */
  suspendedAt: string;
  billingUrl: string;
};

/** To the administrators, each time a card payment failed. */
export const paymentFailed = defineMessage<PaymentFailed>(
  {
    en: ({ number, amountMinor, suspendedAt, billingUrl }, { companyName, timeZone }) => ({
      subject: `${companyName}: a payment didn’t go through`,
      preview: 'Please check your card.',
      heading: 'Your bank declined the payment',
      blocks: [
        text(
          'We’ll try again in the next few days. Please check your card, or enter another one and we’ll try it immediately. Everyone can keep working until the day below.',
        ),
        facts({
          Invoice: number,
          Amount: formatMoney(amountMinor, 'en'),
          'To be paid until': formatInstant(suspendedAt, 'en', timeZone),
        }),
        action('Check the card', billingUrl),
      ],
      reason: `You receive this e-mail because you administer your organisation at ${companyName}.`,
    }),
    zhTw: ({ number, amountMinor, suspendedAt, billingUrl }, { companyName, timeZone }) => ({
      subject: `${companyName}：付款未能完成`,
      preview: '請檢查你的付款卡。',
      heading: '銀行拒絕了付款',
      blocks: [
        text(
          '我們會在未來數日再次嘗試扣款。請檢查你的付款卡；如輸入另一張卡，我們會即時再試。在下列日期前，所有人仍可繼續使用。',
        ),
        facts({
          發票: number,
          金額: formatMoney(amountMinor, 'zhTw'),
          最後付款時間: formatInstant(suspendedAt, 'zhTw', timeZone),
        }),
        action('檢查付款卡', billingUrl),
      ],
      reason: `你收到此電郵，是因為你是貴機構在 ${companyName} 的管理員。`,
    }),
  },
  ({ siteUrl }) => ({
    number: 'INV-000042',
    amountMinor: 14_700,
    suspendedAt: '2026-11-28T06:30:00Z',
    billingUrl: new URL('/ct/account-settings/subscriptions', siteUrl).href,
  }),
);
