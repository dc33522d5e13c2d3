import { factsIn, type InEachLanguage, type Language, type NotificationKind } from '@esg/contract';
import { action, defineMessage, text } from '../content.ts';

/** One event: `facts` are the names in its sentence; `client` is where a consultant's event is of. */
export type DigestItem = { kind: NotificationKind; facts: Record<string, string>; client?: string | null };
export type NotificationDigest = {
  /** The newest of them, newest first. */
  items: readonly DigestItem[];
  /** The total number. */
  count: number;
  homeUrl: string;
};

type Sentence = (facts: Readonly<Record<string, string>>) => string;

/** Each kind of event in one sentence of each language. A kind without its words does not pass the type check. */
const sentences: Record<NotificationKind, InEachLanguage<Sentence>> = {
  'report.published': {
    en: ({ report }) => `The report “${report}” has been published.`,
    zhTw: ({ report }) => `報告「${report}」已發布。`,
  },
  'report.unpublished': {
    en: ({ report }) => `The report “${report}” is no longer published.`,
    zhTw: ({ report }) => `報告「${report}」已取消發布。`,
  },
  'report.reopened': {
    en: ({ report }) => `The report “${report}” has been reopened for changes.`,
    zhTw: ({ report }) => `報告「${report}」已重新開放編輯。`,
  },
  'work.assigned': {
    en: ({ report, disclosure, person }) => `${person} assigned you ${disclosure} of the report “${report}”.`,
    zhTw: ({ report, disclosure, person }) => `${person} 指派你處理報告「${report}」的 ${disclosure}。`,
  },
  'work.due_soon': {
    en: ({ report, disclosure, day }) =>
      `${disclosure ? `${disclosure} of the` : 'The'} report “${report}” is due on ${day}.`,
    zhTw: ({ report, disclosure, day }) =>
      `報告「${report}」${disclosure ? `${disclosure} ` : ''}的截止日期為 ${day}。`,
  },
  'work.overdue': {
    en: ({ report, disclosure, day }) =>
      `${disclosure ? `${disclosure} of the` : 'The'} report “${report}” was due on ${day}.`,
    zhTw: ({ report, disclosure, day }) =>
      `報告「${report}」${disclosure ? `${disclosure} ` : ''}的截止日期為 ${day}，現已逾期。`,
  },
  'work.task_given': {
    en: ({ report, disclosure, person }) => `${person} gave you a task about ${disclosure} of the report “${report}”.`,
    zhTw: ({ report, disclosure, person }) => `${person} 指派你處理報告「${report}」${disclosure} 的一項工作。`,
  },
  'work.mentioned': {
    en: ({ report, disclosure, person }) => `${person} mentioned you in ${disclosure} of the report “${report}”.`,
    zhTw: ({ report, disclosure, person }) => `${person} 在報告「${report}」的 ${disclosure} 提及你。`,
  },
  'approval.requested': {
    en: ({ report, disclosure, person }) =>
      `${person} has asked you to approve ${disclosure ? `${disclosure} of ` : ''}the report “${report}”.`,
    zhTw: ({ report, disclosure, person }) =>
      `${person} 請你審批報告「${report}」${disclosure ? `的 ${disclosure}` : ''}。`,
  },
  'approval.accepted': {
    en: ({ report, disclosure, person }) =>
      `${person} approved ${disclosure ? `${disclosure} of ` : ''}the report “${report}”.`,
    zhTw: ({ report, disclosure, person }) =>
      `${person} 已批准報告「${report}」${disclosure ? `的 ${disclosure}` : ''}。`,
  },
  'approval.rejected': {
    en: ({ report, disclosure, person }) =>
      `${person} rejected ${disclosure ? `${disclosure} of ` : ''}the report “${report}”.`,
    zhTw: ({ report, disclosure, person }) =>
      `${person} 已退回報告「${report}」${disclosure ? `的 ${disclosure}` : ''}。`,
  },
  'approval.fell_away': {
    en: ({ report, disclosure, person }) =>
      disclosure
        ? `${person} changed a value, so ${disclosure} of the report “${report}” needs approval again.`
        : `${person} changed the report “${report}”, so it needs approval again.`,
    zhTw: ({ report, disclosure, person }) =>
      `報告「${report}」${disclosure ? `${disclosure} ` : ''}的批准已失效：${person} 更改了${disclosure ? '數值' : '內容'}。`,
  },
  'materiality.approval_requested': {
    en: ({ person, year }) => `${person} has asked you to approve the materiality assessment of ${year}.`,
    zhTw: ({ person, year }) => `${person} 請你審批 ${year} 年重要性評估。`,
  },
  'materiality.rejected': {
    en: ({ person, year }) => `${person} returned the materiality assessment of ${year} with a reason.`,
    zhTw: ({ person, year }) => `${person} 已附上原因退回 ${year} 年重要性評估。`,
  },
  'materiality.approved': {
    en: ({ year }) => `The materiality assessment of ${year} is approved. It can now be decided.`,
    zhTw: ({ year }) => `${year} 年重要性評估已獲批准，現可作出決定。`,
  },
  'contribution.invited': {
    en: ({ person, report }) => `${person} has asked you to answer questions in the report “${report}”.`,
    zhTw: ({ person, report }) => `${person} 邀請你回答報告「${report}」的問題。`,
  },
  'contribution.finished': {
    en: ({ person, report }) => `${person} has finished their part of “${report}”.`,
    zhTw: ({ person, report }) => `${person} 已完成報告「${report}」中其負責的部分。`,
  },
  'collection.submitted': {
    en: ({ person, entity, collection }) =>
      `${person} submitted the figures of ${entity} in “${collection}”. Approve or return them.`,
    zhTw: ({ person, entity, collection }) => `${person} 已提交「${collection}」中 ${entity} 的數據，請批准或退回。`,
  },
  'collection.invalidated': {
    en: ({ person, entity, collection }) =>
      `${person} changed figures of ${entity} in “${collection}” that were approved. Approve them again, or return them.`,
    zhTw: ({ person, entity, collection }) =>
      `${person} 更改了「${collection}」中 ${entity} 已獲批准的數據，請再次批准或退回。`,
  },
  'collection.commented': {
    en: ({ person, entity, collection }) => `${person} wrote about the figures of ${entity} in “${collection}”.`,
    zhTw: ({ person, entity, collection }) => `${person} 就「${collection}」中 ${entity} 的數據留言。`,
  },
  'collection.colleague_wanted': {
    en: ({ person, entity, email }) => `${person} asks you to invite ${email} for ${entity}.`,
    zhTw: ({ person, entity, email }) => `${person} 請你為 ${entity} 邀請 ${email}。`,
  },
  'export.finished': {
    en: ({ report }) => `An export of the report “${report}” is ready.`,
    zhTw: ({ report }) => `報告「${report}」的檔案已準備好。`,
  },
  'export.failed': {
    en: ({ report }) => `An export of the report “${report}” failed.`,
    zhTw: ({ report }) => `未能製作報告「${report}」的檔案。`,
  },
  'data_export.finished': {
    en: () => 'A data export is ready.',
    zhTw: () => '數據點的檔案已準備好。',
  },
  'data_export.failed': {
    en: () => 'The data export failed.',
    zhTw: () => '未能製作數據點的檔案。',
  },
  'import.undone': {
    en: ({ file, person }) => `${person} has undone your import of “${file}”.`,
    zhTw: ({ file, person }) => `${person} 復原了你匯入的「${file}」。`,
  },
  'hub_save.undone': {
    en: ({ report, person }) => `${person} has undone what you saved from “${report}” to the data hub.`,
    zhTw: ({ report, person }) => `${person} 復原了你由「${report}」儲存到數據總匯的數據。`,
  },
  'suggestions.completed': {
    en: ({ report, suggested }) =>
      `“${report}”: there are suggestions from your documents for ${suggested} disclosures.`,
    zhTw: ({ report, suggested }) => `「${report}」：文件中有 ${suggested} 項披露的建議回覆。`,
  },
  'suggestions.partial': {
    en: ({ report, succeeded, total }) =>
      `“${report}”: ${succeeded} of ${total} disclosures were searched for in your documents.`,
    zhTw: ({ report, succeeded, total }) => `「${report}」：已在文件中查找 ${total} 項披露中的 ${succeeded} 項。`,
  },
  'suggestions.failed': {
    en: ({ report }) => `“${report}”: your documents couldn’t be searched.`,
    zhTw: ({ report }) => `「${report}」：未能查找你的文件。`,
  },
  'brand.published': { en: () => 'A new version of the brand is published.', zhTw: () => '新版品牌設定已發布。' },
  'member.joined': {
    en: ({ person }) => `${person} has joined your organisation.`,
    zhTw: ({ person }) => `${person} 已加入貴機構。`,
  },
  'consultancy.left': {
    en: ({ consultancy }) => `${consultancy} no longer works for your organisation.`,
    zhTw: ({ consultancy }) => `${consultancy} 不再為貴機構服務。`,
  },
  'consultancy.asked': {
    en: ({ consultancy }) => `${consultancy} asks to work for your organisation again.`,
    zhTw: ({ consultancy }) => `${consultancy} 請求再次為貴機構服務。`,
  },
  'client.accepted': {
    en: ({ client }) => `${client} accepted your request. You can manage it again.`,
    zhTw: ({ client }) => `${client} 已接受你的請求，你可再次管理此客戶。`,
  },
  'client.declined': {
    en: ({ client }) => `${client} declined your request to manage it again.`,
    zhTw: ({ client }) => `${client} 已拒絕你再次管理的請求。`,
  },
  'client.ended': {
    en: ({ client }) => `${client} ended your access.`,
    zhTw: ({ client }) => `${client} 已終止你的存取權限。`,
  },
  'consultancy.returned': {
    en: ({ consultancy }) => `${consultancy} works for your organisation again.`,
    zhTw: ({ consultancy }) => `${consultancy} 再次為貴機構服務。`,
  },
  'subscription.trial_ending': { en: () => 'Your trial ends soon.', zhTw: () => '試用期即將結束。' },
  'subscription.bill_issued': {
    en: ({ number }) => `Invoice ${number} has been issued.`,
    zhTw: ({ number }) => `發票 ${number} 已發出。`,
  },
  'subscription.payment_failed': { en: () => 'A payment has failed.', zhTw: () => '付款失敗。' },
  'subscription.suspended': { en: () => 'Your subscription is suspended.', zhTw: () => '貴機構的訂閱已暫停。' },
  'subscription.resumed': { en: () => 'Your subscription is active again.', zhTw: () => '貴機構的訂閱已恢復。' },
  'webhook.paused': {
    en: ({ webhook }) => `The webhook “${webhook}” is paused: no delivery has succeeded for days.`,
    zhTw: ({ webhook }) => `Webhook「${webhook}」已暫停：多日來未能送達。`,
  },
};

