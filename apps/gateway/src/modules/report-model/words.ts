import { afterHan, defineWords, type ReportModel } from '@esg/contract';

/** Fixed texts of a document (contract: ReportModel.words). Documents are made where no interface catalogue is loaded. */
export const documentWords = defineWords<ReportModel['words']>({
  en: {
    contents: 'Contents',
    reportingPeriod: 'Reporting period',
    reportingBoundary: 'Reporting boundary',
    stockCode: 'Stock code',
    preparedWith: 'Prepared with',
    omitted: 'Omitted',
    unanswered: 'Not answered',
    page: 'Page',
    value: 'Value',
    unit: 'Unit',
    descriptor: 'Description',
    disclosure: 'Disclosure',
    field: 'Item',
    contentIndex: 'Content index',
    draft: 'Draft',
    publishedOn: 'Published on',
    total: 'Total',
    restatements: 'Restated figures',
    before: 'Published before',
    now: 'Now',
    note: 'Note',
    change: 'Change',
  },
  zhTw: {
    contents: '目錄',
    reportingPeriod: '匯報期',
    reportingBoundary: '匯報範圍',
    stockCode: '股份代號',
    preparedWith: '編製依據',
    omitted: '從略',
    unanswered: '未填寫',
    page: '頁',
    value: '數值',
    unit: '單位',
    descriptor: '說明',
    disclosure: '披露項目',
    field: '項目',
    contentIndex: '內容索引',
    draft: '草稿',
    publishedOn: '發布日期',
    total: '總計',
    restatements: '重列數據',
    before: '先前發布',
    now: '現時',
    note: '附註',
    change: '變動',
  },
});

/** Replaces an answer that another disclosure of the chapter printed before. Chinese has a space only beside Latin letters. */
export const seeWords = defineWords({
  en: (code: string) => `See ${code}.`,
  zhTw: (code) => `見${afterHan(code)}。`,
});

const partsOf = defineWords({
  en: (year: string | undefined) => (year === undefined ? 'The parts' : `In ${year}, the parts`),
  zhTw: (year) => (year === undefined ? '各部分' : `${/^\d{4}$/.test(year) ? `${year} 年` : `${year} `}各部分`),
});

/** Texts around the parts of a figure. */
export const partsWords = defineWords({
  en: {
    ofWhich: 'Of which',
    /** The year is named where others are printed beside it. */
    fewer: (sum: string, gap: string, year?: string) =>
      `${partsOf.en(year)} add up to ${sum}, ${gap} less than the total.`,
    more: (sum: string, gap: string, year?: string) =>
      `${partsOf.en(year)} add up to ${sum}, ${gap} more than the total.`,
    /** Separates the notes of two years. */
    joint: ' ',
    alsoHolds: (names: string) => `The total also holds figures that are not listed here: ${names}.`,
  },
  zhTw: {
    ofWhich: '其中',
    fewer: (sum, gap, year) => `${partsOf.zhTw(year)}合計為 ${sum}，較總數少 ${gap}。`,
    more: (sum, gap, year) => `${partsOf.zhTw(year)}合計為 ${sum}，較總數多 ${gap}。`,
    joint: '',
    alsoHolds: (names) => `總數亦包括未有在此列出的數據：${names}。`,
  },
});

/** How a checkbox is written in a document. */
export const yesNoWords = defineWords({
  en: { yes: 'Yes', no: 'No' },
  zhTw: { yes: '是', no: '否' },
});
