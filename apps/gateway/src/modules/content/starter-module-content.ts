import { insightLimits } from '@esg/contract';
import { starterClimateEntries } from './starter-climate-content.ts';
import type { StarterEntry } from './starter-entry.ts';

/** Of the first articles those on insights, what is material, and emissions. */
export const starterModuleEntries: readonly StarterEntry[] = [
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
6. **Matrix.** Move the thresholds and see which disclosures enter and leave. Once a survey is closed, compare topics with what stakeholders say, each group by its weight; topics that they see otherwise are named. Choose whether their ratings make a topic material.
7. **Approval and decision.** Name in *Context* who approves before. *Ask for approval* notifies them one after the other; anyone who disagrees returns the assessment with a reason. Then someone decides by name.
8. **Reports.** *Take over from the materiality assessment* shows what changes first, and the index prints the reasons. The matrix is printed beside the list of material topics; *Chapters and texts* in the design leaves it out.

Where people are far apart, talk, then settle on a score with a reason. It counts in place of the mean, and each person’s own score stays beside it. An impact is as severe as the highest of its scale, scope and irremediability, unless you choose their mean.`,
      zhTw: `開啟「重要性評估」，為報告年份開始評估。選擇所遵循的準則：GRI 3 只看影響，IFRS S1 只看財務，ESRS 兩者兼顧。

1. **背景。** 說明涵蓋範圍，並用同事明白的文字描述量表。有人評分後，級數便不能更改。
2. **議題。** 先加入行業常見的議題，再加入你所知的。剔除議題須寫明理由，並會列印於報告；翌年會再次檢視。
3. **影響、風險及機遇。** 評分的對象是這些項目。用一行說明已發生或可能發生的事。涉及人權的，無論可能性多低，只計算嚴重程度。
4. **持份者。** 選擇聽取哪些群體的意見，以及各自的權重。
5. **評分。** 各人獨立評分，按數字鍵最快。有權決定的人公開評分之前，沒有人看到他人的評分。尚未有人評分的項目維持開放。
6. **矩陣。** 移動門檻，查看哪些披露項目加入或移除。問卷截止後，可把議題與持份者的意見比較，各組別按其權重計算，並列出看法不同的議題。你可選擇持份者的評分會否令議題成為重要議題。
7. **審批及決定。** 在「背景」指定事前審批的人。「請求審批」會依次通知他們；不同意的人可附上原因退回評估。其後由有權決定的人以其名義作出決定。
8. **報告。** 「採用重要性評估的結果」會先顯示將有的更改，索引會印出原因。矩陣會印於重要議題清單旁邊；在設計步驟的「章節與文字」可略去矩陣。

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
    title: { en: 'Ask stakeholders what matters', zhTw: '詢問持份者甚麼議題重要' },
    summary: {
      en: 'Make a survey, send it by e-mail, link or QR code, and read what may be shown.',
      zhTw: '製作問卷，以電郵、連結或二維碼發送，並查閱可顯示的結果。',
    },
    body: {
      en: `Surveys belong to an assessment: *Materiality*, then the year, then *Surveys*.

1. **Start from a template,** or from a copy of an earlier survey. It asks about the topics of your long list, in English and Chinese. Texts that are missing in one language are marked. A question can have a picture, which you describe in both languages.
2. **Choose what you promise.** *Named* shows who answered what. *Confidential* shows who has answered, and results without names. *Anonymous* stores answers so that not even the database shows who gave them.
3. **Add groups and weights**, then people by e-mail address. For passers-by, make an open link of a group and print its QR code.
4. **Open the survey.** From then on links work. People answer without an account, on any device, and can change or withdraw their answers until it closes.
5. **Remind people.** In an anonymous survey everyone is reminded, because it is not known who has answered. The reminder refers to the first e-mail.
6. **Close it** to read confidential and anonymous results. Groups that are too small are hidden, also from the total.

The results show what each group says of each topic, as charts with a table behind each, and how far people are apart. *Compare* sets an earlier survey beside this one, group by group, and says what cannot be compared and why. A copy keeps its questions, so that most of it can. Excel and CSV have every text; the page and the PDF have the first of them.

Read the results before you score. Once the survey is closed, the matrix compares topics with them; groups with too few answers stay out of it.`,
      zhTw: `問卷屬於重要性評估：在「重要性評估」選擇年度，再選擇「問卷」。

1. **以範本開始，** 或複製較早的問卷。問卷會以中英文詢問議題清單上的議題。欠缺其中一種語言的文字會加上標示。問題可附圖片，並須以兩種語言說明。
2. **選擇你的承諾。** 「具名」會顯示各人的回覆；「保密」會顯示誰已回覆，結果則不列姓名；「匿名」的儲存方式令數據庫也無法顯示作答者。
3. **加入組別及權重**，再以電郵地址加入成員。如要邀請其他人士，可為組別建立公開連結，並列印二維碼。
4. **開放問卷。** 連結由此生效。填寫者毋須帳戶，可使用任何裝置，並可在截止前修改或撤回回覆。
5. **發出提醒。** 匿名問卷會提醒所有人，因為無從得知誰已回覆；提醒電郵會請對方使用首封電郵的連結。
6. **截止問卷**後即可查閱保密及匿名問卷的結果。人數過少的組別會隱藏，亦不計入總數。

結果以圖表顯示各組別對每項議題的看法及其分歧，每個圖表均附表格。「比較」會將較早的問卷與此問卷按組別並列，並說明哪些部分不能比較及原因；以複製方式建立的問卷保留原有問題，因此大多可以比較。Excel 及 CSV 檔案載有全部文字回覆，頁面及 PDF 則載有首部分。

評分前可先行查閱結果。問卷截止後，矩陣會把議題與這些意見比較；回應過少的組別不會計入。`,
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
- **A sheet of bills** is imported in one go: choose *Import a sheet* and upload the Excel or CSV file of your supplier, or our template. Check what each column means; we’ll remember it. You see what happens to every row, which rows are refused and how to correct them, and *Undo import* undoes all of it.
- **By month** shows each meter with the twelve months of a year. Type into a cell, with a unit if it differs, or paste a block from a sheet. Rows with names are shown for checking first, and one *Undo* undoes all of it.
- **Coverage** shows which months have a bill, an estimate, a question or nothing.
- **Estimate** proposes amounts for missing months: the same month of the previous year by its days, otherwise the last twelve months. Estimates are marked; type the bill over them once you have it.
- **Deleted lines** can be restored: choose *Deleted* in the filter.`,
      zhTw: `開啟「氣候」的「活動數據」，取出一張帳單。選擇「加入活動數據」並說明使用了甚麼，系統只會問所需的資料。每項記錄是一個儀錶、車輛或供應商的一個月。

- **即時計算排放量。** 按記錄的名稱可逐步查看計算，以及採用了哪個因子和原因。
- **欠缺資料時會顯示問題，** 例如氣體帳單按總熱值還是淨熱值。在旁選擇即可。系統不會猜測，有待回覆問題的記錄亦不會計入任何總數。
- **整份帳單工作表**可一次過匯入：選擇「匯入工作表」，上載供應商的 Excel 或 CSV 檔案，或我們的範本。請核對各欄的意思，系統會記住。你可以看到每一行會如何處理、哪些行未能匯入及如何更正；「復原匯入」可全部取消。
- **按月份**顯示每個儀錶全年十二個月。可在格內輸入（單位不同時一併輸入），或從試算表貼上。附有名稱的行會先供你檢查，一次「復原」即可全部取消。
- **覆蓋情況**顯示哪些月份有帳單、估算、問題或沒有資料。
- **估算**為缺少的月份建議用量：先按上一年同月的日數，否則按之前的月份。估算會標示；取得帳單後直接輸入取代。
- **已刪除的記錄**可以復原：在篩選條件選擇「已刪除」。`,
    },
  },
  ...starterClimateEntries,
];
