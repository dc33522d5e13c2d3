import { type ContentKind, insightLimits, languageModelLimits } from '@esg/contract';

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
    kind: 'article',
    title: { en: 'How answers are found', zhTw: '如何找到回覆' },
    summary: {
      en: 'What the search, the chat and the assistant take from your documents, and what they never do.',
      zhTw: '搜尋、對話及助理從你的文件取用甚麼，以及絕不會做甚麼。',
    },
    body: {
      en: `Upload documents to the *Document center*. Their text is read page by page; then you can search it, ask it questions, and let the assistant suggest answers for a report.

- **Every sentence has its page.** Answers quote the page word for word; sentences of a language model, where one is connected, appear only where a quote proves them. Open the page to see it lit.
- **“Not stated in your documents” means that no passage says it.** Rephrase the question, upload a document that covers it, or ask a colleague.
- **A figure needs its unit and its year.** The assistant says what it found: “Clearly stated”, or “Check before you accept”, with the reasons.
- **A suggestion is not an answer.** You accept, edit or reject it under *Assistant* when you enter data. Your own answer is replaced only if you say so, and the audit log keeps both.
- **Several candidates appear side by side** where documents differ, with what they differ in.
- **Pages that are pictures** are read only where text recognition is installed. Compare such figures with the page.

Everyone who works on reports can open the document center. Your chats are yours alone.`,
      zhTw: `把文件上載到「文件中心」。系統會逐頁讀取文字；之後你可以搜尋文件、向文件提問，並讓助理為報告提出建議。

- **每句都註明頁面。** 回覆一字不差地引用原文；如已連接語言模型，只有引文能證明的句子才會顯示。開啟該頁，引文會標示出來。
- **「文件未有述明」即沒有段落述明。** 可換個方式提問、上載相關文件，或詢問同事。
- **數字必須有單位及年份。** 助理會說明找到甚麼：「清楚述明」或「接受前請先核對」，並列出理由。
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
- **Budget:** you set the tokens of a month, up to the maximum of your provider. When they are used up, chats quote until the next month.
- **Log:** everything that was sent and answered is kept for ${languageModelLimits.logDays} days. Administrators can read it, so they can read what colleagues asked; chats say so before a question is asked. Words of deleted documents are withheld.

*Turn off* stops it from the next question on.`,
      zhTw: `對話以文件中的引文回覆。如服務商已連接語言模型，你可讓它整理回覆。管理員在「帳戶設定」的「語言模型」開啟之前，語言模型一直關閉。

- **傳送甚麼：** 各人在對話中提出的問題、文件中可能回答該問題的段落，以及這些文件的名稱。關閉時不會傳送任何內容。
- **傳送給誰：** 頁面列明模型的名稱、由誰營運及其網址。如改由另一公司或網址提供，在你再次開啟之前，不會傳送任何內容。
- **你會看到甚麼：** 只有該頁引文能證明的句子才會顯示。每個回覆下方都註明由誰撰寫。如沒有句子獲得證明，或模型沒有回應，會改為引用原文。
- **額度：** 你可設定每月的詞元數目，但不可超出服務商所定的上限。用完後，對話會改為引用原文，直至下個月。
- **紀錄：** 傳送及收到的所有內容會保留 ${languageModelLimits.logDays} 日。管理員可以查看，因此亦能看到同事提出的問題；對話在提問之前會說明這一點。已刪除文件的文字不會顯示。

按「關閉」後，由下一條問題起便不再傳送。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Key metrics at a glance', zhTw: '一覽主要指標' },
    summary: {
      en: 'What Insights shows of each metric, how to choose your tiles, and how to take them along.',
      zhTw: '數據洞察如何顯示各項指標、如何選擇圖塊，以及如何把圖塊帶走。',
    },
    body: {
      en: `*Insights* in the menu shows the figures of the data hub that matter most: the newest figure of each metric, its course over up to ${insightLimits.yearsMax} years, and what it lacks.

- **Whose figures:** choose an entity, or the whole organisation, and up to which year. The address keeps your choice, so you can send it to a colleague.
- **Your tiles:** *Choose tiles* lets you add, remove and order up to ${insightLimits.tilesMax} metrics. Drag them, or use their arrows. Only you see your choice. Until you choose, you see energy, emissions, water, waste, people and safety, by your frameworks and your industry.
- **How many have a figure:** a tile says how many of your entities have a figure. An entity counts, too, if an entity above it has one for all below it.
- **Needs attention:** a year that has ended without a figure, days without figures, a large change, data points to review, and figures that a published report prints otherwise. A year that has not ended lacks nothing yet.
- **Where it comes from:** *Open in the data hub* leads to the figures and to how they are added up. *Show as table* gives the numbers of a chart.
- **Take it along:** *Save as picture* makes a picture in your brand for a slide or a message; *Print* makes pages.`,
      zhTw: `選單中的「數據洞察」顯示數據總匯中最重要的數據：每項指標的最新數字、最多 ${insightLimits.yearsMax} 年的走勢，以及有何不足。

- **誰的數據：** 選擇一個實體或整個機構，以及截至哪一年度。網址會保留你的選擇，可傳送給同事。
- **你的圖塊：** 按「選擇圖塊」可加入、移除及排列最多 ${insightLimits.tilesMax} 項指標，可拖曳，亦可用箭頭移動。只有你會看到你的選擇。在你選擇之前，會按你的框架及行業顯示能源、排放、用水、廢棄物、人員及安全。
- **多少實體有數據：** 圖塊會顯示有多少個實體有數據。如上級實體已為其下所有實體提供數據，該等實體亦計算在內。
- **須留意：** 已結束而沒有數據的年度、部分日子沒有數據、較大的變動、須檢視的數據點，以及已發布的報告所列數字不同。尚未結束的年度不算有所欠缺。
- **數據來源：** 「在數據總匯開啟」會帶你到有關數據及其計算方法。「以表格顯示」列出圖表的數字。
- **帶走：** 「儲存為圖片」會以你的品牌製作圖片，可用於簡報或訊息；「列印」會製作頁面。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Find out what matters', zhTw: '找出重要議題' },
    summary: {
      en: 'How a materiality assessment goes from a long list of topics to scores that people settle on together.',
      zhTw: '重要性評估如何由議題清單走到共同議定的分數。',
    },
    body: {
      en: `Open *Materiality* and start an assessment for the year of your reports. Choose the rules that you follow: GRI 3 asks for impacts alone, IFRS S1 for finances alone, ESRS for both.

1. **Context.** Say what is covered, and put the scales into words that your people understand. Once there are scores, the number of steps stays.
2. **Topics.** Add what usually matters in your industry, then what you know yourself. Leave topics out with a reason; reports print it. Next year they are looked at again.
3. **Impacts, risks and opportunities.** People score these entries. One line says what happens or may happen. For human rights, severity counts alone, however unlikely.
4. **Stakeholders.** Choose the groups that you ask, and how much each counts.
5. **Scoring.** Each person scores alone; digits on the keyboard are quickest. Scores stay hidden from others until someone who can decide shows them. Entries without scores stay open.

Where people are far apart, talk, then settle on a score with a reason. It counts in place of the mean, and each person’s own score stays beside it. An impact is as severe as the highest of its scale, scope and irremediability, unless you choose their mean.`,
      zhTw: `開啟「重要性評估」，為報告年份開始評估。選擇所遵循的準則：GRI 3 只看影響，IFRS S1 只看財務，ESRS 兩者兼顧。

1. **背景。** 說明涵蓋範圍，並用同事明白的文字描述量表。有人評分後，級數便不能更改。
2. **議題。** 先加入行業常見的議題，再加入你所知的。剔除議題須寫明理由，並會列印於報告；翌年會再次檢視。
3. **影響、風險及機遇。** 評分的對象是這些項目。用一行說明已發生或可能發生的事。涉及人權的，無論可能性多低，只計算嚴重程度。
4. **持份者。** 選擇聽取哪些群體的意見，以及各自的權重。
5. **評分。** 各人獨立評分，按數字鍵最快。有權決定的人公開評分之前，沒有人看到他人的評分。尚未有人評分的項目維持開放。

分歧大的地方先討論，再議定分數並寫明理由。議定的分數取代平均值，各人的評分仍會保留。影響的嚴重程度取程度、範圍及不可補救程度的最高者，除非你選擇平均值。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Set targets and try what would be', zhTw: '訂立目標及試算情景' },
    summary: {
      en: 'From a base year to a goal: the path, how far you are, measures, and what would be if.',
      zhTw: '由基準年至目標：路徑、進度、措施，以及假設情景。',
    },
    body: {
      en: `Open a metric in the data hub and press *Set a target*. A target says from which value in a base year you want to come to which value in a target year. A target on an intensity is set on the page of that intensity.

- **Path:** a straight line, or one of your own by way of interim years.
- **Covers:** the whole organisation, or one entity with all below it. For emissions choose the metric of the scopes you mean, such as scope 1 and 2.
- **How far you are:** the newest figure appears beside the path. Below it you read where a straight line from the base year through the newest figure leads, so that you know early whether you will miss the target.
- **Measures:** what you do, by how much each improves the figure in a year, from when on, its cost and its owner. What began before the newest figure is in that figure already.
- **What if:** choose measures and a growth, and see the line beside the path. Nothing is stored, and no figure changes.

Insights shows the path in the tile of the metric. The product compares your figures with your own target; it does not say whether others accept that target.`,
      zhTw: `在數據總匯開啟一項指標，按「訂立目標」。目標說明由基準年的數值達至目標年的甚麼數值。強度目標在該強度指標的頁面訂立。

- **路徑：** 直線，或經中期年份的自訂路徑。
- **涵蓋：** 整個機構，或一個實體及其下所有實體。如屬排放，請選擇所指範圍的指標，例如範圍 1 及 2。
- **進度：** 最新數字會與路徑並列。下方列明由基準年經最新數字的直線會達至甚麼數值，讓你及早得知會否未能達標。
- **措施：** 所採取的行動、每年改善多少、由何時起、成本及負責人。在最新數字之前開始的措施，已反映在該數字之中。
- **假設情景：** 選擇措施及增長率，即可看到與路徑並列的線。不會儲存任何內容，數據亦不會改變。

「數據洞察」會在該指標的圖塊顯示路徑。本產品只把你的數據與你自訂的目標比較，並不表示他人認可該目標。`,
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
    title: { en: 'Ask stakeholders what matters', zhTw: '詢問持份者甚麼議題重要' },
    summary: {
      en: 'Make a survey, send it by e-mail, link or QR code, and read what may be shown.',
      zhTw: '製作問卷，以電郵、連結或二維碼發送，並查閱可顯示的結果。',
    },
    body: {
      en: `Surveys belong to an assessment: *Materiality*, then the year, then *Surveys*.

1. **Start from a template.** It asks about the topics of your long list, in English and Chinese. Texts that are missing in one language are marked.
2. **Choose what you promise.** *Named* shows who answered what. *Confidential* shows who has answered, and results without names. *Anonymous* stores answers so that not even the database shows who gave them.
3. **Add groups and weights**, then people by e-mail address. For passers-by, make an open link of a group and print its QR code.
4. **Open the survey.** From then on links work. People answer without an account, on any device, and can change or withdraw their answers until it closes.
5. **Remind people.** In an anonymous survey everyone is reminded, because it is not known who has answered. The reminder refers to the first e-mail.
6. **Close it** to read confidential and anonymous results. Groups that are too small are hidden, also from the total.

What people answer about topics becomes the stakeholder side of the matrix, by the weights of the groups.`,
      zhTw: `問卷屬於重要性評估：在「重要性」選擇年度，再選擇「問卷」。

1. **以範本開始。** 範本會以中英文詢問議題清單上的議題。欠缺其中一種語言的文字會加上標示。
2. **選擇你的承諾。** 「具名」會顯示各人的回覆；「保密」會顯示誰已回覆，結果則不列姓名；「匿名」的儲存方式令數據庫也無法顯示作答者。
3. **加入組別及權重**，再以電郵地址加入成員。如要邀請其他人士，可為組別建立公開連結，並列印二維碼。
4. **開放問卷。** 連結由此生效。填寫者毋須帳戶，可使用任何裝置，並可在截止前修改或撤回回覆。
5. **發出提醒。** 匿名問卷會提醒所有人，因為無從得知誰已回覆；提醒電郵會請對方使用首封電郵的連結。
6. **截止問卷**後即可查閱保密及匿名問卷的結果。人數過少的組別會隱藏，亦不計入總數。

有關議題的回覆會按組別的權重，成為矩陣的持份者一面。`,
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
    kind: 'article',
    title: { en: 'Enter activity data', zhTw: '輸入活動數據' },
    summary: {
      en: 'From a bill to emissions: the list, the months of a year, questions, and months without a bill.',
      zhTw: '由帳單到排放量：清單、全年月份、問題，以及沒有帳單的月份。',
    },
    body: {
      en: `Open *Climate*, then *Activity data*, and take one bill. Choose *Add activity data* and say what you used; you are asked only what that needs. One line is one month of one meter, vehicle or supplier.

- **Emissions are calculated at once.** Press the name of a line to follow every step and to see which factor was taken, and why.
- **A question appears where something is missing,** such as gross or net on a gas bill. Choose an answer beside it. Nothing is guessed, and a line with a question counts nowhere.
- **By month** shows each meter with the twelve months of a year. Type into a cell, with a unit if it differs, or paste a block from a sheet. Rows with names are shown for checking first, and one *Undo* undoes all of it.
- **Coverage** shows which months have a bill, an estimate, a question or nothing.
- **Estimate** proposes amounts for missing months: the same month of the previous year by its days, otherwise the last twelve months. Estimates are marked; type the bill over them once you have it.
- **Deleted lines** can be restored: choose *Deleted* in the filter.`,
      zhTw: `開啟「氣候」的「活動數據」，取出一張帳單。選擇「加入活動數據」並說明使用了甚麼，系統只會問所需的資料。每項記錄是一個儀錶、車輛或供應商的一個月。

- **即時計算排放量。** 按記錄的名稱可逐步查看計算，以及採用了哪個因子和原因。
- **欠缺資料時會顯示問題，** 例如氣體帳單按總熱值還是淨熱值。在旁選擇即可。系統不會猜測，有待回覆問題的記錄亦不會計入任何總數。
- **按月份**顯示每個儀錶全年十二個月。可在格內輸入（單位不同時一併輸入），或從試算表貼上。附有名稱的行會先供你檢查，一次「復原」即可全部取消。
- **覆蓋情況**顯示哪些月份有帳單、估算、問題或沒有資料。
- **估算**為缺少的月份建議用量：先按上一年同月的日數，否則按之前的月份。估算會標示；取得帳單後直接輸入取代。
- **已刪除的記錄**可以復原：在篩選條件選擇「已刪除」。`,
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
