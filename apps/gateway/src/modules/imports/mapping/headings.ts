import { type ImportField, importFields, type Language } from '@esg/contract';
import { inEachLanguage, inTraditional } from '@esg/standards';

/** Column headings of templates, in the words of exported files, and other headings that people use. */
type Heading = Record<Language, string> & { also: readonly string[] };

/** Headings of each field. */
export const headings: Record<ImportField, Heading> = {
  rowId: { en: 'Row ID', zhTw: '行識別碼', also: ['row identifier', '識別碼', '列識別碼'] },
  metric: {
    en: 'Metric',
    zhTw: '指標',
    also: 'metric code|metric key|metric name|indicator|kpi|data point|code|指標代碼|指標名稱|指標編號|關鍵績效指標|數據點|項目'.split(
      '|',
    ),
  },
  section: {
    en: 'Breakdown',
    zhTw: '細分',
    // Templates of before are headed `Part`.
    also: 'part|section|sub-metric|sub metric|split|部分|子指標|分類|明細'.split('|'),
  },
  entity: {
    en: 'Entity',
    zhTw: '實體',
    also: 'company|site|facility|location|subsidiary|business unit|building|vessel|ship|team|plant|organisation|公司|場址|地點|營運地點|附屬公司|樓宇|船舶|團隊|廠房|機構|業務單位'.split(
      '|',
    ),
  },
  period: {
    en: 'Reporting time',
    zhTw: '匯報時段',
    also: 'period|reporting period|year|fiscal year|financial year|fy|quarter|month|time|期間|匯報時間|匯報期|匯報期間|年度|年份|財政年度|季度|月份'.split(
      '|',
    ),
  },
  start: { en: 'Start', zhTw: '開始', also: 'from|start date|period start|begin|開始日期|起始日期|由'.split('|') },
  end: { en: 'End', zhTw: '結束', also: 'to|until|end date|period end|結束日期|截止日期|至'.split('|') },
  value: {
    en: 'Value',
    zhTw: '數值',
    also: 'amount|figure|quantity|number|answer|data|result|total|reading|consumption|數據|數量|金額|數字|內容|回答|總計|用量'.split(
      '|',
    ),
  },
  unit: {
    en: 'Unit',
    zhTw: '單位',
    also: 'units|uom|unit of measure|unit of measurement|currency|計量單位|貨幣'.split('|'),
  },
  descriptor: { en: 'Description', zhTw: '說明', also: 'descriptor|detail|details|描述|細節'.split('|') },
  labels: { en: 'Labels', zhTw: '標籤', also: 'label|tags|tag'.split('|') },
  source: {
    en: 'Source',
    zhTw: '數據來源',
    also: 'data source|evidence|reference|來源|資料來源|證明文件|憑證'.split('|'),
  },
  quality: {
    en: 'Quality',
    zhTw: '數據質素',
    also: 'data quality|quality mark|measured or estimated|質素|數據品質'.split('|'),
  },
  internal: { en: 'Internal', zhTw: '內部', also: 'internal only|confidential|僅供內部|內部使用|機密'.split('|') },
  methodology: {
    en: 'Methodology',
    zhTw: '計算方法',
    also: 'method|calculation method|basis|方法|方法學|計算基礎'.split('|'),
  },
  explanation: {
    en: 'Explanation',
    zhTw: '解釋',
    also: 'reason|reasons|reason for change|explanation of change|explanation of the change|原因|變動解釋|變動原因'.split(
      '|',
    ),
  },
  note: {
    en: 'Note',
    zhTw: '備註',
    also: 'notes|comment|comments|remark|remarks|附註|留言|評論'.split('|'),
  },
};

/** A heading for comparison: without case, punctuation and spaces. */
export const headingKey = (heading: string) =>
  inTraditional(heading.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 120);

/** The field of each known heading; the earlier in its list, the more certain. */
const known: ReadonlyMap<string, { field: ImportField; rank: number }> = new Map(
  importFields.flatMap((field) =>
    [headings[field].en, headings[field].zhTw, ...headings[field].also].map(
      (heading, rank) => [headingKey(heading), { field, rank }] as const,
    ),
  ),
);

export type Meaning = { field: ImportField /** The lower, the more certain. */; rank: number };

/** The field of a heading; earlier answers of the organisation come first. `Energy (MWh)` is also read without its brackets. */
export const meaningOf = (heading: string, remembered: ReadonlyMap<string, ImportField>): Meaning | undefined => {
  const key = headingKey(heading);
  if (key === '') return undefined;
  const field = remembered.get(key);
  if (field) return { field, rank: -1 };
  const bare = headingKey(heading.replace(/[([（【].*$/u, ''));
  const other =
    known.get(bare) ??
    inEachLanguage(heading)
      .slice(1)
      .map((text) => known.get(headingKey(text)))
      .find(Boolean);
  return known.get(key) ?? (other && { ...other, rank: other.rank + 100 });
};

/** Whether a heading only names the field of its column. */
export const isHeadingOf = (field: ImportField, heading: string) =>
  heading.trim() === '' || inEachLanguage(heading).some((text) => known.get(headingKey(text))?.field === field);

/** A code identifies a metric better than a name. */
export const isCodeHeading = (heading: string) => ['metriccode', 'metrickey', '指標代碼'].includes(headingKey(heading));
