import { beforeHan, counted, type DesignSettings, type Duty, defineWords, type IndexForm } from '@esg/contract';

type IndexWords = {
  readonly titles: Readonly<Record<IndexForm, string>>;
  readonly asked: Readonly<Record<IndexForm, string>>;
  /** Headings of the columns after the location. */
  readonly columns: Readonly<Record<IndexForm, string[]>>;
  readonly location: string;
  readonly statementOfUse: string;
  readonly griUsed: string;
  readonly gri1: string;
  readonly statements: Readonly<Record<DesignSettings['griClaim'], (organisation: string, period: string) => string>>;
  readonly preparedBy: string;
  readonly duties: Readonly<Record<Duty, string>>;
  /** What is counted. */
  readonly provisions: Readonly<Record<IndexForm, string>>;
  readonly counted: (standing: string, count: number) => string;
  /** Follows the counts of an index in which every provision is answered or explained. */
  readonly nothingMissing: (counts: string) => string;
  /** What a provision that is answered in part lacks. */
  readonly notGiven: (what: string) => string;
  /** A figure, and what it lacks. */
  readonly lackingOf: (figure: string, parts: string) => string;
  readonly list: (names: readonly string[]) => string;
  /** Provisions that the framework doesn't require and the report leaves out. */
  readonly notAsked: string;
  readonly decision: string;
  readonly decided: (count: number, name: string, day: string, reason: string) => string;
};

const en: IndexWords = {
  titles: {
    gri: 'GRI content index',
    hkex: 'HKEX ESG content index',
    tcfd: 'TCFD content index',
    ifrs: 'Index of disclosures',
    plain: 'Content index',
  },
  asked: {
    gri: 'GRI Standard and disclosure',
    hkex: 'Aspect, general disclosure or KPI',
    tcfd: 'Recommended disclosure',
    ifrs: 'Paragraph and requirement',
    plain: 'Disclosure',
  },
  columns: {
    gri: ['Omission: reason and explanation'],
    hkex: ['Obligation', 'Status', 'Explanation'],
    tcfd: ['Status', 'Explanation'],
    ifrs: ['Status', 'Explanation'],
    plain: ['Left out because'],
  },
  location: 'Page',
  statementOfUse: 'Statement of use',
  griUsed: 'GRI 1 used',
  gri1: 'GRI 1: Foundation 2021',
  statements: {
    'with-reference': (organisation, period) =>
      `${organisation} has reported the information cited in this GRI content index for the period ${period} with reference to the GRI Standards.`,
    'in-accordance': (organisation, period) =>
      `${organisation} has reported in accordance with the GRI Standards for the period ${period}.`,
  },
  preparedBy: 'Prepared with',
  duties: {
    yes: 'Mandatory',
    comply_or_explain: 'Comply or explain',
    if_material: 'Where material',
    recommended: 'Recommended',
    no: 'Voluntary',
  },
  provisions: {
    gri: 'Disclosures',
    hkex: 'Provisions',
    tcfd: 'Recommended disclosures',
    ifrs: 'Requirements',
    plain: 'Disclosures',
  },
  counted: (standing, count) => `${standing}: ${count}`,
  nothingMissing: (counts) => `${counts}. Nothing is missing.`,
  notGiven: (what) => `Not given: ${what}`,
  lackingOf: (figure, parts) => `${figure} (${parts})`,
  list: (names) => names.join(', '),
  notAsked: 'Not required and not reported',
  decision: 'Decision on what is missing',
  decided: (count, name, day, reason) =>
    `${name} decided on ${day} to publish without ${counted(count, 'provision', 'provisions')}: ${reason}`,
};

const zhTw: IndexWords = {
  titles: {
    gri: 'GRI 內容索引',
    hkex: '香港交易所環境、社會及管治內容索引',
    tcfd: 'TCFD 內容索引',
    ifrs: '披露索引',
    plain: '內容索引',
  },
  asked: {
    gri: 'GRI 準則及披露項目',
    hkex: '層面、一般披露或關鍵績效指標',
    tcfd: '建議披露',
    ifrs: '段落及規定',
    plain: '披露項目',
  },
  columns: {
    gri: ['從略原因及說明'],
    hkex: ['規定', '狀況', '解釋'],
    tcfd: ['狀況', '解釋'],
    ifrs: ['狀況', '解釋'],
    plain: ['從略原因'],
  },
  location: '頁',
  statementOfUse: '使用聲明',
  griUsed: '所使用的 GRI 1',
  gri1: 'GRI 1：基礎 2021',
  statements: {
    'with-reference': (organisation, period) =>
      `${beforeHan(organisation)}已參照 GRI 準則，匯報本 GRI 內容索引所列${period}期間的資料。`,
    'in-accordance': (organisation, period) => `${beforeHan(organisation)}已依循 GRI 準則匯報${period}期間的資料。`,
  },
  preparedBy: '編製依據',
  duties: {
    yes: '強制披露',
    comply_or_explain: '不遵守就解釋',
    if_material: '重要時披露',
    recommended: '建議披露',
    no: '自願披露',
  },
  provisions: { gri: '披露項目', hkex: '條文', tcfd: '建議披露', ifrs: '規定', plain: '披露項目' },
  counted: (standing, count) => `${standing}：${count}`,
  nothingMissing: (counts) => `${counts}。並無欠缺。`,
  notGiven: (what) => `未提供：${what}`,
  lackingOf: (figure, parts) => `${figure}（${parts}）`,
  list: (names) => names.join('、'),
  notAsked: '毋須披露且未匯報',
  decision: '有關欠缺項目的決定',
  decided: (count, name, day, reason) => `${beforeHan(name)}於${day}決定在欠缺 ${count} 項的情況下發布：${reason}`,
};

/** Texts of content indexes in documents. */
export const indexWords = defineWords<IndexWords>({ en, zhTw });
