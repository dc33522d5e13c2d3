import { formatInstant, formatMoney } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type TrialEnding = {
  /** Moment in ISO 8601. */
  endsAt: string;
  /** The amount of the first bill, in cents of a US dollar. */
  amountMinor: number;
  /** Whether it is charged to a card; otherwise a bank transfer is expected. */
  byCard: boolean;
  billingUrl: string;
};

/** To the administrators of an organisation, three days before its trial ends. */
export const trialEnding = defineMessage<TrialEnding>(
  {
    en: ({ endsAt, amountMinor, byCard, billingUrl }, { companyName, timeZone }) => ({
      subject: `Your trial of ${companyName} ends soon`,
      preview: 'What happens next, and what you can still change.',
      heading: 'Your trial ends in a few days',
      blocks: [
        text(
          byCard
            ? 'Everything you entered is kept. When the trial ends, the first payment is taken from your card. Until then you can change seats or card, or cancel.'
            : 'Everything you entered is kept. Your subscription starts with the first payment. If it hasn’t arrived when the trial ends, your organisation is suspended until it does.',
        ),
        facts({ 'Trial ends': formatInstant(endsAt, 'en', timeZone), 'First payment': formatMoney(amountMinor, 'en') }),
        action('Open the subscription', billingUrl),
      ],
      reason: `You receive this e-mail because you administer your organisation at ${companyName}.`,
    }),
    zhTw: ({ endsAt, amountMinor, byCard, billingUrl }, { companyName, timeZone }) => ({
      subject: `你的 ${companyName} 試用期即將結束`,
      preview: '接下來的安排，以及你仍可更改的項目。',
      heading: '試用期將於數日後結束',
      blocks: [
        text(
          byCard
            ? '你已輸入的內容會保留。試用期結束時，首期款項將從你的卡扣除。在此之前，你可以更改席位或付款卡，亦可取消訂閱。'
            : '你已輸入的內容會保留。訂閱會在收到首期款項後開始；如試用期結束時仍未收到款項，貴機構的帳戶會暫停，直至收到款項為止。',
        ),
        facts({ 試用期結束: formatInstant(endsAt, 'zhTw', timeZone), 首期款項: formatMoney(amountMinor, 'zhTw') }),
        action('查看訂閱', billingUrl),
      ],
      reason: `你收到此電郵，是因為你是貴機構在 ${companyName} 的管理員。`,
    }),
  },
  ({ siteUrl }) => ({
    endsAt: '2026-11-24T06:30:00Z',
    amountMinor: 14_700,
    byCard: true,
    billingUrl: new URL('/ct/account-settings/subscriptions', siteUrl).href,
  }),
);
