import { formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type SubscriptionChanged = {
  /** Name of the organisation whose subscription it is. */
  organisation: string;
  /** The moment in the message, ISO 8601; empty where it has none. */
  at: string;
  billingUrl: string;
};

type Sentences = { subject: string; preview: string; heading: string; body: string; moment: string; action: string };

/** The four e-mails to administrators about the state of a subscription: the same facts, each with its own sentences. */
const subscriptionMessage = (en: Sentences, zhTw: Sentences) =>
  defineMessage<SubscriptionChanged>(
    {
      en: ({ organisation, at, billingUrl }, { companyName, timeZone }) => ({
        subject: `${companyName}: ${en.subject}`,
        preview: en.preview,
        heading: en.heading,
        blocks: [
          text(en.body),
          facts({ Organisation: organisation, ...(at && { [en.moment]: formatInstant(at, 'en', timeZone) }) }),
          action(en.action, billingUrl),
        ],
        reason: `You receive this e-mail because you administer your organisation at ${companyName}.`,
      }),
      zhTw: ({ organisation, at, billingUrl }, { companyName, timeZone }) => ({
        subject: `${companyName}：${zhTw.subject}`,
        preview: zhTw.preview,
        heading: zhTw.heading,
        blocks: [
          text(zhTw.body),
          facts({ 機構: organisation, ...(at && { [zhTw.moment]: formatInstant(at, 'zhTw', timeZone) }) }),
          action(zhTw.action, billingUrl),
        ],
        reason: `你收到此電郵，是因為你是貴機構在 ${companyName} 的管理員。`,
      }),
    },
    ({ siteUrl, companyName }) => ({
      organisation: companyName,
      at: '2026-11-28T06:30:00Z',
      billingUrl: new URL('/ct/account-settings/subscriptions', siteUrl).href,
    }),
  );

/** The organisation is suspended: a payment did not arrive. */
export const subscriptionSuspended = subscriptionMessage(
  {
    subject: 'your organisation is suspended',
    preview: 'A payment hasn’t arrived. Nothing is lost.',
    heading: 'Your organisation is suspended',
    body: 'A payment hasn’t arrived, so your organisation’s access is paused. Everything you entered is kept. Resume the subscription to continue where you left off.',
    moment: 'Suspended since',
    action: 'Resume the subscription',
  },
  {
    subject: '貴機構的帳戶已暫停',
    preview: '尚未收到款項。資料不會遺失。',
    heading: '貴機構的帳戶已暫停',
    body: '由於尚未收到款項，貴機構的人員暫時無法使用。你已輸入的內容會保留。恢復訂閱後，即可由上次的進度繼續。',
    moment: '暫停時間',
    action: '恢復訂閱',
  },
);

/** The organisation is open again, or a cancellation was withdrawn. */
export const subscriptionResumed = subscriptionMessage(
  {
    subject: 'your subscription continues',
    preview: 'Everyone can work again.',
    heading: 'Welcome back',
    body: 'Your subscription continues. Everyone in your organisation can work as before.',
    moment: 'Next invoice',
    action: 'Open the subscription',
  },
  {
    subject: '訂閱已恢復',
    preview: '所有人可再次使用。',
    heading: '歡迎回來',
    body: '貴機構的訂閱已恢復，貴機構的所有人員可如常使用。',
    moment: '下一張發票',
    action: '查看訂閱',
  },
);

/** An administrator cancelled. */
export const subscriptionCancelled = subscriptionMessage(
  {
    subject: 'your subscription is cancelled',
    preview: 'You can resume it until it ends.',
    heading: 'Your subscription is cancelled',
    body: 'No further payment will be taken. Everyone can keep working until the subscription ends, and you can resume it until then. Export what you want to keep.',
    moment: 'Ends at',
    action: 'Open the subscription',
  },
  {
    subject: '訂閱已取消',
    preview: '在訂閱結束前，你可以撤回取消。',
    heading: '貴機構的訂閱已取消',
    body: '我們不會再扣款。在訂閱結束前，所有人仍可使用，你亦可撤回取消。請匯出你想保留的資料。',
    moment: '結束時間',
    action: '查看訂閱',
  },
);

/** The subscription is over. */
export const subscriptionEnded = subscriptionMessage(
  {
    subject: 'your subscription has ended',
    preview: 'Your data is still kept.',
    heading: 'Your subscription has ended',
    body: 'Your organisation’s access has ended. Your data is still kept: choose a plan to continue.',
    moment: 'Ended at',
    action: 'Choose a plan',
  },
  {
    subject: '訂閱已結束',
    preview: '貴機構的數據仍會保留。',
    heading: '貴機構的訂閱已結束',
    body: '貴機構的人員已無法使用。貴機構的數據仍會保留：選擇計劃後即可繼續使用。',
    moment: '結束時間',
    action: '選擇計劃',
  },
);

/** Some time after the end: the data will be removed. */
export const removalAnnounced = subscriptionMessage(
  {
    subject: 'your data will be removed',
    preview: 'Choose a plan to keep it.',
    heading: 'Your data will be removed',
    body: 'Your subscription ended some time ago. On the day below, everything your organisation entered will be permanently deleted. Choose a plan before then to keep it.',
    moment: 'Removed at',
    action: 'Keep the data',
  },
  {
    subject: '貴機構的數據將會移除',
    preview: '選擇計劃即可保留數據。',
    heading: '貴機構的數據將會移除',
    body: '貴機構的訂閱早前已結束。在下列時間，貴機構輸入的所有內容將會永久移除。如要保留，請在此之前選擇計劃。',
    moment: '移除時間',
    action: '保留數據',
  },
);