const colons: InEachLanguage<string> = { en: ': ', zhTw: '：' };

const linesOf = (items: readonly DigestItem[], language: Language) =>
  items.map(({ kind, facts, client }) =>
    text(`${client ? client + colons[language] : ''}${sentences[kind][language](factsIn(facts, language))}`),
  );

/** To somebody who asked for a digest: what they have not read yet. */
export const notificationDigest = defineMessage<NotificationDigest>(
  {
    en: ({ items, count, homeUrl }, { companyName }) => ({
      subject: `${companyName}: ${count === 1 ? 'one thing' : `${count} things`} you haven’t read yet`,
      preview: 'What happened in your organisation.',
      heading: 'What happened in your organisation',
      blocks: [
        ...linesOf(items, 'en'),
        ...(count > items.length ? [text(`And ${count - items.length} more.`)] : []),
        action('Read them all', homeUrl),
      ],
      reason: `You receive this e-mail because you asked ${companyName} for a digest. You can change that in your account settings.`,
    }),
    zhTw: ({ items, count, homeUrl }, { companyName }) => ({
      subject: `${companyName}：你有 ${count} 項未讀通知`,
      preview: '貴機構的最新情況。',
      heading: '貴機構的最新情況',
      blocks: [
        ...linesOf(items, 'zhTw'),
        ...(count > items.length ? [text(`另有 ${count - items.length} 項。`)] : []),
        action('查看全部', homeUrl),
      ],
      reason: `你收到此電郵，是因為你向 ${companyName} 選擇了接收通知摘要。你可以在帳戶設定更改。`,
    }),
  },
  ({ siteUrl }) => ({
    items: [
      { kind: 'report.published', facts: { report: '2025' } },
      { kind: 'export.finished', facts: { report: '2025' } },
    ],
    count: 5,
    homeUrl: new URL('/ct', siteUrl).href,
  }),
);
