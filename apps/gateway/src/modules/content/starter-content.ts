import type { ContentKind } from '@esg/contract';

type Words = { en: string; zhTw: string };
type StarterEntry = { kind: ContentKind; title: Words; summary: Words; body: Words };

/** The heading of a new tenant's first articles. */
export const starterCategory: Words = { en: 'First steps', zhTw: '入門' };

/** The first articles of a new tenant, until it writes its own. They name no brand. */
export const starterEntries: readonly StarterEntry[] = [
  {
    kind: 'article',
    title: { en: 'From framework to published report', zhTw: '由選擇框架到發布報告' },
    summary: {
      en: 'The steps of a report, and what each one asks of you.',
      zhTw: '編製報告的步驟，以及每一步需要的資料。',
    },
    body: {
      en: `A report has a few steps. Each saves automatically, so you can leave at any time and come back.

1. **Choose a framework** under *Create new report*. If you are not sure, answer the two questions of the helper.
2. **Select disclosures.** Required ones are chosen for you; add those that matter to your stakeholders.
3. **Describe the report and the company**: name, reporting period, boundary and contact.
4. **Enter data.** Figures keep their unit; last year’s value appears beside each field if there is one.
5. **Preview and validate.** The list shows what is still missing and takes you there.
6. **Complete and publish**, then download PDF, Word or Excel.`,
      zhTw: `編製報告分為數個步驟。每一步都會自動儲存，你可以隨時離開，稍後再繼續。

1. 在「建立新報告」**選擇框架**。如果未能確定，可回答助手的兩條問題。
2. **選擇披露。** 系統會先選上必須披露的項目，你可再加入持份者關注的項目。
3. **填寫報告及公司資料**：名稱、匯報期、匯報範圍及聯絡人。
4. **輸入數據。** 數字會連同單位儲存；如有去年的數值，會顯示在欄位旁邊。
5. **預覽及檢查。** 清單會列出尚欠的資料，並帶你前往填寫。
6. **完成並發布**，然後下載 PDF、Word 或 Excel。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Work on a report together', zhTw: '與同事一起編製報告' },
    summary: {
      en: 'How several people fill in one report without losing anything.',
      zhTw: '多人同時填寫一份報告而不會遺失資料。',
    },
    body: {
      en: `Several people can work on the same report at the same time. Each field saves as soon as you leave it, and the others see the new value within a second.

If two people change the same field, the second one is asked which value to keep: no entry is overwritten silently. The report’s audit log shows who changed what, and when.

Administrators invite colleagues under *User management* and decide what each can do.`,
      zhTw: `多名同事可以同時編製同一份報告。離開欄位後內容會即時儲存，其他人在一秒內便會看到新的數值。

如果兩人更改同一欄位，較後儲存的一位會被詢問保留哪個數值，任何人的輸入都不會在不知情下被覆蓋。報告的審計紀錄會列出更改者、內容及時間。

管理員可在「用戶管理」邀請同事，並設定各人的權限。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Where figures come from, and how to prove them', zhTw: '數據從何而來及如何證明' },
    summary: {
      en: 'What an assurance provider will ask for, and how to be ready.',
      zhTw: '核證機構會要求的資料及準備方法。',
    },
    body: {
      en: `An assurance provider follows a figure back to where it was measured. Make that easy:

- Enter figures in the unit in which they were measured; the system converts exactly and keeps what you entered.
- Say where a figure comes from: meter, invoice, payroll, estimate.
- If a figure is an estimate, say how you estimated it and which part of the total it covers.
- If you leave a disclosure out, choose a reason and explain it. An explained omission is better than an empty field.`,
      zhTw: `核證機構會由數字追溯至量度的來源。以下做法可令過程更順暢：

- 按量度時的單位輸入數字；系統會準確換算，並保留你輸入的數值。
- 說明數字來源：儀錶、發票、薪酬紀錄或估算。
- 如屬估算，說明估算方法及佔總數的比例。
- 如略去某項目，請選擇原因並加以解釋，較留空為佳。`,
    },
  },
  {
    kind: 'whats-new',
    title: { en: 'Articles and news in one place', zhTw: '文章及最新消息集中一處' },
    summary: {
      en: 'Help, news and a way to write to support, from every page.',
      zhTw: '在任何頁面都可查看說明、消息及聯絡支援。',
    },
    body: {
      en: 'Open *Help* to read articles, see what is new, and write to the support team. Administrators of this site write articles and news of their own there.',
      zhTw: '開啟「說明」即可閱讀文章、查看最新消息及聯絡支援團隊。本網站的管理員亦可在該處撰寫文章及消息。',
    },
  },
];
