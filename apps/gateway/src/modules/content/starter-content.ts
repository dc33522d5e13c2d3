import { languageModelLimits } from '@esg/contract';
import type { StarterEntry, StarterWords } from './starter-entry.ts';
import { starterModuleEntries } from './starter-module-content.ts';

/** The heading of a new tenant's first articles. */
export const starterCategory: StarterWords = { en: 'First steps', zhTw: '入門' };

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

Administrators invite colleagues under *Users Management* and decide what each can do.`,
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
    kind: 'article',
    title: { en: 'How answers are found', zhTw: '如何找到回覆' },
    summary: {
      en: 'What the search, the chat and the assistant take from your documents, and what they never do.',
      zhTw: '搜尋、對話及助理從你的文件取用甚麼，以及絕不會做甚麼。',
    },
    body: {
      en: `Upload documents to the *Document center*. Their text is read page by page; then you can search it, ask it questions, and let the assistant suggest answers for a report.

- **Every sentence has its page.** Answers quote the page word for word; sentences of a language model, where one is connected, appear only where a quote proves them. Open the page to see it lit.
- **Where no passage answers, you get the pages that come nearest**, as places to look. “Not stated in your documents” means that no page comes near. Rephrase the question, upload a document that covers it, or ask a colleague.
- **A figure needs its unit and its year.** The assistant says what it found: “Clearly stated”, or “Check before you accept”, with the reasons.
- **A figure answers for the people you ask about.** A figure for women, or for one site, doesn’t answer for everyone. A figure from another company’s report says so in chats, and is never suggested as your answer. If that’s wrong, choose *Edit* beside the document and say whose it is.
- **A suggestion is not an answer.** You accept, edit or reject it under *Assistant* when you enter data. Your own answer is replaced only if you say so, and the audit log keeps both.
- **Several candidates appear side by side** where documents differ, with what they differ in.
- **Pages that are pictures** are read only where text recognition is installed. Compare such figures with the page.

Everyone who works on reports can open the document center. Your chats are yours alone.`,
      zhTw: `把文件上載到「文件中心」。系統會逐頁讀取文字；之後你可以搜尋文件、向文件提問，並讓助理為報告提出建議。

- **每句都註明頁面。** 回覆一字不差地引用原文；如已連接語言模型，只有引文能證明的句子才會顯示。開啟該頁，引文會標示出來。
- **沒有段落能直接回答時，系統會列出最接近的頁面**，供你查閱。「文件未有述明」即沒有任何頁面接近。可換個方式提問、上載相關文件，或詢問同事。
- **數字必須有單位及年份。** 助理會說明找到甚麼：「清楚述明」或「接受前請先核對」，並列出理由。
- **數字只回答你所問的對象。** 女性僱員或單一地點的數字，不會用來回答全體的問題。出自其他公司報告的數字，在對話中會註明屬於哪間公司，而且不會建議為你的填報內容。如有錯誤，請在文件旁選擇*編輯*，註明是誰的文件。
- **建議並非回覆。** 輸入數據時，在「助理」接受、修改或拒絕建議。只有你決定取代，你的回覆才會被取代，審計紀錄會保留兩者。
- **文件內容不同時，候選建議會並列**，並註明不同的地方。
- **圖片頁面**只有在已安裝文字辨識時才會讀取。請與原頁核對這些數字。

