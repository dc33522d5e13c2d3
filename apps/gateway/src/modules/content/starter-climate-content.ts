import { climateFactorLimits } from '@esg/contract';
import type { StarterEntry } from './starter-entry.ts';

/** Of the first articles those on the climate calculator, besides how activity data are entered. */
export const starterClimateEntries: readonly StarterEntry[] = [
  {
    kind: 'article',
    title: { en: 'Import bills and meter readings', zhTw: '匯入帳單及儀錶讀數' },
    summary: {
      en: 'From the sheet of a supplier to lines with emissions, and what to do with rows that are refused.',
      zhTw: '由供應商的工作表到附有排放量的記錄，以及如何處理未能匯入的行。',
    },
    body: {
      en: `Open *Climate*, then *Activity data*, and choose *Import a sheet*.

1. **Upload** the Excel or CSV file as your supplier sent it, or fill in our template.
2. **Columns.** See what each one stands for, and correct it where needed. What the sheet does not say, such as the country, you say once for all rows. We’ll remember both for the next sheet of this kind.
3. **Check the rows.** Nothing is stored yet. Each row is new, changed, unchanged or refused, with the reason. *Download the errors* gives you the refused ones as a file to correct. What is unclear, such as what exactly was used, is asked once for each meter: the answer holds for all of its rows, each with the factor of its own year, and for the next bills of a meter with a name; between several factors of one name you choose again.
4. **Import.** Emissions are calculated at once. A line that lacks something has a question; answer it beside the line. Amounts far from the other months of their meter are asked about before they’re stored: say why they’re right, or change the unit.

A bill that is there already is not counted twice. *Undo import* deletes what the import added and restores what it changed; lines that someone changed since are kept. Other sheets with the same bills left them out as known: upload those again after an undo.`,
      zhTw: `開啟「氣候」的「活動數據」，選擇「匯入試算表」。

1. **上載**供應商提供的 Excel 或 CSV 檔案，或填寫我們的範本。
2. **各欄。** 查看每欄的意思，有需要時更正。工作表沒有說明的資料（例如國家）可一次過為所有行填寫。系統會記住，供下次使用同類工作表。
3. **檢查各行。** 此時尚未儲存任何內容。每一行會標示為新增、更改、不變或未能匯入，並附原因。可下載未能匯入的行，更正後再上載。未清楚的資料（例如具體用了甚麼）每個儀錶只問一次：回答適用於該儀錶的所有行（各自採用所屬年份的因子），以及有名稱的儀錶其後的帳單；同一名稱有多個因子時，須再作選擇。
4. **匯入。** 系統即時計算排放量。欠缺資料的記錄會顯示問題，在旁回答即可。數量如與所屬儀錶的其他月份相差甚遠，系統會在儲存前詢問：請說明為何正確，或更改單位。

已有的帳單不會重複計算。「復原匯入」會刪除該次匯入新增的記錄，並還原更改過的記錄；其後有人修改的記錄會保留。其他工作表如有相同帳單，當時會視為已有而略過，復原後請再次上載。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Choose and prove emission factors', zhTw: '選擇及證明排放因子' },
    summary: {
      en: 'Which factor is used and why, how to enter your own with evidence, and who confirms it.',
      zhTw: '採用哪個因子及原因、如何輸入附證明文件的自設排放因子，以及由誰確認。',
    },
    body: {
      en: `A factor says what one unit of an activity sets free. Published factors are used by themselves; each names its source, edition, validity and licence.

- **Which one is taken** depends on what was used, where and when. Where several fit, your order of preference decides; change it under *Rules*. Press a line to read why its factor was taken, and what was passed over.
- **Own factors** are for what the library lacks, such as steam, or your supplier’s tariff. Choose *Add a factor* under *Factors*, with its source, the page in it, and its licence. Attach up to ${climateFactorLimits.documentsMax} documents of the document center as evidence. Everyone sees them where the factor is used; inventory reports list them.
- **Factors of the library that weren’t compared with their publisher** aren’t used. If you have the publication, choose *Check and use* beside the factor in the factor library or where a line asks: compare the numbers, and say where they stand.
- **Confirm it.** A factor is used only after someone has compared it with its source. Under *Rules* you can ask for a second person: then nobody confirms what they entered themselves. Until then its lines have a question and count nowhere.
- **A change** removes the confirmation. *Log* shows who entered, changed, confirmed and removed what.
- **Afterwards recalculate** under *Rules*. You see first which lines would change, and by how much. Figures that are published stay as they are until you publish again.`,
      zhTw: `因子說明一單位的活動會產生多少排放。系統會自動採用已發布的因子，每個因子都列明來源、版本、有效期及授權條款。

- **採用哪個因子**取決於使用了甚麼、在何處及何時。如有多於一個合適的因子，按你的優先次序決定，可在「規則」更改。按一項記錄可查看採用其因子的原因，以及未有採用哪些因子。
- **自設排放因子**用於因子庫沒有的項目，例如蒸汽或供應商的收費計劃。在「因子」選擇「新增因子」，填寫來源、所在頁數及授權條款。可從文件中心附上最多 ${climateFactorLimits.documentsMax} 份證明文件，採用該因子的地方都會顯示，溫室氣體清單亦會列出。
- **因子庫中未與發布機構核對的排放因子**不會採用。如果你有該刊物，可在因子庫或提出問題的記錄旁選擇「核對並採用」，核對數字，並註明所在位置。
- **確認。** 有人與來源核對後，因子才會採用。在「規則」可要求由第二人確認，即任何人都不可確認自己輸入的因子。在此之前，有關記錄會顯示問題，不會計入任何總數。
- **更改**會取消確認。「紀錄」列出誰輸入、更改、確認及移除了甚麼。
- **其後在「規則」重新計算。** 你會先看到哪些記錄會改變及改變多少。已發布的數據會維持不變，直至你再次發布。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Screen scope 3', zhTw: '篩選範圍 3' },
    summary: {
      en: 'Which categories matter, what they roughly come to, how they are calculated, and what reports say.',
      zhTw: '哪些類別相關、粗略排放量、計算方法，以及報告如何說明。',
    },
    body: {
      en: `Open *Climate*, then *Scope 3*. The table lists the categories of the GHG Protocol. Press one to open it.

1. **Read what belongs in it**, and what counts in another category or scope.
2. **Decide whether it is relevant**, by size, influence, risk, stakeholders, outsourcing, guidance for your industry or spending. A category that is not relevant needs a reason. People who may confirm factors decide; the page and the log say who did, and when.
3. **Estimate it roughly** from a yearly amount, such as spending from the ledger. Only confirmed factors and your own confirmed ones are used. Where none fits, you see why instead of a number, and where to add a factor. No report counts an estimate.
4. **Plan it**: the method, who has the data, and until when.
5. **Enter lines.** *Enter a line* asks only for kinds of activity that belong in the category; *Enter by month* opens the grid. The tonnes, the share of scope 3 and the months with lines then stand beside the decision.

Inventory reports print what is left out with its reason, what is relevant and not calculated yet, and what has not been decided. A category with results always counts, whatever was decided.

*What reports say* is a text made from the decisions. Store it in the data hub for a reporting time: it is offered wherever GRI, IFRS S2, HKEX and other frameworks ask which categories are included. *Download as Excel* has everything, with the factor of each estimate.`,
      zhTw: `開啟「氣候」的「範圍 3」。表格列出 GHG Protocol 的各個類別，按類別即可開啟。

1. **閱讀所屬內容**，以及計入其他類別或範圍的項目。
2. **決定是否相關**：按規模、影響力、風險、持份者、外判、行業指引或支出判斷。不相關的類別必須填寫原因。由可確認排放因子的人員決定，頁面及紀錄會列明決定人及日期。
3. **粗略估算**：按全年數量計算，例如總帳的支出。系統只採用已確認的因子及你已確認的自設因子。沒有合適因子時，會顯示原因及新增因子的位置，而不會顯示數字。報告不會計入估算。
4. **訂立計劃**：計算方法、由誰提供數據，以及限期。
5. **輸入記錄。**「輸入一項記錄」只列出屬於該類別的活動；「按月輸入」會開啟表格。噸數、佔範圍 3 的比例及有記錄的月份會顯示於決定旁。

溫室氣體清單會列出不納入的類別及原因、相關但尚未計算的類別，以及尚未決定的類別。不論如何決定，有結果的類別一律計入。

「報告如何說明」是按決定撰寫的文字。可按匯報期存入數據總匯，凡 GRI、IFRS S2、HKEX 及其他框架查問納入哪些類別時，系統都會提供。「下載為 Excel」包含所有內容及每項估算的因子。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Where a number comes from', zhTw: '數字從何而來' },
    summary: {
      en: 'From a result back to the bill: every step, its source, and what to show an assurance provider.',
      zhTw: '由結果追溯至帳單：每一步、其來源，以及可向核證機構展示的資料。',
    },
    body: {
      en: `Every result can be followed back to what someone typed.

1. **Results** under *Climate* open with the newest year that has lines. Choose what to break them down by; the table below the chart leads to the lines behind each figure.
2. **A line** shows its calculation: the amount as entered, conversions of units, the factor, each gas, its warming potential, and the share that counts. Numbers are exact; they are rounded only where they are shown.
3. **The factor** says why it was taken, how old it is, how uncertain it is, and which documents bear it out.
4. **What changed** divides the change since the previous year into use, factors, mix and entities that joined or left. The parts add up exactly.
5. **Published figures** in the data hub and in reports lead back here: emissions, energy by source and water. Where a line keeps energy or water from being known, no part of it is published.

For an assurance provider, make the inventory report as Excel: each step of a line is a formula there, so that a changed amount changes everything after it. Of very many lines it has the steps of the first ones and the sum of the others; the page says how many. Choose one entity or fewer months for every step.

A line with a question counts nowhere. Scope 2 is always shown both ways, by location and by market, and never added together. CO₂ from biomass stands beside the scopes.`,
      zhTw: `每項結果都可追溯至輸入的資料。

1. 「氣候」的**結果**會顯示有記錄的最新年度。選擇分類方式，圖表下的表格會帶你到每個數字背後的記錄。
2. **記錄**會顯示其計算：輸入的數量、單位換算、因子、各種氣體、其升溫潛能值，以及計入的比例。數字均為精確數值，只在顯示時才四捨五入。
3. **因子**會說明採用的原因、年份、不確定性，以及證明文件。
4. **變動原因**把與上一年的差異分為用量、因子、組合，以及加入或離開的實體，各部分相加完全相符。
5. 數據總匯及報告內的**已發布數據**可追溯至此，包括排放量、按來源劃分的能源及用水。如有記錄令能源或用水無法得知，系統不會只發布其中一部分。

如要提供予核證機構，可把溫室氣體清單製作成 Excel：記錄的每一步都是公式，更改一個數量，其後的數字都會跟著改變。記錄極多時，檔案列出首批記錄的步驟及其餘記錄的總和，頁面會註明數目；如需所有步驟，請選擇一個實體或較少月份。

有待回覆問題的記錄不會計入任何總數。範圍 2 一律同時按地區及按市場顯示，兩者不會相加。生物質產生的二氧化碳列於範圍以外。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Make an inventory report', zhTw: '製作溫室氣體清單' },
    summary: {
      en: 'Your emissions of a year as a document by the GHG Protocol and ISO 14064-1.',
      zhTw: '把一年的排放量製作成符合 GHG Protocol 及 ISO 14064-1 的文件。',
    },
    body: {
      en: `Open *Climate* and choose *Inventory report*.

- **Choose** the year or reporting time, and all entities or one. Entities count by your organisational boundary; one entity’s own inventory counts it whole.
- **What it lacks** is listed first, each with the way to it: open questions, outdated results, who is responsible, the base year, uncertainties, verification. You enter these under *Rules*. While lines are open or outdated, the document says that it is a draft.
- **Uncertainty** is calculated only from what is stated: by your own factors, and by you for each kind of amount. Nothing is assumed.
- **Create files** in PDF, Word and Excel, in English, Chinese or both, in your brand. The Excel file has an audit appendix with the steps as formulas, up to a number of results that the page names.

The report shows boundaries, emissions by scope, category, gas and entity, the base year, methods, factors with their sources and evidence, and data quality. Its index says which part answers which item of the standards.`,
      zhTw: `開啟「氣候」，選擇「溫室氣體清單」。

- **選擇**年度或匯報期，以及所有實體或一個實體。實體按機構邊界計入；單一實體的清單則全數計入。
- **尚欠資料**會首先列出，並可直接前往填寫：待回覆的問題、過時的結果、負責人、基準年、不確定性及核證，均在「規則」輸入。仍有待回覆或過時的記錄時，文件會註明為草稿。
- **不確定性**只按已說明的數值計算，即自設排放因子所列的數值及你為各類數量填寫的數值，不作任何假設。
- **製作檔案：** 可選 PDF、Word 及 Excel，英文、中文或兩者，並採用你的品牌。Excel 檔案附有審計附錄，各步驟均為公式，以頁面註明的結果數目為限。

報告列出邊界、按範圍、類別、氣體及實體劃分的排放量、基準年、方法、附來源及證明文件的因子，以及數據質素。索引說明哪一部分回應標準的哪一項。`,
    },
  },
  {
    kind: 'article',
    title: { en: 'Choose a base year and recalculate it', zhTw: '選擇及重新計算基準年' },
    summary: {
      en: 'The year that later ones are compared with, when it is recalculated, and what that restates.',
      zhTw: '供日後比較的年度、何時重新計算，以及會重列甚麼。',
    },
    body: {
      en: `Choose the base year under *Climate*, *Rules*, with the reason for it and a threshold in percent.

1. **Adopt it** once all of its lines have a result. Its figures are kept as they are then, and every later inventory prints them.
2. **Compared with now.** The page always shows what the base year comes to with the factors, rules and entities of now, and why that differs: entities that joined or left, other shares, other factors, corrected data.
3. **Beyond the threshold** it tells you to recalculate. *Adopt the recalculated base year* asks for a reason; the earlier version stays in the history.
4. **Restatement.** Figures of the base year that published reports print, and that changed thereby, are restated with your reason. The next report prints both and says why.

To say where you want to go from there, open a metric in the data hub and set a target.`,
      zhTw: `在「氣候」的「規則」選擇基準年，並填寫原因及門檻（百分比）。

1. 所有記錄都有結果後，即可**採納**。當時的數字會保留，其後每份清單都會列出。
2. **與現時比較。** 頁面會一直顯示基準年按現時的因子、規則及實體計算的數字，以及差異的原因：加入或離開的實體、不同的比例、不同的因子，以及更正的數據。
3. **超出門檻**時會提示重新計算。「採納重新計算的基準年」會要求填寫原因，較早的版本會保留在歷史紀錄。
4. **重列。** 已發布報告所列並因此改變的基準年數據，會連同你的原因重列。下一份報告會列出新舊數字及原因。

如要說明日後的方向，可在數據總匯開啟一項指標並訂立目標。`,
    },
  },
];