所有編製報告的人都可以開啟文件中心。你的對話只有你能看到。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Use a language model', zhTw: '使用語言模型' },
    summary: {
      en: 'For administrators: what is sent to a language model, who receives it, what it may use, and how to turn it off.',
      zhTw: '供管理員參考：會向語言模型傳送甚麼、傳送給誰、可用多少，以及如何關閉。',
    },
    body: {
      en: `Chats answer with quotes from your documents. If your provider has connected a language model, you can let it put the answers together. It is off until an administrator turns it on under *Account settings*, *Language model*.

- **What is sent:** each question that someone asks in a chat, the passages of your documents that may answer it, and the names of those documents. Nothing is sent while it is off.
- **Who receives it:** the page names the model, who runs it and its address. If another company or address takes its place, nothing is sent until you turn it on again.
- **What you see:** only sentences that a quote from their page proves. Below each answer it says who wrote it. Where nothing is proved, or the model does not answer, you get quotes.
- **Drafts:** if you also choose *Word drafts of texts, too*, figures of your reports are sent with their names when someone drafts a text. The model never writes a number, and a paragraph that says more than your figures do is not used.
- **Budget:** you set the tokens of a month, up to the maximum of your provider. When they are used up, chats quote until the next month.
- **Log:** everything that was sent and answered is kept for ${languageModelLimits.logDays} days. Administrators can read it, so they can read what colleagues asked; chats say so before a question is asked. Words of deleted documents are withheld.

*Turn off* stops it from the next question on.`,
      zhTw: `對話以文件中的引文回覆。如服務商已連接語言模型，你可讓它整理回覆。管理員在「帳戶設定」的「語言模型」開啟之前，語言模型一直關閉。

- **傳送甚麼：** 各人在對話中提出的問題、文件中可能回答該問題的段落，以及這些文件的名稱。關閉時不會傳送任何內容。
- **傳送給誰：** 頁面列明模型的名稱、由誰營運及其網址。如改由另一公司或網址提供，在你再次開啟之前，不會傳送任何內容。
- **你會看到甚麼：** 只有該頁引文能證明的句子才會顯示。每個回覆下方都註明由誰撰寫。如沒有句子獲得證明，或模型沒有回應，會改為引用原文。
- **草稿：** 如你另外選擇「亦為文字草擬措辭」，有人草擬文字時，會傳送報告中的數字及其名稱。模型不會自行寫出任何數字；所寫段落如超出數字所示，便不會採用。
- **額度：** 你可設定每月的詞元數目，但不可超出服務商所定的上限。用完後，對話會改為引用原文，直至下個月。
- **紀錄：** 傳送及收到的所有內容會保留 ${languageModelLimits.logDays} 日。管理員可以查看，因此亦能看到同事提出的問題；對話在提問之前會說明這一點。已刪除文件的文字不會顯示。

按「關閉」後，由下一條問題起便不再傳送。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'How figures are consolidated', zhTw: '數字如何綜合' },
    summary: {
      en: 'How one figure of your whole organisation is made from those of its entities, and how to check it.',
      zhTw: '整個機構的數字如何由各實體的數字得出，以及如何核對。',
    },
    body: {
      en: `Your organisation’s figure is worked out from the figures of its entities. You decide once a year which of them count and how much; everything else is arithmetic that you can open, print and export.

## Choose an approach

Under *Entity management*, open *Boundary* and choose one of the three approaches of the GHG Protocol:

- **Operational control**: all of what you operate, and nothing of what others operate.
- **Financial control**: all of what you control financially. What you control together with others counts by your share.
- **Equity share**: what you own of each entity. Shares multiply down the tree: if you own half of a company that owns half of a ship, a quarter of the ship counts.

Before you save, the table shows what each approach would count. The choice also applies to later years until you change it.

## Say what each entity is to you

Press an entity to enter the share you own, who operates it and who controls its money. A lease counts as its holder does, or not at all. To leave an entity out, give the reason; it also leaves out everything below it.

If an entity joined or left during the year, enter its first or last day. Only figures of those days count; a figure for a longer period is divided by the day.

An archived entity counts until the day on which you archived it. Its earlier years stay as they are; later years leave it out and say “Archived”. If it left on another day, enter that day as its last one.

## Other fiscal years

An entity may have a fiscal year of its own. Its figures are brought to your reporting period by the day: of a year that begins in April, the days from January to March belong to the calendar year in which it ends. The step shows how many days these are.

A reporting period may lie in two years, such as July to June. Then the boundary of the year in which it ends counts for all of its days: the approach and the shares of that year. First and last days are still counted exactly. Each figure’s arithmetic says which year that is.

## Nothing counts twice

If an entity has figures of its own and so do entities below it, you are asked what its own figures include. Until you answer, only its own figures count.

A figure that you enter for the whole organisation is compared with the consolidated figure. It never replaces it.

## Check a figure

Open *Consolidated figures* and choose a metric. Each step shows its value and what it is made of, down to the data points; estimates and entities that are left out are marked. *Print* puts the steps on paper, *Excel with formulas* gives your auditor a workbook whose cells calculate the figure again.`,
      zhTw: `整個機構的數字由各實體的數字計算得出。你每年只需決定哪些實體計入及計入多少，其餘都是可以開啟、列印及匯出的計算過程。

## 選擇合併方法

在「實體管理」開啟「組織邊界」，選擇《溫室氣體核算體系》的其中一種方法：

- **營運控制權**：由你營運的全部計入，由他人營運的不計入。
- **財務控制權**：財務上受你控制的全部計入；與他人共同控制的，按你的權益計入。
- **股權比例**：按你在各實體的權益計入。權益沿架構逐層相乘：你持有某公司一半，該公司又持有某船一半，即計入該船的四分之一。

儲存之前，表格會顯示每種方法會計入甚麼。你的選擇亦適用於往後各年，直至你更改為止。

## 說明各實體與你的關係

按實體名稱，輸入你擁有的權益、由誰營運及誰有財務控制權。租賃按其持有人計入，或完全不計入。如要剔除某實體，請填寫原因，其下層實體亦一併不計入。

如實體在年內加入或離開，請輸入首日或最後一日。只有這段日子的數字計入；較長期間的數字會按日分配。

已封存的實體計至封存當日。以往各年的數字維持不變；往後各年不再計入，並註明「已封存」。如實體在另一日離開，請以該日為最後一日。

## 不同的財政年度

實體可以有自己的財政年度。其數字會按日分配至你的匯報期：例如由四月開始的年度，一月至三月的日子屬於該年度終結時的曆年。計算步驟會列出日數。

匯報期可以橫跨兩年，例如七月至六月。這時整個匯報期都採用其終結當年的組織邊界，即當年的方法及權益比例；首日及最後一日仍按實際日子計算。各數字的計算過程會列明採用哪一年。

## 不會重複計算

如實體既有自己的數字，其下層實體亦有數字，系統會詢問其自身數字包括甚麼。在你回答之前，只計入其自身數字。

你為整個機構輸入的數字會與綜合數字比較，但不會取代綜合數字。

## 核對數字

開啟「綜合數字」並選擇指標。每個步驟都列出數值及其組成部分，直至各數據點；估算及不計入的實體均有標示。按「列印」可把計算過程印出；按「附公式的 Excel」可取得試算表，讓核數師以公式重新計算。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Collect figures from your entities', zhTw: '向實體收集數據' },
    summary: {
      en: 'Ask many entities at once, follow who has answered, and approve what they submit.',
      zhTw: '一次過向多個實體收集數據，跟進誰已回答，並批准提交的內容。',
    },
    body: {
      en: `A collection asks companies, locations, buildings and boats for the same figures of one reporting time.

1. **Invite entity users** under *Entity management*. They answer for their entities and see nothing else.
2. **Create a collection** under *Entity reporting*: choose a framework or single figures, the entities, the reporting time and the due date. What you put together is kept until you create it.
3. **Follow the board.** Entities and figures with the most gaps come first. Choose entities to remind them.
4. **Approve or return.** Open an entity to see each figure. If something isn’t right, return it and say what to change.
5. **Close the collection** when you have what you need. Reopen it at any time.

Answers are data points of the entities in the data hub: they are in your reports and your consolidated figures at once. If you delete a collection, the figures stay.`,
      zhTw: `數據收集會向地點、建築物、船舶及公司索取同一匯報時段的相同數據。

1. 在「實體管理」**邀請實體用戶**。他們只會看到自己負責的實體。
2. 在「實體匯報」**建立數據收集**：選擇框架或個別數據、實體、匯報時段及截止日期。建立之前，已填寫的內容會一直保留。
3. **跟進進度。** 尚欠最多的實體及數據會排在最前。選擇實體即可發出提醒。
4. **批准或退回。** 開啟實體可查看每項數據。如有問題，請退回並說明需要修改的地方。
5. 取得所需數據後**關閉數據收集**，並可隨時重新開啟。

回答會成為實體在數據總匯的數據點，並即時用於你的報告及綜合數字。刪除數據收集後，數據仍會保留。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Ask suppliers for figures', zhTw: '向供應商收集數據' },
    summary: {
      en: 'Keep the companies you buy from, ask them, and check what they answer.',
      zhTw: '管理你的供應商，向其收集數據，並核對其回覆。',
    },
    body: {
      en: `A supplier is a company that you buy from. What it answers stays apart from your own figures: it is never part of your data hub, your boundary or your reports.

1. **Add suppliers** under *Entity management*, *Suppliers*. People who manage all entities keep them.
2. **Invite someone there.** They answer for their company, see nothing else of your organisation and take no seat. People who answer for several of your suppliers need one account.
3. **Ask suppliers** under *Entity reporting*: choose the figures, the suppliers, the reporting time and the due date. Their people get an e-mail with a link that opens the request without signing in.
4. **Read and decide.** Open a supplier to see each answer, its source and its evidence. Approve the answers, or return them and say what to change.
5. **Archive a supplier** when you no longer buy from it. Its open requests end, and what it has answered stays. Restore it at any time.

A supplier’s own page lists its people, the links they use and everything it was asked.`,
      zhTw: `供應商是你向其採購的公司。其回覆與你自己的數據分開保存，不會計入你的數據總匯、組織邊界或報告。

1. 在「實體管理」的「供應商」**新增供應商**。供應商由管理所有實體的人員管理。
2. **邀請聯絡人。** 他們代表其公司回覆，看不到貴機構的其他內容，亦不佔用席位。代表多個供應商的人只需一個帳戶。
3. 在「實體匯報」**向供應商收集數據**：選擇數據、供應商、匯報時段及截止日期。其人員會收到電郵，可經連結開啟請求，毋須登入。
4. **查閱及決定。** 開啟供應商可查看每項回覆、其來源及證明文件。你可批准回覆，或退回並說明需要修改的地方。
5. 不再向供應商採購時，可**封存供應商**。其未完成的請求會中止，已提交的回覆會保留。你可隨時還原。

供應商的頁面列出其人員、他們使用的連結，以及你向其提出的所有請求。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Answer a request', zhTw: '回答數據請求' },
    summary: {
      en: 'For entity users and suppliers: one question at a time, on a computer or a phone.',
      zhTw: '供實體用戶及供應商參考：在電腦或手機上逐條回答。',
    },
    body: {
      en: `Your home page lists what is asked of you, the earliest due date first. Open a request to answer one question at a time.

- **Choose the unit** on your meter or bill. It’s converted exactly, and what you entered is kept.
- **Look at last period’s value** below the box. If yours differs a lot, you’re asked what changed.
- **Tick “This is an estimate”** if you didn’t measure it.
- **Take a photo** of the meter or the bill as evidence, or add a document.
- **Say why** if you can’t answer. That counts as an answer too.

Everything is saved as you type. Without a connection it stays on your device and is sent when you’re connected again. If a colleague changed the same answer, you choose which one stays.

At the end, *Check and submit* names what is missing. After you submit, your answers can’t be changed unless they are returned to you; the note says what to change.`,
      zhTw: `你的首頁會列出向你提出的數據請求，截止日期最早的排在最前。開啟請求即可逐條回答。

- 按錶或帳單上的單位**選擇單位**。系統會準確換算，並保留你輸入的數值。
- **參考輸入欄下方的上一期數值。** 如相差甚大，系統會詢問有甚麼變動。
- 如並非量度所得，請**勾選「這是估算」**。
- 為錶或帳單**拍照**作為證明文件，或新增文件。
- 如無法回答，請**說明原因**，這亦算作回答。

你輸入的內容會自動儲存。沒有連線時，內容會儲存在你的裝置，恢復連線後便會傳送。如同事更改了同一回答，你可選擇保留哪一個。

最後的「檢查並提交」會列出尚欠的問題。提交後，除非退回給你，否則無法更改回答；附註會說明需要修改的地方。`,
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
  ...starterModuleEntries,
];
